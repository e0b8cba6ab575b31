import { randomBytes } from 'node:crypto';
import { MESSAGES, type Language, type Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { usernameFor } from './sign-up.rules.ts';

const TRIES = 3;

/** An account that somebody creates by registering. */
interface OwnAccount {
  /** A new id when left out. */
  id?: string;
  first_name: string;
  last_name: string;
  email: string;
  country: string;
  language: Language | null;
  role: Role;
  password_hash: string;
  birth_year?: number;
  birth_month?: number;
  wants_canva?: boolean;
  agreed_to_terms_at: Date;
}

/**
 * Creates the account of a person who registers, and resolves to its id. The unique indexes decide between
 * two concurrent requests; a username that is in use is generated again.
 * @throws AppError invalid `email_registered` when an account of the school has the address already
 */
export async function createOwnAccount(tx: Tx, account: OwnAccount): Promise<string> {
  const { first_name, last_name, email, id = newId() } = account;
  const tenant_id = currentTenantId();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const username = usernameFor(first_name, last_name, randomBytes(4).toString('hex'));
    const { count } = await tx.user.createMany({
      data: [{ ...account, id, tenant_id, username, self_registered: true }],
      skipDuplicates: true,
    });
    if (count === 1) return id;
    const [taken] = await tx.$queryRaw<object[]>`select 1 from identity.user_account
      where tenant_id = ${tenant_id}::uuid and lower(email) = lower(${email})`;
    if (taken) break;
  }
  throw emailRegistered();
}

/** The refusal of an address that an account or a waiting registration has already. */
export const emailRegistered = (): AppError =>
  new AppError('invalid', 'email_registered', MESSAGES.emailRegistered, {
    fields: { email: [MESSAGES.emailRegistered] },
  });
