import type { EntryState } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Outbox } from '../../../platform/messaging/outbox.ts';
import { issueCertificate } from '../certificates/issue-certificate.ts';
import { ChallengeCompleted } from '../contract.ts';
import type { ChallengeRow } from './challenge-row.ts';
import { isFinished } from './challenge.rules.ts';

interface NewEntry {
  id: string;
  challenge: Pick<ChallengeRow, 'tenant_id' | 'id'>;
  user_id: string;
  class_id: string | null;
  mark: string;
  /** YYYY-MM-DD */
  today: string;
  text: string;
  quantity: number;
  state: EntryState;
  story_id: string | null;
  wants_show: boolean;
  may_show: boolean;
  /** The author among them. */
  members: readonly string[];
  at: Date;
}

/** Writes an entry with its team. @returns false when the person has one of the same mark */
export async function addEntry(tx: Tx, entry: NewEntry): Promise<boolean> {
  const tenant_id = currentTenantId();
  const { challenge, today, members, at, ...data } = entry;
  const { count } = await tx.challengeEntry.createMany({
    data: [
      {
        ...data,
        tenant_id,
        challenge_tenant: challenge.tenant_id,
        challenge_id: challenge.id,
        day: new Date(`${today}T00:00:00Z`),
        created_at: at,
      },
    ],
    skipDuplicates: true,
  });
  if (count === 0) return false;
  await tx.challengeMember.createMany({
    data: members.map((user_id) => ({ tenant_id, entry_id: entry.id, user_id })),
  });
  return true;
}

/** Finishes the challenge for those who have enough accepted entries; again, it changes nothing. */
export async function finishFor(
  tx: Tx,
  outbox: Outbox,
  challenge: Pick<ChallengeRow, 'id' | 'needs' | 'goals' | 'title'>,
  people: readonly string[],
  at: Date,
): Promise<void> {
  const tenant_id = currentTenantId();
  for (const user_id of people) {
    const accepted = await tx.challengeEntry.count({
      where: { tenant_id, challenge_id: challenge.id, state: 'accepted', members: { some: { user_id } } },
    });
    if (!isFinished(accepted, challenge)) continue;
    const { count } = await tx.challengeDone.createMany({
      data: [{ tenant_id, challenge_id: challenge.id, user_id, done_at: at }],
      skipDuplicates: true,
    });
    if (count === 0) continue;
    await issueCertificate(tx, outbox, {
      userId: user_id,
      kind: 'contribution',
      subject: `challenge:${challenge.id}`,
      title: challenge.title,
      issuedAt: at,
    });
    await outbox.add(tx, ChallengeCompleted, {
      challenge_id: challenge.id,
      user_id,
      goals: challenge.goals,
      at: at.toISOString(),
    });
  }
}
