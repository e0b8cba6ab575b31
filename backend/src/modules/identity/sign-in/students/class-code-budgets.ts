import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import {
  CLASS_CODE_ADDRESS_BUDGET,
  CLASS_CODE_GLOBAL_BUDGET,
  CLASS_CODE_SCHOOL_BUDGET,
  CLASS_CODE_TRY_BUDGET,
} from './student-sign-in.budgets.ts';

/** An admitted attempt with a class code. One of the methods must be called, once. */
interface CodeTry {
  opened(): Promise<void>;
  missed(): Promise<void>;
}

/**
 * Wrong class codes take from three budgets: of their IP address, of the school and of all schools. The last
 * two, which many strangers together can use up, never refuse an address from which somebody of this school
 * signed in recently.
 *
 * An attempt is counted before its class is looked up, and returned when the code is right, so that parallel
 * attempts are all counted. A repeated attempt with the same code from an address is counted only when it is
 * wrong, because a whole class signs in at the same moment, from one address, with one code.
 */
@Injectable()
export class ClassCodeBudgets {
  private readonly knownAddresses = new LRUCache<string, Promise<boolean>>({ max: 10_000, ttl: 1_000 });

  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
  ) {}

  /** Admits an attempt with a code, or refuses with 429 when the budgets of this address are used up. */
  async admit(code: string, address: string): Promise<CodeTry> {
    await this.each('check', address);
    const digest = createHash('sha256').update(code).digest('base64url');
    const key = `${currentTenantId()}:${address}:${digest}`;
    if (!(await this.isNew(key)))
      return { opened: () => Promise.resolve(), missed: () => this.each('take', address) };
    try {
      await this.each('take', address);
    } catch (refusal) {
      // Otherwise codes could be marked as tried while the address is refused, and then all be tried at once.
      await this.budgets.reset(CLASS_CODE_TRY_BUDGET, key);
      throw refusal;
    }
    return { opened: () => this.refund(address), missed: () => Promise.resolve() };
  }

  private async isNew(key: string): Promise<boolean> {
    try {
      await this.budgets.take(CLASS_CODE_TRY_BUDGET, key);
      return true;
    } catch (refusal) {
      if (refusal instanceof AppError) return false;
      throw refusal;
    }
  }

  private async each(action: 'check' | 'take', address: string): Promise<void> {
    // The shared budgets are checked first: their refusals are cached in this process, those of addresses
    // rarely.
    if (action === 'check') await this.shared(action, address);
    await this.budgets[action](CLASS_CODE_ADDRESS_BUDGET, address);
    if (action === 'take') await this.shared(action, address);
  }

  private async shared(action: 'check' | 'take', address: string): Promise<void> {
    try {
      await this.budgets[action](CLASS_CODE_SCHOOL_BUDGET, currentTenantId());
      await this.budgets[action](CLASS_CODE_GLOBAL_BUDGET, 'all');
    } catch (refusal) {
      if (!(await this.isKnown(address))) throw refusal;
    }
  }

  /**
   * Whether somebody of this school signed in from this address recently; looked up at most once a second for
   * each address.
   */
  private isKnown(address: string): Promise<boolean> {
    const key = `${currentTenantId()}:${address}`;
    const asked = this.knownAddresses.get(key);
    if (asked) return asked;
    const known = this.db
      .rows({
        name: 'address_of_school',
        text: `select 1 from identity.session
               where tenant_id = $1 and address = $2 and created_at > now() - interval '30 days' limit 1`,
        values: [currentTenantId(), address],
      })
      .then((rows) => rows.length > 0);
    this.knownAddresses.set(key, known);
    known.catch(() => this.knownAddresses.delete(key));
    return known;
  }

  private async refund(address: string): Promise<void> {
    await this.budgets.refund(CLASS_CODE_ADDRESS_BUDGET, address);
    await this.budgets.refund(CLASS_CODE_SCHOOL_BUDGET, currentTenantId());
    await this.budgets.refund(CLASS_CODE_GLOBAL_BUDGET, 'all');
  }
}
