import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { page, type PageQuery } from '../../../platform/http/page.ts';
import { GetStoryFacts } from '../../catalog/contract.ts';
import {
  FindWithoutConsent,
  ListClassmates,
  ListMemberships,
  ListStudentsOfTeacher,
} from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import type { ChallengeFilters } from './challenge-bodies.ts';
import {
  challengeItem,
  challengeView,
  type ChallengePage,
  type ChallengeView,
  type ChallengeWork,
  type ChallengeWorkPage,
  type OwnChallenge,
  type Showcase,
} from './challenge-views.ts';
import { entryFormOf, isFinished, isShown, timeOf } from './challenge.rules.ts';
import { FindChallenges } from './find-challenges.ts';
import { publicSum, ReadEntries } from './read-entries.ts';

/** One page of the challenges of the school and of the platform. */
export class ListChallenges extends Query<ChallengePage> {
  constructor(
    readonly filters: ChallengeFilters,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListChallenges)
export class ListChallengesHandler implements IQueryHandler<ListChallenges> {
  constructor(private readonly find: FindChallenges) {}

  async execute({ filters, url }: ListChallenges): Promise<ChallengePage> {
    const today = await this.find.today();
    const rows = (await this.find.listed(filters)).filter(
      (row) => filters.time === undefined || timeOf(row, today) === filters.time,
    );
    const shown = rows.slice(filters.offset, filters.offset + filters.limit);
    return page(
      url,
      filters,
      rows.length,
      shown.map((row) => challengeItem(row, currentTenantId(), today)),
    );
  }
}

/** A published challenge by id or slug. */
export class GetChallenge extends Query<ChallengeView> {
  constructor(readonly idOrSlug: string) {
    super();
  }
}

@QueryHandler(GetChallenge)
export class GetChallengeHandler implements IQueryHandler<GetChallenge> {
  constructor(private readonly find: FindChallenges) {}

  async execute({ idOrSlug }: GetChallenge): Promise<ChallengeView> {
    const row = await this.find.one(idOrSlug);
    return challengeView(row, currentTenantId(), await this.find.today());
  }
}

/** How far the signed-in person is, and what class and school have done together. */
export class GetOwnChallenge extends Query<OwnChallenge> {
  constructor(readonly idOrSlug: string) {
    super();
  }
}

@QueryHandler(GetOwnChallenge)
export class GetOwnChallengeHandler implements IQueryHandler<GetOwnChallenge> {
  constructor(
    private readonly entries: ReadEntries,
    private readonly find: FindChallenges,
    private readonly queries: QueryBus,
  ) {}

  async execute({ idOrSlug }: GetOwnChallenge): Promise<OwnChallenge> {
    const challenge = await this.find.one(idOrSlug);
    const { id: viewer, role } = signedIn();
    const [today, rows, memberships, mates] = await Promise.all([
      this.find.today(),
      this.entries.ofPerson(challenge.id, viewer),
      this.queries.execute(new ListMemberships(viewer)),
      challenge.teams && role === 'student' ? this.queries.execute(new ListClassmates(viewer)) : [],
    ]);
    const own = memberships[0] ?? null;
    const [sums, entries, people] = await Promise.all([
      this.entries.together(challenge.id, own?.class_id ?? null),
      this.entries.views(rows, viewer),
      this.entries.people(mates),
    ]);
    const accepted = rows.filter(({ state }) => state === 'accepted').length;
    const enteredToday = rows.some((row) => row.user_id === viewer && row.day === today);
    const running = timeOf(challenge, today) === 'running';
    const form = entryFormOf(challenge.kind);
    const done = isFinished(accepted, challenge);
    const open = challenge.each_day
      ? !enteredToday
      : rows.filter(({ user_id }) => user_id === viewer).length < challenge.needs;
    return {
      today,
      accepted,
      done,
      may_enter: running && (form === 'text' || form === 'story') && open,
      entries,
      class: own && { name: own.name, total: sums.class },
      school_total: sums.school,
      classmates: [...people.values()].map(({ id, first_name }) => ({ id, name: first_name })),
    };
  }
}

/** Entries that everybody may see: a teacher has agreed, and each family has consented. */
export class GetShowcase extends Query<Showcase> {
  constructor(readonly idOrSlug: string) {
    super();
  }
}

@QueryHandler(GetShowcase)
export class GetShowcaseHandler implements IQueryHandler<GetShowcase> {
  constructor(
    private readonly entries: ReadEntries,
    private readonly find: FindChallenges,
    private readonly queries: QueryBus,
  ) {}

  async execute({ idOrSlug }: GetShowcase): Promise<Showcase> {
    const { id } = await this.find.one(idOrSlug);
    const rows = await this.entries.forShowcase(id);
    const people = rows.flatMap(({ members }) => members);
    const [without, nameless, known, sums, stories] = await Promise.all([
      this.entries.withoutConsent(people),
      this.queries.execute(new FindWithoutConsent([...new Set(people)], 'public_name')),
      this.entries.people(people),
      this.entries.together(id, null),
      this.queries.execute(new GetStoryFacts(rows.flatMap(({ story_id }) => story_id ?? []))),
    ]);
    const hidden = new Set(nameless);
    const results = rows
      .filter((row) => isShown(row, without))
      .map((row) => ({ row, story: stories.find((one) => one.id === row.story_id) ?? null }))
      // A story is read as its book, which has passed every check of its own.
      .filter(({ row, story }) => row.story_id === null || story?.book)
      .map(({ row, story }) => ({
        id: row.id,
        text: row.text,
        title: story?.title ?? null,
        book_id: story?.book ?? null,
        names: row.members
          .filter((member) => !hidden.has(member))
          .flatMap((member) => known.get(member)?.first_name ?? []),
      }));
    return { count: results.length, results, school_total: publicSum(sums.school, sums.people) };
  }
}

/** Entries that wait for the signed-in teacher, the oldest first; an administrator sees those of the school. */
export class ListChallengeWork extends Query<ChallengeWorkPage> {
  constructor(
    readonly paging: PageQuery,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListChallengeWork)
export class ListChallengeWorkHandler implements IQueryHandler<ListChallengeWork> {
  constructor(
    private readonly entries: ReadEntries,
    private readonly find: FindChallenges,
    private readonly queries: QueryBus,
  ) {}

  async execute({ paging, url }: ListChallengeWork): Promise<ChallengeWorkPage> {
    const viewer = signedIn();
    const students =
      viewer.role === 'teacher' ? await this.queries.execute(new ListStudentsOfTeacher(viewer.id)) : null;
    const rows = await this.entries.waiting(students, paging.limit, paging.offset);
    const [views, challenges, today, known] = await Promise.all([
      this.entries.views(rows, viewer.id),
      this.find.some([...new Set(rows.map(({ challenge_id }) => challenge_id))]),
      this.find.today(),
      this.entries.people(rows.flatMap(({ members }) => members)),
    ]);
    const results = rows.flatMap((row, index): ChallengeWork[] => {
      const challenge = challenges.find(({ id }) => id === row.challenge_id);
      if (!challenge) return [];
      return [
        {
          ...views[index]!,
          challenge: challengeItem(challenge, currentTenantId(), today),
          people: row.members.flatMap((member) => {
            const person = known.get(member);
            return person ? `${person.first_name} ${person.last_name}`.trim() : [];
          }),
          may_show: row.may_show,
          looks: challenge.looks,
        },
      ];
    });
    return page(url, paging, rows[0]?.total ?? 0, results);
  }
}
