import { EventEmitter } from 'node:events';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config.ts';
import { currentTenantId } from '../../context.ts';
import { DatabaseListener } from '../../db/database-listener.ts';
import { Db } from '../../db/db.ts';

const CHANNEL = 'bookgrove_live_sound';

/** A piece of sound that somebody sent into a room. */
interface SoundPiece {
  tenantId: string;
  subject: string;
  userId: string;
  data: Buffer;
}

/**
 * Relays sound between the processes: by notifications of the database, which are stored nowhere and hold at most 8,000
 * bytes. What is sent while a process does not listen is lost, as sound may be. Listening begins with the first room.
 */
@Injectable()
export class LiveSound implements BeforeApplicationShutdown {
  private readonly pieces = new EventEmitter().setMaxListeners(0);
  private listener: DatabaseListener | null = null;

  constructor(
    private readonly config: Config,
    private readonly db: Db,
  ) {}

  /** Calls `hear` for each piece, of every room, until the returned function is called. */
  async follow(hear: (piece: SoundPiece) => void): Promise<() => void> {
    this.pieces.on('piece', hear);
    if (!this.listener) {
      this.listener = new DatabaseListener(this.config.databaseAppUrl, CHANNEL, (payload) =>
        this.read(payload),
      );
      await this.listener.start();
    }
    return () => this.pieces.off('piece', hear);
  }

  async send(subject: string, userId: string, data: Buffer): Promise<void> {
    await this.db.system([
      {
        name: 'live_sound',
        text: 'select pg_notify($1, $2)',
        values: [CHANNEL, [currentTenantId(), subject, userId, data.toString('base64')].join(' ')],
      },
    ]);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.listener?.stop();
  }

  private read(payload: string | undefined): void {
    const [tenantId, subject, userId, data] = payload?.split(' ') ?? [];
    if (tenantId && subject && userId && data)
      this.pieces.emit('piece', { tenantId, subject, userId, data: Buffer.from(data, 'base64') });
  }
}
