import type { ImpactKind } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { IMPACT_TOPIC } from './impact.live.ts';

/** A row of the journal before it is written. */
export interface ImpactEntry {
  kind: ImpactKind;
  /** What it counts, at most 160 characters. An entry whose kind and source are known is not written again. */
  source: string;
  /** A count, or minor units; negative for a correction. */
  quantity: number;
  /** ISO 4217 for money; absent for counts. */
  currency?: string;
  /** Who achieved it. */
  people?: readonly string[];
  /** Their classes at that time. */
  classes?: readonly string[];
  /** 1 to 17 */
  goals?: readonly number[];
  project?: string | null;
  book?: string | null;
  at: Date;
}

/** The only code that writes `giving.impact_event`. The counters follow by a trigger of the table. */
@Injectable()
export class ImpactJournal {
  constructor(private readonly live: LiveMessages) {}

  /**
   * Writes entries of the running tenant; those that are known already are left out.
   * @returns how many were written
   */
  async record(tx: Tx, entries: readonly ImpactEntry[]): Promise<number> {
    if (entries.length === 0) return 0;
    const subjects = await subjectsOf(tx, [...new Set(entries.flatMap(({ people = [] }) => people))]);
    const { count } = await tx.impactEvent.createMany({
      data: entries.map((entry) => ({
        tenant_id: currentTenantId(),
        id: newId(),
        kind: entry.kind,
        source: entry.source,
        quantity: entry.quantity,
        unit: entry.currency ?? '',
        subject_ids: distinct((entry.people ?? []).map((person) => subjects.get(person)!)),
        class_ids: distinct(entry.classes ?? []),
        goals: distinct(entry.goals ?? []),
        project_id: entry.project ?? null,
        book_id: entry.book ?? null,
        occurred_at: entry.at,
      })),
      skipDuplicates: true,
    });
    if (count > 0) await this.live.publish(tx, IMPACT_TOPIC, []);
    return count;
  }

  /** Counts the journal of the running tenant from scratch. Returns how many counters were wrong. */
  async recount(tx: Tx): Promise<number> {
    const [row] = await tx.$queryRaw<{ wrong: number }[]>`select giving.recount_impact() as wrong`;
    return row!.wrong;
  }
}

/**
 * The subject of each person; one is made for those who have none. Two transactions at once may make two for the same
 * person, which is harmless: the numbers of a person are the sum over their subjects.
 */
async function subjectsOf(tx: Tx, people: readonly string[]): Promise<Map<string, string>> {
  const subjects = new Map<string, string>();
  if (people.length === 0) return subjects;
  const tenant_id = currentTenantId();
  const known = await tx.impactSubject.findMany({
    where: { tenant_id, person_id: { in: [...people] } },
    orderBy: { subject_id: 'desc' },
  });
  for (const { person_id, subject_id } of known) subjects.set(person_id, subject_id);
  const fresh = people
    .filter((person) => !subjects.has(person))
    .map((person_id) => ({ tenant_id, subject_id: newId(), person_id }));
  if (fresh.length > 0) await tx.impactSubject.createMany({ data: fresh });
  for (const { person_id, subject_id } of fresh) subjects.set(person_id, subject_id);
  return subjects;
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
