import { Command, CommandHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { ICommandHandler, IQueryHandler } from '@nestjs/cqrs';
import type { ChallengeKind } from '@bookgrove/contract';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { page, type PageQuery } from '../../../platform/http/page.ts';
import { newId } from '../../../platform/ids.ts';
import { slugFrom } from '../../../platform/text/slug.rules.ts';
import { ownName, signedIn } from '../acting-person.ts';
import { mayChange } from '../courses/course.rules.ts';
import { freeSlug } from '../free-slug.ts';
import type { ChallengeBody, MoveBody, NewChallengeBody } from './challenge-bodies.ts';
import { CHALLENGE_COLUMNS, type ChallengeRow } from './challenge-row.ts';
import { challengeItem, challengeView } from './challenge-views.ts';
import type { ChallengeDeskPage, ChallengeDraft, ChallengeSaved } from './challenge-views.ts';
import { challengeProblems, type ChallengePart } from './challenge.rules.ts';
import { FindChallenges } from './find-challenges.ts';

/** Challenges of the tenant that the person may change, those changed last first. */
export class ListChallengeDesk extends Query<ChallengeDeskPage> {
  constructor(
    readonly filters: PageQuery,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListChallengeDesk)
export class ListChallengeDeskHandler implements IQueryHandler<ListChallengeDesk> {
  constructor(
    private readonly db: Db,
    private readonly find: FindChallenges,
  ) {}

  async execute({ filters, url }: ListChallengeDesk): Promise<ChallengeDeskPage> {
    const person = signedIn();
    const all = mayChange(person, { created_by: null });
    const rows = await this.db.rows<ChallengeRow & { total: number }>({
      name: '',
      text: `select ${CHALLENGE_COLUMNS}, count(*) over ()::int as total from learning.challenge c
             where c.tenant_id = $1::uuid and ($2::boolean or c.created_by = $3::uuid) and c.title ilike $4
             order by c.updated_at desc, c.id limit $5 offset $6`,
      values: [currentTenantId(), all, person.id, likePattern(filters.search), filters.limit, filters.offset],
    });
    const today = await this.find.today();
    return page(
      url,
      filters,
      rows[0]?.total ?? 0,
      rows.map((row) => ({ ...challengeItem(row, currentTenantId(), today), status: row.status })),
    );
  }
}

/** A challenge for its editor. */
export class GetChallengeDraft extends Query<ChallengeDraft> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetChallengeDraft)
export class GetChallengeDraftHandler implements IQueryHandler<GetChallengeDraft> {
  constructor(
    private readonly db: Db,
    private readonly find: FindChallenges,
  ) {}

  async execute({ id }: GetChallengeDraft): Promise<ChallengeDraft> {
    const [row] = await this.db.rows<ChallengeRow>({
      name: 'challenge_draft',
      text: `select ${CHALLENGE_COLUMNS} from learning.challenge c where c.tenant_id = $1 and c.id = $2`,
      values: [currentTenantId(), id],
    });
    if (!row || !mayChange(signedIn(), row)) throw notFound('challenge');
    return {
      ...challengeView(row, currentTenantId(), await this.find.today()),
      status: row.status,
      revision: row.revision,
      problems: challengeProblems(row),
    };
  }
}

/** Makes a challenge as an empty draft. */
export class CreateChallenge extends Command<ChallengeSaved> {
  constructor(readonly body: NewChallengeBody) {
    super();
  }
}

@CommandHandler(CreateChallenge)
export class CreateChallengeHandler implements ICommandHandler<CreateChallenge> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ body: { title, kind } }: CreateChallenge): Promise<ChallengeSaved> {
    const author_name = await ownName(this.queries);
    return this.db.transaction(async (tx) => {
      const id = newId();
      const slug = await slugOf(tx, title, null);
      await tx.challenge.createMany({
        data: [
          {
            tenant_id: currentTenantId(),
            id,
            slug,
            title,
            kind,
            created_by: signedIn().id,
            author_name,
            created_at: this.clock.now(),
          },
        ],
      });
      await this.audit.record(tx, 'challenge.created', title);
      return { id, slug, revision: 1 };
    });
  }
}

/** Replaces what is in a challenge. Entries stay. */
export class SaveChallenge extends Command<ChallengeSaved> {
  constructor(
    readonly id: string,
    readonly body: ChallengeBody,
  ) {
    super();
  }
}

@CommandHandler(SaveChallenge)
export class SaveChallengeHandler implements ICommandHandler<SaveChallenge> {
  constructor(private readonly db: Db) {}

  /** @throws AppError 404, 409 `changed_meanwhile`, 422 with each wrong member */
  async execute({ id, body }: SaveChallenge): Promise<ChallengeSaved> {
    const { revision, starts_on, ends_on, steps, looks, ...rest } = body;
    if (starts_on && ends_on && starts_on > ends_on)
      throw invalidFields({ ends_on: ['It ends before it begins.'] });
    if (rest.age_from != null && rest.age_to != null && rest.age_from > rest.age_to)
      throw invalidFields({ age_to: ['The age ends before it begins.'] });
    return this.db.transaction(async (tx) => {
      const before = await lockChallenge(tx, id);
      if (before.revision !== revision)
        throw new AppError(
          'conflict',
          'changed_meanwhile',
          'Somebody else has changed it. Please look at it again.',
        );
      if (before.status === 'published') assertWhole({ ...rest, steps });
      const slug =
        before.published_at === null && rest.title !== before.title
          ? await slugOf(tx, rest.title, id)
          : before.slug;
      await tx.challenge.update({
        where: { tenant_id_id: { tenant_id: before.tenant_id, id } },
        data: {
          ...rest,
          slug,
          age_from: rest.age_from ?? null,
          age_to: rest.age_to ?? null,
          target: rest.target ?? null,
          starts_on: dateOf(starts_on),
          ends_on: dateOf(ends_on),
          steps: steps as unknown as Prisma.InputJsonValue,
          looks: looks as unknown as Prisma.InputJsonValue,
          revision: revision + 1,
        },
      });
      return { id, slug, revision: revision + 1 };
    });
  }
}

/** Publishes a challenge, takes it out of the lists, or puts it back. */
export class MoveChallenge extends Command<void> {
  constructor(
    readonly id: string,
    readonly move: MoveBody['move'],
  ) {
    super();
  }
}

@CommandHandler(MoveChallenge)
export class MoveChallengeHandler implements ICommandHandler<MoveChallenge> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** @throws AppError 404, 409 `wrong_status`, 422 `challenge_incomplete` with what is missing */
  async execute({ id, move }: MoveChallenge): Promise<void> {
    await this.db.transaction(async (tx) => {
      const row = await lockChallenge(tx, id);
      const from = { publish: 'draft', archive: 'published', restore: 'archived' }[move];
      if (row.status !== from)
        throw new AppError('conflict', 'wrong_status', `This challenge is ${row.status}.`);
      if (move !== 'archive')
        assertWhole({
          ...row,
          kind: row.kind as ChallengeKind,
          steps: row.steps as unknown as ChallengePart[],
        });
      await tx.challenge.update({
        where: { tenant_id_id: { tenant_id: row.tenant_id, id } },
        data: {
          status: move === 'archive' ? 'archived' : 'published',
          published_at: row.published_at ?? this.clock.now(),
        },
      });
      await this.audit.record(tx, `challenge.${move}`, row.title);
    });
  }
}

/** @throws AppError 422 `challenge_incomplete` */
function assertWhole(challenge: Parameters<typeof challengeProblems>[0]): void {
  const problems = challengeProblems(challenge);
  if (problems.length > 0) throw invalidFields({ steps: problems }, 'challenge_incomplete');
}

/** A challenge of the tenant that the person may change, locked. @throws AppError not_found */
async function lockChallenge(tx: Tx, id: string) {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from learning.challenge
    where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const row = await tx.challenge.findFirst({ where: { tenant_id, id } });
  if (!row || !mayChange(signedIn(), row)) throw notFound('challenge');
  return row;
}

const dateOf = (day: string | null | undefined): Date | null => (day ? new Date(`${day}T00:00:00Z`) : null);

const slugOf = (tx: Tx, title: string, own: string | null): Promise<string> =>
  freeSlug(
    (where) => tx.challenge.findMany({ where, select: { slug: true } }),
    slugFrom(title, 'challenge'),
    own,
  );
