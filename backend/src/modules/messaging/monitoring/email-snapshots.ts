import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { LinkSecrets } from '../../../platform/link-secrets.ts';
import { LOGO_IMAGE } from '../emails/templates/layout/html.ts';
import { maskedParts } from './email-log.rules.ts';

const LIFE_MS = 5 * 60_000;

/**
 * The HTML part of an e-mail for a frame, which cannot send an access token: its address holds a proof that is given to the
 * platform's team only, and ends after five minutes.
 */
@Injectable()
export class EmailSnapshots {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly secrets: LinkSecrets,
  ) {}

  pathOf(id: string): string {
    const until = this.clock.now().getTime() + LIFE_MS;
    return `/api/email-snapshots/${id}.${until}.${this.proof(id, until)}`;
  }

  /** @throws AppError 404 for every token that does not fit, and where the e-mail has no HTML part any more */
  async read(token: string): Promise<string> {
    const [id = '', until = '', proof = ''] = token.split('.');
    if (!isUuid(id) || !/^\d{13}$/.test(until) || Number(until) < this.clock.now().getTime())
      throw notFound('e-mail');
    const [given, own] = [Buffer.from(proof), Buffer.from(this.proof(id, Number(until)))];
    if (given.length !== own.length || !timingSafeEqual(given, own)) throw notFound('e-mail');
    const [found] = await this.db.oversee([
      { name: 'email_snapshot', text: 'select text, html from messaging.email where id = $1', values: [id] },
    ]);
    const email = found!.rows[0] as { text: string; html: string | null } | undefined;
    const html = email && maskedParts(email.text, email.html).html;
    if (!html) throw notFound('e-mail');
    return html.replace(LOGO_IMAGE, '');
  }

  private proof(id: string, until: number): string {
    return this.secrets.secretOf(`email-snapshot:${id}:${until}`);
  }
}
