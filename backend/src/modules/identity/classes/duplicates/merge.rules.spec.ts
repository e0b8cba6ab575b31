import { describe, expect, it } from '@jest/globals';
import {
  accountAfter,
  linksAfter,
  voidedByMerging,
  withdrawnByMerging,
  type LinkOfEither,
  type MergedAccount,
} from './merge.rules.ts';

const day = (n: number): Date => new Date(Date.UTC(2026, 8, n));
const account = (change: Partial<MergedAccount> = {}): MergedAccount => ({
  email: null,
  email_verified_at: null,
  avatar: null,
  birth_year: null,
  birth_month: null,
  password_hash: null,
  picture_hash: null,
  status: 'active',
  last_seen_at: null,
  created_at: day(5),
  ...change,
});
const link = (change: Partial<LinkOfEither>): LinkOfEither => ({
  id: 'l',
  student_id: 'kept',
  guardian_id: 'pat',
  state: 'active',
  permissions: ['view_progress', 'consent'],
  created_at: day(1),
  started_at: day(1),
  ended_at: null,
  ...change,
});

describe('the surviving account', () => {
  it('keeps its own sign-in methods and takes over missing ones only', () => {
    const kept = account({ password_hash: 'own', last_seen_at: day(9) });
    const merged = account({
      password_hash: 'other',
      picture_hash: 'sun',
      avatar: 'fox',
      created_at: day(2),
    });
    expect(accountAfter(kept, merged)).toEqual(
      account({
        password_hash: 'own',
        picture_hash: 'sun',
        avatar: 'fox',
        last_seen_at: day(9),
        created_at: day(2),
      }),
    );
  });

  it('takes over month and year of birth together only', () => {
    const told = account({ birth_year: 2016, birth_month: 9 });
    expect(accountAfter(account(), told)).toMatchObject({ birth_year: 2016, birth_month: 9 });
    expect(accountAfter(account({ birth_year: 2015 }), told)).toMatchObject({
      birth_year: 2015,
      birth_month: null,
    });
  });

  it('does not take over the verification of another address', () => {
    const kept = account({ email: 'a@x.test' });
    const merged = account({ email: 'b@x.test', email_verified_at: day(3) });
    expect(accountAfter(kept, merged)).toMatchObject({ email: 'a@x.test', email_verified_at: null });
    expect(accountAfter(account(), merged)).toMatchObject({ email: 'b@x.test', email_verified_at: day(3) });
  });

  it('is active when either account was', () => {
    const [here, gone] = [account(), account({ status: 'archived' })];
    expect(accountAfter(gone, here).status).toBe('active');
    expect(accountAfter(here, gone).status).toBe('active');
    expect(accountAfter(gone, gone).status).toBe('archived');
  });
});

describe('guardians of both accounts', () => {
  it('keep one link, the approved one, with the permissions of both', () => {
    const links = [
      link({ id: 'waits', state: 'pending_school', started_at: null, permissions: ['view_progress'] }),
      link({ id: 'approved', student_id: 'merged' }),
      link({ id: 'alone', student_id: 'merged', guardian_id: 'sam' }),
      link({ id: 'code', student_id: 'merged', guardian_id: null, state: 'invited' }),
    ];
    expect(linksAfter(links, 'kept')).toEqual({
      end: [{ id: 'waits', reason: 'Both accounts of the child became one' }],
      narrow: [{ id: 'approved', permissions: ['view_progress'] }],
    });
  });

  it('who were blocked on one account do not regain access through the other', () => {
    const ended = link({ id: 'ended', state: 'revoked', ended_at: day(8) });
    const open = link({ id: 'open', student_id: 'merged', started_at: day(7) });
    expect(linksAfter([ended, open], 'kept').end).toEqual([
      { id: 'open', reason: 'Ended for the other account of the child' },
    ]);
    expect(linksAfter([ended, { ...open, started_at: day(9) }], 'kept').end).toEqual([]);
  });
});

describe('consents of both accounts', () => {
  const yes = { id: 'yes', purpose: 'photo', given_at: day(3), withdrawn_at: null, withdrawn_by: null };
  const no = { id: 'no', purpose: 'photo', given_at: day(1), withdrawn_at: day(4), withdrawn_by: 'pat' };

  it('take the latest decision for each purpose', () => {
    expect(withdrawnByMerging([yes, no])).toEqual([{ id: 'yes', withdrawn_at: day(4), withdrawn_by: 'pat' }]);
    expect(withdrawnByMerging([{ ...yes, given_at: day(5) }, no])).toEqual([]);
    expect(withdrawnByMerging([{ ...yes, purpose: 'sale' }, no])).toEqual([]);
  });
});

it('the latest badge stays valid', () => {
  const badges = [
    { id: 'old', created_at: day(1) },
    { id: 'new', created_at: day(3) },
    { id: 'older', created_at: day(2) },
  ];
  expect(voidedByMerging(badges)).toEqual(['older', 'old']);
  expect(voidedByMerging([])).toEqual([]);
});
