import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ConsentPurpose } from '@bookgrove/contract';
import { GetPeople, GetPeopleAround, HasConsent } from '../../identity/contract.ts';
import { signedAs } from './story.rules.ts';

/** Somebody's story with everybody who wrote it, as `WRITTEN_BY` selects it. */
export type WrittenBy = { id: string; authors: string[]; needs: ConsentPurpose[] };
/** Of a story `s`: what its families have to say yes to. A voice is let out by a yes of its own. */
export const NEEDS = `case when jsonb_path_exists(s.pages, '$[*].voice ? (@ != null)')
  then array['publish', 'photo'] else array['publish'] end as needs`;
/** Of a story `s`: its id, who wrote it, the one who began first, and what their families are asked. */
export const WRITTEN_BY = `s.id, s.author_id || array(select c.user_id from catalog.story_co_author c
  where c.tenant_id = s.tenant_id and c.story_id = s.id and c.joined_at is not null
  order by c.joined_at, c.user_id) as authors, ${NEEDS}`;

/** Somebody who wrote, as far as their family's yes goes. */
export interface Key {
  turned: boolean;
  /** A child, or somebody who was one at the school. */
  student: boolean;
  /** The first name of an active child; null for everybody else. */
  child: string | null;
}

/** Whether the families let what their children wrote be published. Grown-ups answer for themselves. */
@Injectable()
export class FamilyKey {
  constructor(private readonly queries: QueryBus) {}

  /** Whether the family of everybody who wrote it says yes. */
  async turnedBy({ authors, needs }: Pick<WrittenBy, 'authors' | 'needs'>): Promise<boolean> {
    const keys = await Promise.all(authors.map((author) => this.of(author, needs)));
    return keys.every(({ turned }) => turned);
  }

  /** Somebody who wrote, and whether their family says yes to all of this. */
  async of(authorId: string, needs: readonly ConsentPurpose[]): Promise<Key> {
    const { child } = await this.queries.execute(new GetPeopleAround(authorId));
    if (child) {
      const said = await Promise.all(
        needs.map((purpose) => this.queries.execute(new HasConsent(authorId, purpose))),
      );
      return { turned: said.every(Boolean), student: true, child: child.first_name };
    }
    // Somebody who is no student any more has no family to ask: only staff goes on without.
    const [person] = await this.queries.execute(new GetPeople([authorId]));
    const student = person?.role === 'student';
    return { turned: person !== undefined && !student, student, child: null };
  }

  /** Whether the families of all who wrote it let somebody else put it into another language. */
  async letsTranslate(authors: string[], translator: string): Promise<boolean> {
    const others = authors.filter((author) => author !== translator);
    return this.turnedBy({ authors: others, needs: ['translate'] });
  }

  /** The names below a story, each once: of a child the first name at most, and that only where the family lets it be told. */
  async signatures(authors: string[], school: string): Promise<string[]> {
    const names = await Promise.all(
      authors.map(async (author) => {
        const { child, student, turned } = await this.of(author, ['public_name']);
        if (child !== null || student) return signedAs(child ?? '', school, turned);
        const [person] = await this.queries.execute(new GetPeople([author]));
        return person ? `${person.first_name} ${person.last_name}`.trim() : school;
      }),
    );
    // Two children whose families keep their names stand as one young author.
    return [...new Set(names)];
  }
}
