import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { Metrics } from '../../../platform/observability/metrics.ts';

/** An outage that lasts. */
interface Outage {
  failing_since: Date;
  last_error: string;
  reported: boolean;
}

/**
 * Since when the mail server fails: it cannot be reached, refuses the sign-in, or puts every e-mail off. An e-mail
 * that it accepts ends the outage, and so does one that it refuses for good: then it works, and the address or the
 * e-mail is wrong. All processes share one row.
 */
@Injectable()
export class MailOutage {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly log: PinoLogger,
    metrics: Metrics,
  ) {
    log.setContext(MailOutage.name);
    metrics.watch(
      'mail_server_failing_seconds',
      'How long the mail server has failed; 0 while it works',
      async () => {
        const outage = await this.current();
        return outage ? (this.clock.now().getTime() - outage.failing_since.getTime()) / 1000 : 0;
      },
    );
  }

  /** Runs `send` and notes whether the mail server works. What `send` did counts, also when it cannot be noted. */
  async watch<T>(send: () => Promise<T>): Promise<T> {
    try {
      const sent = await send();
      await this.note(this.end());
      return sent;
    } catch (error) {
      await this.note(isRefusal(error) ? this.end() : this.begin(codeOf(error)));
      throw error;
    }
  }

  /** Null while the mail server works. */
  async current(): Promise<Outage | null> {
    const [found] = await this.db.system([
      {
        name: 'mail_outage',
        text: `select failing_since, last_error, reported from messaging.mail_outage`,
        values: [],
      },
    ]);
    return (found!.rows[0] as Outage | undefined) ?? null;
  }

  async markReported(): Promise<void> {
    await this.db.system([
      { name: 'mail_outage_reported', text: 'update messaging.mail_outage set reported = true', values: [] },
    ]);
  }

  /** An e-mail that was sent would be sent twice if a failure here were taken for one of sending. */
  private async note(change: Promise<void>): Promise<void> {
    await change.catch((error: unknown) =>
      this.log.warn({ err: error }, 'the state of the mail server could not be stored'),
    );
  }

  private async begin(error: string): Promise<void> {
    await this.db.system([
      {
        name: 'mail_outage_begins',
        text: `insert into messaging.mail_outage (id, failing_since, last_error) values (1, $1, $2)
               on conflict (id) do update set last_error = excluded.last_error`,
        values: [this.clock.now(), error],
      },
    ]);
  }

  private async end(): Promise<void> {
    await this.db.system([
      { name: 'mail_outage_ends', text: 'delete from messaging.mail_outage', values: [] },
    ]);
  }
}

interface SmtpError {
  code?: string;
  responseCode?: number;
}

/** The server refused one e-mail or its recipient for good. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 500 } = error as SmtpError;
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Without the words of the server, which may repeat an address. */
function codeOf(error: unknown): string {
  const { code = 'UNKNOWN', responseCode } = error as SmtpError;
  return responseCode ? `${code} ${responseCode}` : code;
}
