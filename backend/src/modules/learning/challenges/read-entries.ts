import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { SMALL_GROUP, type EntryState } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { FindWithoutConsent, GetPeople, type Person } from '../../identity/contract.ts';
import type { EntryView } from './challenge-views.ts';
import { isShown } from './challenge.rules.ts';

/** An entry with the ids of its team. */
interface EntryRow extends Record<string, unknown> {
  id: string;
  challenge_id: string;
  user_id: string;
  class_id: string | null;
  day: string;
  text: string;
  quantity: number;
  state: EntryState;
  story_id: string | null;
  wants_show: boolean;
  may_show: boolean;
  feedback: string;
  members: string[];
  total: number;
}

const COLUMNS = `e.id, e.challenge_id, e.user_id, e.class_id, to_char(e.day, 'YYYY-MM-DD') as day, e.text, e.quantity, e.state,
  e.story_id, e.wants_show, e.may_show, e.feedback,
  array(select m.user_id from learning.challenge_member m where m.tenant_id = e.tenant_id and m.entry_id = e.id) as members,
  count(*) over ()::int as total`;
/** Entries that a page has at most. */
const MOST = 100;

/** Reads entries of the running school. */
@Injectable()
export class ReadEntries {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** Entries of a person, alone or in a team, the newest first. */
  ofPerson(challengeId: string, person: string): Promise<EntryRow[]> {
    return this.rows(
      `e.challenge_id = $2::uuid and exists (select 1 from learning.challenge_member m
         where m.tenant_id = e.tenant_id and m.entry_id = e.id and m.user_id = $3::uuid)`,
      [challengeId, person],
    );
  }

  /** Entries whose author and teacher agree to the showcase, the newest first. */
  forShowcase(challengeId: string): Promise<EntryRow[]> {
    return this.rows(`e.challenge_id = $2::uuid and e.state = 'accepted' and e.wants_show and e.may_show`, [
      challengeId,
    ]);
  }

  /** Texts that wait for a teacher, the oldest first; `people`: of these authors, null: of everybody. */
  waiting(people: readonly string[] | null, limit: number, offset: number): Promise<EntryRow[]> {
    return this.rows(
      `e.state = 'handed_in' and e.story_id is null and ($2::uuid[] is null or e.user_id = any($2::uuid[]))`,
      [people],
      `order by e.created_at, e.id limit ${limit} offset ${offset}`,
    );
  }

  /** What the school, or one class, has done together: entries that were handed in and not returned. */
  async together(
    challengeId: string,
    classId: string | null,
  ): Promise<{ school: number; class: number; people: number }> {
    const [row] = await this.db.rows<{ school: number; class: number; people: number }>({
      name: 'challenge_together',
      text: `select coalesce(sum(quantity), 0)::int as school,
               coalesce(sum(quantity) filter (where class_id = $3::uuid), 0)::int as class,
               count(distinct user_id)::int as people
             from learning.challenge_entry
             where tenant_id = $1 and challenge_id = $2 and state <> 'returned'`,
      values: [currentTenantId(), challengeId, classId],
    });
    return row!;
  }

  /** People by id, in parts of 100. */
  async people(ids: readonly string[]): Promise<Map<string, Person>> {
    const known = new Map<string, Person>();
    const wanted = [...new Set(ids)];
    for (let at = 0; at < wanted.length; at += 100)
      for (const person of await this.queries.execute(new GetPeople(wanted.slice(at, at + 100))))
        known.set(person.id, person);
    return known;
  }

  /** Those of these people whose family has not consented that what they make is published. */
  async withoutConsent(people: readonly string[]): Promise<Set<string>> {
    return new Set(await this.queries.execute(new FindWithoutConsent([...new Set(people)], 'publish')));
  }

  /** Entries as their authors see them. */
  async views(rows: readonly EntryRow[], viewer: string): Promise<EntryView[]> {
    const members = rows.flatMap((row) => row.members);
    const [known, without] = await Promise.all([this.people(members), this.withoutConsent(members)]);
    return rows.map((row) => ({
      id: row.id,
      day: row.day,
      text: row.text,
      quantity: row.quantity,
      state: row.state,
      story_id: row.story_id,
      wants_show: row.wants_show,
      shown: isShown(row, without),
      waits_for_family: isShown(row, new Set()) && !isShown(row, without),
      team: row.members.map((id) => known.get(id)?.first_name ?? '').filter(Boolean),
      feedback: row.feedback,
      mine: row.user_id === viewer,
    }));
  }

  private rows(where: string, values: unknown[], rest = `order by e.created_at desc, e.id limit ${MOST}`) {
    return this.db.rows<EntryRow>({
      name: '',
      text: `select ${COLUMNS} from learning.challenge_entry e where e.tenant_id = $1::uuid and ${where} ${rest}`,
      values: [currentTenantId(), ...values],
    });
  }
}

/** A sum that visitors may see: null while it is of a few people alone. */
export const publicSum = (sum: number, people: number): number | null => (people < SMALL_GROUP ? null : sum);
