import pg from 'pg';

const RETRY_MS = 1_000;

/** One connection that listens on a channel of the database, and connects again whenever it is lost. */
export class DatabaseListener {
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  /**
   * @param woken called for each notification with its text, and each time after it has begun to listen: notifications that were sent
   * while it did not listen are lost, so the caller then reads what it keeps in a table
   */
  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly woken: (payload?: string) => void,
  ) {}

  /** Resolves after the first attempt, whether it succeeded or not. */
  async start(): Promise<void> {
    if (this.stopped) return;
    const client = new pg.Client({ connectionString: this.databaseUrl, keepAlive: true });
    this.client = client;
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.woken(payload));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
      this.woken();
    } catch {
      this.lose(client);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    void client.end().catch(() => undefined);
    if (!this.stopped) this.timer = setTimeout(() => void this.start(), RETRY_MS).unref();
  }
}
