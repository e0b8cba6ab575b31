import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';

/** The rules by which a price is divided: versions that never change once used. */
@Injectable()
export class RoyaltyRules {
  /** The version in force now for sales of the running school; its id is frozen on the order line. */
  current(_tx: Tx): Promise<{ id: string; version: number; platform_bps: number }> {
    throw new Error('not built');
  }
}
