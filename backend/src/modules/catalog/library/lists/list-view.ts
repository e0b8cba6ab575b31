import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetClassGroups, GetPeople } from '../../../identity/contract.ts';
import { Book, BookView, Cover, type CoverFacts } from '../books/book-view.ts';
import { mayChangeList, mayFollowList, type Audience, type ListViewer } from './list-access.rules.ts';

/** A reading list in an overview. */
export class ReadingListCard {
  id!: string;
  title!: string;
  note!: string;
  audience!: 'draft' | 'class' | 'group' | 'child' | 'school';
  class_id!: string | null;
  class_name!: string | null;
  group_id!: string | null;
  group_name!: string | null;
  student_id!: string | null;
  /** First and last name of the child, for those who may change the list. */
  student_name!: string | null;
  /** The last day on which a teacher reminded the viewer of the list, e.g. 2026-12-18. */
  reminded_on!: string | null;
  /** A day, e.g. 2026-12-18. */
  due_on!: string | null;
  /** First and last name of its author, as far as the viewer may see it. */
  made_by!: string | null;
  /** Books of the list that the viewer finds. */
  books_count!: number;
  /** How many of them the viewer has read to the end. */
  finished_count!: number;
  /** Covers of the first four books. */
  covers!: Cover[];
  /** Path of its public page; null when it is not published. */
  public_path!: string | null;
  /** The viewer may change it. */
  may_change!: boolean;
  /** The viewer may see who read what. */
  may_follow!: boolean;
  created_at!: string;
}
export class ListedBook {
  book!: Book;
  /** What to pay attention to in the book. */
  note!: string;
}
export class ReadingListView extends ReadingListCard {
  books!: ListedBook[];
}

/** A row that the statements of this folder select. */
export interface ListRow {
  id: string;
  title: string;
  note: string;
  audience: Audience;
  class_id: string | null;
  group_id: string | null;
  student_id: string | null;
  reminded_on: string | null;
  due_on: string | null;
  public_path: string | null;
  created_by: string;
  created_at: Date;
  books_count: number;
  finished_count: number;
  covers: CoverFacts[];
}

/** Adds the names of classes, groups and people to rows, many at a time. */
@Injectable()
export class ListView {
  constructor(
    private readonly queries: QueryBus,
    private readonly books: BookView,
  ) {}

  async cards(rows: ListRow[], requester: ListViewer, files: string): Promise<ReadingListCard[]> {
    const ids = (of: (row: ListRow) => string | null) => [
      ...new Set(rows.map(of).filter((id) => id !== null)),
    ];
    const named = [
      ...new Set([
        ...ids((row) => row.created_by),
        ...ids((row) => (mayChangeList(requester, row) ? row.student_id : null)),
      ]),
    ];
    const [parts, people] = await Promise.all([
      this.queries.execute(
        new GetClassGroups(
          ids((row) => row.class_id),
          ids((row) => row.group_id),
        ),
      ),
      named.length > 0 ? this.queries.execute(new GetPeople(named)) : [],
    ]);
    const nameIn = (parts: { id: string; name: string }[], id: string | null) =>
      parts.find((one) => one.id === id)?.name ?? null;
    const fullName = (id: string | null) => {
      const found = people.find((person) => person.id === id);
      return found ? `${found.first_name} ${found.last_name}`.trim() : null;
    };
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      note: row.note,
      audience: row.audience,
      class_id: row.class_id,
      class_name: nameIn(parts.classes, row.class_id),
      group_id: row.group_id,
      group_name: nameIn(parts.groups, row.group_id),
      student_id: row.student_id,
      student_name: mayChangeList(requester, row) ? fullName(row.student_id) : null,
      reminded_on: row.reminded_on,
      due_on: row.due_on,
      made_by: fullName(row.created_by),
      books_count: row.books_count,
      finished_count: row.finished_count,
      covers: row.covers.map((book) => this.books.cover(book, files)).filter((cover) => cover !== null),
      public_path: row.public_path,
      may_change: mayChangeList(requester, row),
      may_follow: mayFollowList(requester, row),
      created_at: row.created_at.toISOString(),
    }));
  }
}
