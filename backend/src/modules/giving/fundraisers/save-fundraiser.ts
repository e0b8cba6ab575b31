import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { privateWords } from '@bookgrove/contract/stories';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { slugFrom } from '../../../platform/text/slug.rules.ts';
import { GetGoalsOfBooks } from '../../catalog/contract.ts';
import { FindStudentNames, HasConsent } from '../../identity/contract.ts';
import { actingPerson } from '../acting-person.ts';
import { slugCandidate } from '../charities/charity.rules.ts';
import { GetBeneficiary } from '../contract.ts';
import type { FundraiserBody, FundraiserChange } from './fundraiser-bodies.ts';
import { FundraiserStaff } from './fundraiser-staff.ts';
import type { FundraiserSaved } from './fundraiser-views.ts';
import { statusAfterEdit, type FundraiserStatus } from './fundraiser.rules.ts';
import { FundraisersOpen } from './fundraisers-open.ts';

const MOST_OF_ONE_NAME = 200;

/** Opens a page for a class, or for one of its students whose family agrees. It waits for a second reader. */
export class CreateFundraiser extends Command<FundraiserSaved> {
  constructor(readonly body: FundraiserBody) {
    super();
  }
}

@CommandHandler(CreateFundraiser)
export class CreateFundraiserHandler implements ICommandHandler<CreateFundraiser> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly open: FundraisersOpen,
    private readonly queries: QueryBus,
    private readonly staff: FundraiserStaff,
  ) {}

  /**
   * @throws AppError 403 `fundraisers_closed`, 404 for a class or project that is not there, 409 `no_gifts_now`, `no_consent`, 422
   */
  async execute({ body }: CreateFundraiser): Promise<FundraiserSaved> {
    await this.open.demand();
    const actor = await actingPerson(this.queries);
    const { class_id, student_id = null, title, message, target, book_id = null } = body;
    const ofClass = (await this.staff.classes()).find(({ id }) => id === class_id);
    if (!ofClass || (student_id && !ofClass.students.includes(student_id))) throw notFound('class');
    if (student_id && !(await this.queries.execute(new HasConsent(student_id, 'fundraise'))))
      throw new AppError('conflict', 'no_consent', 'The family has not agreed to a page of this child.');
    const to = await this.queries.execute(new GetBeneficiary({ project: body.project }));
    if (!to?.project_id) throw notFound('project');
    if (!to.accepts_gifts)
      throw new AppError('conflict', 'no_gifts_now', 'This project takes no gifts at the moment.');
    await assertTexts(this.queries, body);
    const { project_id } = to;
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      const id = newId();
      const slug = await freeSlug(tx, slugFrom(title, 'fundraiser'));
      await tx.fundraiser.createMany({
        data: [
          {
            tenant_id,
            id,
            slug,
            project_id,
            kind: student_id ? 'student' : 'class',
            class_id,
            student_id,
            title,
            message,
            target,
            book_id,
            created_by: actor.id,
            edited_by: actor.id,
            created_at: this.clock.now(),
          },
        ],
      });
      await this.audit.record(tx, 'fundraiser.created', title);
      return { id, slug, version: 1, status: 'waiting' };
    });
  }
}

/** Changes a page. One whose texts change waits for a second reader again. */
export class ChangeFundraiser extends Command<FundraiserSaved> {
  constructor(
    readonly id: string,
    readonly change: FundraiserChange,
  ) {
    super();
  }
}

@CommandHandler(ChangeFundraiser)
export class ChangeFundraiserHandler implements ICommandHandler<ChangeFundraiser> {
  constructor(
    private readonly audit: AuditLog,
    private readonly cache: PublicCache,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly staff: FundraiserStaff,
  ) {}

  /** @throws AppError 404, 409 `changed_meanwhile`, `wrong_status`, 422 */
  async execute({ id, change }: ChangeFundraiser): Promise<FundraiserSaved> {
    const { version, title, message, target, book_id = null } = change;
    const actor = await actingPerson(this.queries);
    await this.staff.page(id);
    await assertTexts(this.queries, change);
    const tenant_id = currentTenantId();
    const saved = await this.db.transaction(async (tx) => {
      const before = await lockFundraiser(tx, id);
      if (before.version !== version)
        throw new AppError(
          'conflict',
          'changed_meanwhile',
          'Somebody else has changed it. Please look at it again.',
        );
      if (before.status === 'taken_down')
        throw new AppError('conflict', 'wrong_status', 'This page was taken down.');
      const textsChanged = before.title !== title || before.message !== message;
      const status = statusAfterEdit(before.status as FundraiserStatus, textsChanged);
      await tx.fundraiser.update({
        where: { tenant_id_id: { tenant_id, id } },
        data: {
          title,
          message,
          target,
          book_id,
          status,
          version: { increment: 1 },
          ...(textsChanged && { edited_by: actor.id, reviewed_by: null }),
        },
      });
      await this.audit.record(tx, 'fundraiser.changed', title);
      await this.cache.announceToAll(tx);
      return { id, slug: before.slug, version: version + 1, status };
    });
    this.cache.forgetAll();
    return saved;
  }
}

/** The page of the running school, locked until the transaction ends. @throws AppError not_found */
export async function lockFundraiser(tx: Tx, id: string) {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from giving.fundraiser where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const row = await tx.fundraiser.findFirst({ where: { tenant_id, id } });
  if (!row) throw notFound('page');
  return row;
}

/** Everybody reads these texts: they name no child and tell nothing private. @throws AppError 422 */
async function assertTexts(
  queries: QueryBus,
  { title, message, book_id }: { title: string; message: string; book_id?: string },
): Promise<void> {
  const text = `${title}\n${message}`;
  const [name] = await queries.execute(new FindStudentNames(text));
  const [found] = privateWords(text);
  const member = (exact: string): string => (title.includes(exact) ? 'title' : 'message');
  if (name)
    throw invalidFields({ message: [`Take the name ${name} out. A page shows no full name of a child.`] });
  if (found)
    throw invalidFields({ [member(found.exact)]: [`Take “${found.exact}” out. Everybody would read it.`] });
  if (!book_id) return;
  const known = await queries.execute(new GetGoalsOfBooks([book_id]));
  if (!known.has(book_id)) throw invalidFields({ book_id: ['Choose a book of the library.'] });
}

/** A slug that no page of the school has. Two transactions that want the same one wait for each other. */
async function freeSlug(tx: Tx, base: string): Promise<string> {
  const tenant_id = currentTenantId();
  await lockUntilCommit(tx, `fundraiser slugs ${tenant_id}`);
  for (let attempt = 0; attempt < MOST_OF_ONE_NAME; attempt += 1) {
    const slug = slugCandidate(base, attempt);
    if ((await tx.fundraiser.count({ where: { tenant_id, slug } })) === 0) return slug;
  }
  throw new AppError('conflict', 'slug_taken', 'Too many have this title already. Choose another one.');
}
