import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Config, derivedKey } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { ResourceRow } from './resource.rules.ts';

/** How long an address of a file works, and in which steps it changes: browsers keep what they have fetched. */
const LIFE_S = 6 * 3_600;
const STEP_S = 3_600;

/** Files of one resource, opened at one school. */
export interface OpenFiles {
  tenantId: string;
  id: string;
  fileId: string;
  /** Ending of the file. */
  kind: string;
  /** Name under which it is kept by whoever takes it along. */
  name: string;
  /** It is a film, which lies where films lie. */
  film: boolean;
}

/**
 * Signed addresses for the files of resources: pictures, players and downloads of a browser bring no token along. Whoever
 * was shown the resource holds the right to its files for some hours, at this school alone.
 */
@Injectable()
export class ResourceTickets {
  private readonly key: KeyObject;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.key = createSecretKey(derivedKey(config, 'resource-files'));
  }

  /** Path below which the files are found; null without a file. */
  open({ id, kind, file_id, file_kind, title }: ResourceRow): string | null {
    if (!file_id) return null;
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const expires = Math.ceil((now + LIFE_S) / STEP_S) * STEP_S;
    const name = title.replace(/[^\p{L}\p{N}\p{M} -]+/gu, '').trim().slice(0, 80) || kind; // prettier-ignore
    const claim = Buffer.from(
      JSON.stringify([currentTenantId(), id, file_id, file_kind, name, kind === 'film', expires]),
    ).toString('base64url');
    return `/api/resource-files/${claim}.${this.sign(claim)}`;
  }

  /** What a ticket opens here; null when it was not signed here, for here, or is too old. */
  read(ticket: string): OpenFiles | null {
    const [claim = '', signature = ''] = ticket.split('.');
    const expected = Buffer.from(this.sign(claim));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const [tenantId, id, fileId, kind, name, film, expires] = JSON.parse(
      Buffer.from(claim, 'base64url').toString(),
    ) as [string, string, string, string, string, boolean, number];
    if (tenantId !== currentTenantId() || expires * 1000 < this.clock.now().getTime()) return null;
    return { tenantId, id, fileId, kind, name, film };
  }

  private sign(claim: string): string {
    return createHmac('sha256', this.key).update(claim).digest('base64url');
  }
}
