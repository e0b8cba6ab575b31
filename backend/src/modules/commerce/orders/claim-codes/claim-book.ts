import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { ClaimCodes } from './claim-codes.ts';
import { claimState, readClaimCode, type ClaimState } from './claim-code.rules.ts';
import { CodeGrants } from './code-grants.ts';

/**
 * A person gets the book of a code. Repeating it changes nothing. Failures: 404 `claim_code_unknown`; 409 `claim_code_revoked`,
 * `claim_code_owned`, `claim_code_used_up`.
 */
export class ClaimBook extends Command<void> {
  constructor(
    readonly code: string,
    readonly person: Principal,
  ) {
    super();
  }
}

@CommandHandler(ClaimBook)
export class ClaimBookHandler implements ICommandHandler<ClaimBook> {
  constructor(
    private readonly codes: ClaimCodes,
    private readonly db: Db,
    private readonly grants: CodeGrants,
  ) {}

  async execute({ code: text, person: { userId } }: ClaimBook): Promise<void> {
    const entered = readClaimCode(text);
    if (!entered) throw unknownCode();
    await this.db.transaction(async (tx) => {
      const code = await this.codes.lockedByCode(tx, entered);
      if (!code) throw unknownCode();
      const { claimed, own } = await this.grants.holders(tx, code, [userId]);
      const state = claimState(
        { ...code, revoked: code.revoked_at !== null },
        { claimed: claimed.has(userId), owns: own.has(userId) },
      );
      if (state === 'mine') return;
      if (state !== 'open') throw new AppError('conflict', `claim_code_${state}`, REASONS[state]);
      await this.grants.issue(tx, code, [userId]);
    });
  }
}

const REASONS: Readonly<Record<Exclude<ClaimState, 'open' | 'mine'>, string>> = {
  revoked: 'This code does not work any more. Please ask whoever gave it to you.',
  owned: 'You have this book already. Keep the code for somebody else.',
  used_up: 'This code has been used up. Please ask whoever gave it to you.',
};

/** The refusal of a code that does not exist here. */
export const unknownCode = (): AppError =>
  new AppError(
    'not_found',
    'claim_code_unknown',
    'We do not know this code. Please look at every letter again.',
  );
