/** The fields of an account that a merge decides about. Hashes and addresses are copied unchanged. */
export interface MergedAccount {
  email: string | null;
  email_verified_at: Date | null;
  avatar: string | null;
  birth_year: number | null;
  birth_month: number | null;
  password_hash: string | null;
  picture_hash: string | null;
  status: 'active' | 'archived';
  last_seen_at: Date | null;
  created_at: Date;
}

const newest = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other);

/**
 * The surviving account after the merge: its own values stay, and missing ones come from the other. If either
 * account is active, the result is active.
 */
export function accountAfter(kept: MergedAccount, merged: MergedAccount): MergedAccount {
  // Birth month and year come from the same account.
  const { birth_year, birth_month } = kept.birth_year === null ? merged : kept;
  const takesAddress = kept.email === null && merged.email !== null;
  return {
    email: kept.email ?? merged.email,
    email_verified_at: takesAddress ? merged.email_verified_at : kept.email_verified_at,
    avatar: kept.avatar ?? merged.avatar,
    birth_year,
    birth_month,
    password_hash: kept.password_hash ?? merged.password_hash,
    picture_hash: kept.picture_hash ?? merged.picture_hash,
    status: kept.status === 'active' || merged.status === 'active' ? 'active' : 'archived',
    last_seen_at: newest(kept.last_seen_at, merged.last_seen_at),
    created_at: kept.created_at < merged.created_at ? kept.created_at : merged.created_at,
  };
}

/** A guardian's link to one of the two accounts, or an open invitation (no guardian yet). */
export interface LinkOfEither {
  id: string;
  student_id: string;
  guardian_id: string | null;
  state: 'invited' | 'pending_school' | 'active' | 'revoked';
  permissions: string[];
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
}

interface LinkDecisions {
  end: { id: string; reason: string }[];
  narrow: { id: string; permissions: string[] }[];
}

const ONE_LINK = 'Both accounts of the child became one';
const ENDED_THERE = 'Ended for the other account of the child';

/**
 * Decides about guardians who were linked to both accounts: one link stays, an approved one before a pending
 * one, and it has the permissions of both. A link that was ended after the other began stays ended: a
 * guardian who was removed from the child does not regain access by a merge.
 */
export function linksAfter(links: LinkOfEither[], keptId: string): LinkDecisions {
  const end: LinkDecisions['end'] = [];
  const narrow: LinkDecisions['narrow'] = [];
  for (const guardian of new Set(links.map(({ guardian_id }) => guardian_id))) {
    if (guardian === null) continue;
    const own = links.filter(({ guardian_id }) => guardian_id === guardian);
    const live = own
      .filter(({ state }) => state === 'active' || state === 'pending_school')
      .sort((one, other) => rank(one, keptId) - rank(other, keptId));
    const [stays, ...others] = live;
    if (!stays) continue;
    for (const { id } of others) end.push({ id, reason: ONE_LINK });
    const barred = own.some(
      ({ state, student_id, ended_at }) =>
        state === 'revoked' &&
        student_id !== stays.student_id &&
        ended_at !== null &&
        ended_at > (stays.started_at ?? stays.created_at),
    );
    if (barred) end.push({ id: stays.id, reason: ENDED_THERE });
    else if (others.length > 0) {
      const permissions = stays.permissions.filter((one) =>
        others.every((other) => other.permissions.includes(one)),
      );
      if (permissions.length < stays.permissions.length) narrow.push({ id: stays.id, permissions });
    }
  }
  return { end, narrow };
}

const rank = ({ state, student_id }: LinkOfEither, keptId: string): number =>
  (state === 'active' ? 0 : 2) + (student_id === keptId ? 0 : 1);

/** A guardian's answer about one purpose, for either account. */
interface AnswerOfEither {
  id: string;
  purpose: string;
  given_at: Date;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
}

/**
 * The consents that are no longer in force: for each purpose the newest answer counts. A withdrawal
 * holds for both accounts.
 */
export function withdrawnByMerging(
  answers: AnswerOfEither[],
): { id: string; withdrawn_at: Date; withdrawn_by: string }[] {
  return [...new Set(answers.map(({ purpose }) => purpose))].flatMap((purpose) => {
    const own = answers.filter((answer) => answer.purpose === purpose);
    const last = own
      .filter((answer) => answer.withdrawn_at !== null)
      .sort((one, other) => other.withdrawn_at!.getTime() - one.withdrawn_at!.getTime())[0];
    if (!last?.withdrawn_by) return [];
    const { withdrawn_at, withdrawn_by } = last;
    const lastYes = Math.max(...own.map(({ given_at }) => given_at.getTime()));
    if (lastYes > withdrawn_at!.getTime()) return [];
    return own
      .filter((answer) => answer.withdrawn_at === null)
      .map(({ id }) => ({ id, withdrawn_at: withdrawn_at!, withdrawn_by }));
  });
}

/** A valid badge of either account. */
interface BadgeOfEither {
  id: string;
  created_at: Date;
}

/** The badges that become void: a child has one valid badge, the one printed last. */
export const voidedByMerging = (badges: BadgeOfEither[]): string[] =>
  [...badges]
    .sort((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .slice(1)
    .map(({ id }) => id);
