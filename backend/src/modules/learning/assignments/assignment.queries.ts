import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AssignableKind } from '@bookgrove/contract';
import { notFound } from '../../../platform/errors.ts';
import { page } from '../../../platform/http/page.ts';
import type { AssignableItem } from '../assignable-item.ts';
import { WorkSources } from '../assignable.ts';
import { AssignedWork } from './assigned-work.ts';
import { AssignmentViews } from './assignment-views.ts';
import type {
  AssignmentFilters,
  AssignmentPage,
  AssignmentView,
  WorkFound,
  WorkItemView,
  WorkQuery,
} from './assignment-bodies.ts';
import { TaughtClasses } from './taught-classes.ts';

/** Items that one search returns. */
const FOUND = 20;

/** Work that the signed-in teacher can assign. */
export class FindWork extends Query<WorkFound> {
  constructor(readonly asked: WorkQuery) {
    super();
  }
}

const itemView = (kind: AssignableKind, item: AssignableItem): WorkItemView => ({ kind, ...item });

@QueryHandler(FindWork)
export class FindWorkHandler implements IQueryHandler<FindWork> {
  constructor(private readonly sources: WorkSources) {}

  async execute({ asked: { kind, search, ref } }: FindWork): Promise<WorkFound> {
    const source = this.sources.of(kind);
    const found = !source
      ? []
      : ref !== undefined
        ? await source.items([ref])
        : await source.find(search ?? '', FOUND);
    return {
      results: found.map((item) => itemView(kind, item)),
      kinds: this.sources.all().map((one) => one.kind),
    };
  }
}

/** Assignments of the classes that the signed-in person teaches. */
export class ListAssignments extends Query<AssignmentPage> {
  constructor(
    readonly filters: AssignmentFilters,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListAssignments)
export class ListAssignmentsHandler implements IQueryHandler<ListAssignments> {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly views: AssignmentViews,
    private readonly work: AssignedWork,
  ) {}

  /** @throws AppError 404 for a class that the person does not teach */
  async execute({ filters, url }: ListAssignments): Promise<AssignmentPage> {
    const own = filters.class_id ? [await this.classes.one(filters.class_id)] : await this.classes.all();
    const { count, rows } = await this.work.page(
      own.map(({ id }) => id),
      filters.status,
      filters,
    );
    return page(url, filters, count, await this.views.of(rows));
  }
}

/** One assignment. */
export class GetAssignment extends Query<AssignmentView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetAssignment)
export class GetAssignmentHandler implements IQueryHandler<GetAssignment> {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly views: AssignmentViews,
    private readonly work: AssignedWork,
  ) {}

  /** @throws AppError 404, also for one of a class that the person does not teach */
  async execute({ id }: GetAssignment): Promise<AssignmentView> {
    const row = await this.work.one(id);
    if (!row) throw notFound('assignment');
    await this.classes.one(row.class_id);
    const [view] = await this.views.of([row]);
    if (!view) throw notFound('assignment');
    return view;
  }
}
