import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { GetClassGroups, ListStudentSummaries } from '../../../identity/contract.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { ReadingLists, type ReadingListCriteria } from './reading-lists.ts';
import { mayChangeList, mayFollowList } from './list-access.rules.ts';
import { posterCode, type PosterCode } from './poster-code.ts';
import { ListView, type ReadingListCard, type ReadingListView } from './list-view.ts';

type Person = NonNullable<Reader>;

/** One page of the lists that somebody finds. */
export class ListReadingLists extends Query<{ count: number; results: ReadingListCard[] }> {
  constructor(
    readonly reader: Person,
    readonly asked: ReadingListCriteria,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(ListReadingLists)
export class ListReadingListsHandler implements IQueryHandler<ListReadingLists> {
  constructor(
    private readonly find: ReadingLists,
    private readonly view: ListView,
  ) {}

  async execute({ reader, asked, files }: ListReadingLists) {
    const { count, rows, requester } = await this.find.page(reader, asked);
    return { count, results: await this.view.cards(rows, requester, files) };
  }
}

/** One list with its books. */
export class GetReadingList extends Query<ReadingListView> {
  constructor(
    readonly reader: Person,
    readonly id: string,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(GetReadingList)
export class GetReadingListHandler implements IQueryHandler<GetReadingList> {
  constructor(
    private readonly find: ReadingLists,
    private readonly view: ListView,
  ) {}

  async execute({ reader, id, files }: GetReadingList): Promise<ReadingListView> {
    const { row, requester } = await this.find.one(reader, id);
    const [[card], books] = await Promise.all([
      this.view.cards([row], requester, files),
      this.find.booksOf(reader, id, files),
    ]);
    return { ...card!, books };
  }
}

export class FollowedBook {
  id!: string;
  slug!: string;
  title!: string;
}
export class FollowedStudent {
  id!: string;
  first_name!: string;
  last_name!: string;
  avatar!: string | null;
  /** Progress in each book, 0 to 100, in the order of the books; null: not begun. */
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } })
  progress!: (number | null)[];
  finished!: number;
  /** The last day on which the child was reminded of the list, e.g. 2026-12-18. */
  reminded_on!: string | null;
}
/** Who read which books of a list. */
export class ListFollowing {
  books!: FollowedBook[];
  students!: FollowedStudent[];
}

/** Who of the class or group read which books of a list. */
export class FollowReadingList extends Query<ListFollowing> {
  constructor(
    readonly reader: Person,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(FollowReadingList)
export class FollowReadingListHandler implements IQueryHandler<FollowReadingList> {
  constructor(
    private readonly db: Db,
    private readonly find: ReadingLists,
    private readonly queries: QueryBus,
  ) {}

  async execute({ reader, id }: FollowReadingList): Promise<ListFollowing> {
    const { row, requester } = await this.find.one(reader, id);
    if (!mayFollowList(requester, row))
      throw new AppError(
        'forbidden',
        'not_allowed',
        'Who read what is shown to the teachers of the class that a list is for.',
      );
    const [listed, classStudents, { groups }] = await Promise.all([
      this.find.booksOf(reader, id, ''),
      this.queries.execute(new ListStudentSummaries(row.class_id!)),
      this.queries.execute(new GetClassGroups([], row.group_id ? [row.group_id] : [])),
    ]);
    const members =
      row.audience === 'child'
        ? [row.student_id]
        : row.audience === 'group'
          ? (groups[0]?.students ?? [])
          : null;
    const students = classStudents.filter((student) => members === null || members.includes(student.id));
    const books = listed.map(({ book }) => ({ id: book.id, slug: book.slug, title: book.title }));
    const rows = await this.db.rows<{ user_id: string; book_id: string; percentage: number }>({
      name: 'progress_in_list',
      // A book that is being read again counts as read.
      text: `select user_id, book_id, case when r.finished_at is not null then 100 else p.percentage end as percentage
             from catalog.reading_progress p left join catalog.reading_state r using (tenant_id, user_id, book_id)
             where tenant_id = $1 and user_id = any($2::uuid[]) and book_id = any($3::uuid[])`,
      values: [currentTenantId(), students.map((one) => one.id), books.map((one) => one.id)],
    });
    const at = new Map(rows.map((row) => [`${row.user_id} ${row.book_id}`, row.percentage]));
    const reminders = await this.db.rows<{ student_id: string; day: string }>({
      name: 'reminders_of_list',
      text: `select student_id, max(day)::text as day from catalog.reading_list_reminder
             where tenant_id = $1 and list_id = $2 group by student_id`,
      values: [currentTenantId(), id],
    });
    const reminded = new Map(reminders.map(({ student_id, day }) => [student_id, day]));
    return {
      books,
      students: students.map(({ id: student, first_name, last_name, avatar }) => {
        const own = books.map((book) => at.get(`${student} ${book.id}`) ?? null);
        return {
          id: student,
          first_name,
          last_name,
          avatar,
          progress: own.map((percentage) => (percentage === null ? null : Math.round(percentage))),
          reminded_on: reminded.get(student) ?? null,
          finished: own.filter((percentage) => percentage !== null && percentage >= 100).length,
        };
      }),
    };
  }
}

/** The QR code on a list's poster. */
export class GetListPoster extends Query<PosterCode> {
  constructor(
    readonly reader: Person,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(GetListPoster)
export class GetListPosterHandler implements IQueryHandler<GetListPoster> {
  constructor(
    private readonly find: ReadingLists,
    private readonly queries: QueryBus,
  ) {}

  async execute({ reader, id }: GetListPoster): Promise<PosterCode> {
    const { row, requester } = await this.find.one(reader, id);
    if (!mayChangeList(requester, row))
      throw new AppError('forbidden', 'not_allowed', 'Posters are printed by those who keep the list.');
    const { origin } = await this.queries.execute(new GetSchool());
    return posterCode(`${origin}/list/${id}`);
  }
}
