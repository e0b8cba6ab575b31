import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ConsentPurpose } from '@bookgrove/contract';
import { GetPeople, GetContactsOfPerson, HasConsent } from '../../../identity/contract.ts';
import { signedAs } from './story.rules.ts';

/** A story with its authors and the consents that it needs, as `STORY_AUTHORSHIP` selects it. */
export type StoryAuthorship = { id: string; authors: string[]; needs: ConsentPurpose[] };
/** SQL for a story `s`: the consents that its families have to give. A recording needs an additional one. */
export const CONSENT_NEEDS = `case when jsonb_path_exists(s.pages, '$[*].voice ? (@ != null)')
  then array['publish', 'photo'] else array['publish'] end as needs`;
/** SQL for a story `s`: its id, its authors (the one who began it first), and the consents that it needs. */
export const STORY_AUTHORSHIP = `s.id, s.author_id || array(select c.user_id from catalog.story_co_author c
  where c.tenant_id = s.tenant_id and c.story_id = s.id and c.joined_at is not null
  order by c.joined_at, c.user_id) as authors, ${CONSENT_NEEDS}`;

/** An author, and whether their family consents. */
interface AuthorConsent {
  consented: boolean;
  /** A child, or a former student of the school. */
  student: boolean;
  /** The first name of an active child; null for everybody else. */
  child: string | null;
}

/** What the family of a child says to the publication of a story. */
export interface FamilyAnswer {
  child: { id: string; first_name: string };
  answer: 'agreed' | 'asked' | 'no_guardian';
}

/** Whether the families consent to what their children write being published. Adults need nobody's consent. */
@Injectable()
export class FamilyConsent {
  constructor(private readonly queries: QueryBus) {}

  /** Whether the families of all authors have given the consents that the story needs. */
  async allConsent({ authors, needs }: Pick<StoryAuthorship, 'authors' | 'needs'>): Promise<boolean> {
    const consents = await Promise.all(authors.map((author) => this.of(author, needs)));
    return consents.every(({ consented }) => consented);
  }

  /** An author, and whether their family has given all of these consents. */
  async of(authorId: string, needs: readonly ConsentPurpose[]): Promise<AuthorConsent> {
    const { child } = await this.queries.execute(new GetContactsOfPerson(authorId));
    if (child) {
      const given = await Promise.all(
        needs.map((purpose) => this.queries.execute(new HasConsent(authorId, purpose))),
      );
      return { consented: given.every(Boolean), student: true, child: child.first_name };
    }
    // A former student has no guardian here who could consent; only staff need no consent.
    const [person] = await this.queries.execute(new GetPeople([authorId]));
    const student = person?.role === 'student';
    return { consented: person !== undefined && !student, student, child: null };
  }

  /** For each child among the authors: whether the family has agreed, has to answer, or has nobody who could. */
  async answers({ authors, needs }: Pick<StoryAuthorship, 'authors' | 'needs'>): Promise<FamilyAnswer[]> {
    const all = await Promise.all(
      authors.map(async (author) => {
        const { child, guardians } = await this.queries.execute(new GetContactsOfPerson(author));
        if (!child) return [];
        const { consented } = await this.of(author, needs);
        const answer = consented ? 'agreed' : guardians.length > 0 ? 'asked' : 'no_guardian';
        return [{ child: { id: child.id, first_name: child.first_name }, answer } as const];
      }),
    );
    return all.flat();
  }

  /** Whether the families of all authors allow somebody else to translate the story. */
  async mayTranslate(authors: string[], translator: string): Promise<boolean> {
    const others = authors.filter((author) => author !== translator);
    return this.allConsent({ authors: others, needs: ['translate'] });
  }

  /**
   * The names printed below a story, each once: for a child at most the first name, and only with the family's
   * consent.
   */
  async signatures(authors: string[], school: string): Promise<string[]> {
    const names = await Promise.all(
      authors.map(async (author) => {
        const { child, student, consented } = await this.of(author, ['public_name']);
        if (child !== null || student) return signedAs(child ?? '', school, consented);
        const [person] = await this.queries.execute(new GetPeople([author]));
        return person ? `${person.first_name} ${person.last_name}`.trim() : school;
      }),
    );
    // Children whose families did not consent have the same signature, which is printed once.
    return [...new Set(names)];
  }
}
