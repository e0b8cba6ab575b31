import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Config, derivedKey } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { ResourceRow } from './resource.rules.ts';

/**
 * Lifetime of a file's address, and the interval at which it changes: within it, browsers can cache the file.
 */
const LIFE_S = 6 * 3_600;
const STEP_S = 3_600;

/** The files of one resource that a signed address opens, in one tenant. */
export interface OpenFiles {
  tenantId: string;
  id: string;
  fileId: string;
  /** File name extension. */
  kind: string;
  /** Name of the downloaded file. */
  name: string;
  /** Whether it is a film, stored in the folder of films. */
  film: boolean;
}

/**
 * Signed addresses (capability URLs) for the files of resources: pictures, players and downloads of a browser
 * send no token. Everybody to whom the resource was shown may open its files for some hours, in this tenant
 * alone.
 */
@Injectable()
export class ResourceLinks {
  private readonly key: KeyObject;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.key = createSecretKey(derivedKey(config, 'resource-files'));
  }

  /** Path prefix of the files; null without a file. */
  open({ id, kind, file_id, file_kind, title }: ResourceRow): string | null {
    if (!file_id) return null;
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const expires = Math.ceil((now + LIFE_S) / STEP_S) * STEP_S;
    const name =
      title
        .replace(/[^\p{L}\p{N}\p{M} -]+/gu, '')
        .trim()
        .slice(0, 80) || kind;
    const claim = Buffer.from(
      JSON.stringify([currentTenantId(), id, file_id, file_kind, name, kind === 'film', expires]),
    ).toString('base64url');
    return `/api/resource-files/${claim}.${this.sign(claim)}`;
  }

  /**
   * The files that a signed address opens here; null when it was not signed by this server for this tenant,
   * or has expired.
   */
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
