import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetPeople, GetPeopleAround, HasConsent } from '../../identity/contract.ts';

/** Somebody's story with everybody who wrote it, as `WRITTEN_BY` selects it. */
export type WrittenBy = { id: string; authors: string[] };
/** Of a story `s`: its id, and who wrote it, the one who began first. */
export const WRITTEN_BY = `s.id, s.author_id || array(select c.user_id from catalog.story_co_author c
  where c.tenant_id = s.tenant_id and c.story_id = s.id and c.joined_at is not null
  order by c.joined_at, c.user_id) as authors`;

/** Whether the families let what their children wrote be published. Grown-ups answer for themselves. */
@Injectable()
export class FamilyKey {
  constructor(private readonly queries: QueryBus) {}

  /** Whether the family of everybody who wrote it says yes. */
  async turnedBy(authors: string[]): Promise<boolean> {
    const keys = await Promise.all(authors.map((author) => this.of(author)));
    return keys.every(({ turned }) => turned);
  }

  async of(authorId: string): Promise<{ turned: boolean; named: boolean; child: string | null }> {
    const { child } = await this.queries.execute(new GetPeopleAround(authorId));
    if (!child) {
      // Somebody who is no student any more has no family to ask: only staff goes on without.
      const [person] = await this.queries.execute(new GetPeople([authorId]));
      return { turned: person !== undefined && person.role !== 'student', named: true, child: null };
    }
    return {
      turned: await this.queries.execute(new HasConsent(authorId, 'publish')),
      named: await this.queries.execute(new HasConsent(authorId, 'public_name')),
      child: child.first_name,
    };
  }
}
