import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { ShortMemory } from '../../../platform/short-memory.ts';

/** A code that may be looked for now. Say what came of it, once. */
export interface CodeTry {
  opened(): Promise<void>;
  missed(): Promise<void>;
}

/**
 * Wrong class codes use up three budgets: of their address, of the school and of all schools. The last two, which a
 * crowd of strangers can empty, never keep out an address that somebody of this school signed in from.
 *
 * A code is counted before its class is looked for, and given back when it opens: many codes at the same moment are many
 * codes. An address's second try of the same code is no guess and is counted only when it misses: a whole class comes
 * in at the same moment, from one address, with one code.
 */
@Injectable()
export class CodeBudgets {
  private readonly places = new ShortMemory<Promise<boolean>>();

  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
  ) {}

  /** Lets a code be looked for, or refuses with 429 when there is nothing left for this address. */
  async admit(code: string, address: string): Promise<CodeTry> {
    await this.each('check', address);
    const digest = createHash('sha256').update(code).digest('base64url');
    const key = `${currentTenantId()}:${address}:${digest}`;
    if (!(await this.isNew(key)))
      return { opened: () => Promise.resolve(), missed: () => this.each('take', address) };
    try {
      await this.each('take', address);
    } catch (refusal) {
      // Otherwise codes could be made old in front of a shut door, and all be tried at once when it opens.
      await this.budgets.reset('class-code-try', key);
      throw refusal;
    }
    return { opened: () => this.giveBack(address), missed: () => Promise.resolve() };
  }

  private async isNew(key: string): Promise<boolean> {
    try {
      await this.budgets.take('class-code-try', key);
      return true;
    } catch (refusal) {
      if (refusal instanceof AppError) return false;
      throw refusal;
    }
  }

  private async each(deed: 'check' | 'take', address: string): Promise<void> {
    // When looking, first what many share: under a flood that is known by heart, and an address is not.
    if (deed === 'check') await this.shared(deed, address);
    await this.budgets[deed]('class-code-address', address);
    if (deed === 'take') await this.shared(deed, address);
  }

  private async shared(deed: 'check' | 'take', address: string): Promise<void> {
    try {
      await this.budgets[deed]('class-code-school', currentTenantId());
      await this.budgets[deed]('class-code-global', 'all');
    } catch (refusal) {
      if (!(await this.isKnown(address))) throw refusal;
    }
  }

  /** Whether somebody of this school signed in from there lately; asked once a second, however many come at once. */
  private isKnown(address: string): Promise<boolean> {
    const place = `${currentTenantId()}:${address}`;
    const asked = this.places.get(place);
    if (asked) return asked;
    const known = this.db
      .rows({
        name: 'address_of_school',
        text: `select 1 from identity.session
               where tenant_id = $1 and address = $2 and created_at > now() - interval '30 days' limit 1`,
        values: [currentTenantId(), address],
      })
      .then((rows) => rows.length > 0);
    this.places.set(place, known);
    known.catch(() => this.places.delete(place));
    return known;
  }

  private async giveBack(address: string): Promise<void> {
    await this.budgets.giveBack('class-code-address', address);
    await this.budgets.giveBack('class-code-school', currentTenantId());
    await this.budgets.giveBack('class-code-global', 'all');
  }
}
