import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { isCurrency } from '@bookgrove/contract';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { slugFrom } from '../../../platform/text/slug.rules.ts';
import { actingPerson } from '../acting-person.ts';
import { FindCharities } from '../charities/find-charities.ts';
import { takeSlug } from '../charities/taken-slugs.ts';
import { lockProject, noteProjectEvent, type LockedProject } from './lock-project.ts';
import type { ProjectBody, ProjectChange } from './project-bodies.ts';
import { dayOf } from './project-row.ts';
import type { ProjectSaved } from './project-views.ts';
import { wrongProject } from './project.rules.ts';

/** Makes a project as a draft. */
export class CreateProject extends Command<ProjectSaved> {
  constructor(
    readonly body: ProjectBody,
    /** Of the demo's seed. */
    readonly demo = false,
  ) {
    super();
  }
}

@CommandHandler(CreateProject)
export class CreateProjectHandler implements ICommandHandler<CreateProject> {
  constructor(
    private readonly audit: AuditLog,
    private readonly charities: FindCharities,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 422 with each wrong member */
  async execute({ body, demo }: CreateProject): Promise<ProjectSaved> {
    const tenant_id = currentTenantId();
    const actor = await actingPerson(this.queries);
    await assertCharity(this.charities, body.charity_id);
    const data = dataOf(body);
    const row = { ...EMPTY, ...data };
    refuse({ ...facts(row as unknown as LockedProject) }, body.currency, false);
    return this.db.transaction(async (tx) => {
      const slug = await takeSlug(tx, 'project', slugFrom(body.title, 'project'));
      const id = newId();
      await tx.project.createMany({
        data: [{ tenant_id, id, slug, ...row, demo, created_by: actor.id, created_at: this.clock.now() }],
      });
      await noteProjectEvent(tx, id, 'created', actor);
      await this.audit.record(tx, 'project.created', body.title);
      return { id, slug, version: 1 };
    });
  }
}

/** Changes a project. While it takes gifts, its goal, currency and charity stay as they are. */
export class ChangeProject extends Command<ProjectSaved> {
  constructor(
    readonly id: string,
    readonly change: ProjectChange,
  ) {
    super();
  }
}

@CommandHandler(ChangeProject)
export class ChangeProjectHandler implements ICommandHandler<ChangeProject> {
  constructor(
    private readonly audit: AuditLog,
    private readonly cache: PublicCache,
    private readonly charities: FindCharities,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404, 409 `changed_meanwhile`, `wrong_status`, `terms_fixed`, 422 with each wrong member */
  async execute({ id, change }: ChangeProject): Promise<ProjectSaved> {
    const { version, ...body } = change;
    const actor = await actingPerson(this.queries);
    await assertCharity(this.charities, body.charity_id);
    const saved = await this.db.transaction(async (tx) => {
      const before = await lockProject(tx, id);
      if (before.version !== version)
        throw new AppError(
          'conflict',
          'changed_meanwhile',
          'Somebody else has changed it. Please look at it again.',
        );
      if (before.status === 'completed' || before.status === 'cancelled')
        throw new AppError('conflict', 'wrong_status', `This project is ${before.status}.`);
      const data = dataOf(body);
      const drafted = before.status === 'draft' || before.status === 'in_review';
      // Donors have given for these terms.
      const fixed = (['charity_id', 'goal', 'currency'] as const).filter(
        (member) => data[member] !== before[member],
      );
      if (!drafted && fixed.length > 0)
        throw new AppError(
          'conflict',
          'terms_fixed',
          'Goal, currency and charity stay once gifts are taken.',
        );
      refuse(
        facts({ ...before, ...data } as unknown as LockedProject),
        body.currency,
        before.status !== 'draft',
      );
      const slug =
        before.status === 'draft' && body.title !== before.title
          ? await takeSlug(tx, 'project', slugFrom(body.title, 'project'))
          : before.slug;
      await tx.project.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: { ...data, slug, version: version + 1 },
      });
      await noteProjectEvent(tx, id, 'changed', actor);
      await this.audit.record(tx, 'project.changed', body.title);
      await this.cache.announceToAll(tx);
      return { id, slug, version: version + 1 };
    });
    this.cache.forgetAll();
    return saved;
  }
}

const EMPTY = { summary: '', story: '', place: '', goals: [] };

/** What the rules look at. */
export const facts = (row: LockedProject): Parameters<typeof wrongProject>[0] => ({
  goal: row.goal,
  budget: row.budget ?? [],
  outcome_units: row.outcome_units ?? [],
  overflow: row.overflow ?? 'stop',
  redirect_to: row.redirect_to ?? null,
  starts_on: dayOf(row.starts_on ?? null),
  ends_on: dayOf(row.ends_on ?? null),
  summary: row.summary,
  story: row.story,
  goals: row.goals,
  sponsor: row.sponsor ?? '',
  matching_pool: row.matching_pool ?? 0,
});

function refuse(project: Parameters<typeof wrongProject>[0], currency: string, complete: boolean): void {
  const wrong = wrongProject(project, complete);
  if (!isCurrency(currency)) wrong['currency'] = ['Choose a currency from the list.'];
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
}

/** Projects are for charities that the platform has verified, or is about to. */
async function assertCharity(charities: FindCharities, id: string): Promise<void> {
  const [charity] = await charities.some([id]);
  if (!charity || charity.status === 'archived')
    throw invalidFields({ charity_id: ['Choose a charity that is verified.'] });
}

type ProjectData = Omit<
  ProjectBody,
  'starts_on' | 'ends_on' | 'budget' | 'milestones' | 'outcome_units' | 'questions'
> & {
  starts_on?: Date | null;
  ends_on?: Date | null;
  budget?: Prisma.InputJsonValue;
  milestones?: Prisma.InputJsonValue;
  outcome_units?: Prisma.InputJsonValue;
  questions?: Prisma.InputJsonValue;
};

/** The members that were sent, as they are stored. */
function dataOf({
  starts_on,
  ends_on,
  budget,
  milestones,
  outcome_units,
  questions,
  ...body
}: ProjectBody): ProjectData {
  const date = (day: string | null | undefined) => (day ? new Date(`${day}T00:00:00Z`) : day);
  const data = {
    ...body,
    starts_on: date(starts_on),
    ends_on: date(ends_on),
    budget: budget?.map(({ label, note = '', pieces, each }) => ({ label, note, pieces, each })),
    milestones: milestones?.map(({ title, due_on, done_on = null }) => ({ title, due_on, done_on })),
    outcome_units: outcome_units?.map(({ label, cost }) => ({ label, cost })),
    questions: questions?.map(({ question, answer }) => ({ question, answer })),
  };
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined),
  ) as unknown as ProjectData;
}
