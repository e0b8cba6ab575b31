import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetClassParts, GetPeople } from '../../identity/contract.ts';
import { Book, BookView, Cover, type CoverFacts } from '../books/book-view.ts';
import { mayChangeList, mayFollowList, type Audience, type ListAsker } from './list-access.rules.ts';

/** A list as it stands among others. */
export class ReadingListCard {
  id!: string;
  title!: string;
  note!: string;
  audience!: 'draft' | 'class' | 'group' | 'school';
  class_id!: string | null;
  class_name!: string | null;
  group_id!: string | null;
  group_name!: string | null;
  /** A day, e.g. 2026-12-18. */
  due_on!: string | null;
  /** First and last name of whoever made it, as far as the asker knows people. */
  made_by!: string | null;
  /** Books on it that the asker finds. */
  books_count!: number;
  /** How many of them the asker has read to the end. */
  finished_count!: number;
  /** Of the first four books. */
  covers!: Cover[];
  /** Path of its page for everybody; null: it stands open to nobody else. */
  public_path!: string | null;
  /** The asker may change it. */
  may_change!: boolean;
  /** The asker may see who read what. */
  may_follow!: boolean;
  created_at!: string;
}
export class ListedBook {
  book!: Book;
  /** What to look for in it. */
  note!: string;
}
export class ReadingListView extends ReadingListCard {
  books!: ListedBook[];
}

/** A row as the statements of this folder give it. */
export interface ListRow {
  id: string;
  title: string;
  note: string;
  audience: Audience;
  class_id: string | null;
  group_id: string | null;
  due_on: string | null;
  public_path: string | null;
  created_by: string;
  created_at: Date;
  books_count: number;
  finished_count: number;
  covers: CoverFacts[];
}

/** Gives rows the names of classes, groups and people, many at a time. */
@Injectable()
export class ListView {
  constructor(
    private readonly queries: QueryBus,
    private readonly books: BookView,
  ) {}

  async cards(rows: ListRow[], asker: ListAsker, files: string): Promise<ReadingListCard[]> {
    const ids = (of: (row: ListRow) => string | null) => [
      ...new Set(rows.map(of).filter((id) => id !== null)),
    ];
    const makers = ids((row) => row.created_by);
    const [parts, people] = await Promise.all([
      this.queries.execute(
        new GetClassParts(
          ids((row) => row.class_id),
          ids((row) => row.group_id),
        ),
      ),
      makers.length > 0 ? this.queries.execute(new GetPeople(makers)) : [],
    ]);
    const nameIn = (named: { id: string; name: string }[], id: string | null) =>
      named.find((one) => one.id === id)?.name ?? null;
    const maker = (id: string) => {
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
      due_on: row.due_on,
      made_by: maker(row.created_by),
      books_count: row.books_count,
      finished_count: row.finished_count,
      covers: row.covers.map((book) => this.books.cover(book, files)).filter((cover) => cover !== null),
      public_path: row.public_path,
      may_change: mayChangeList(asker, row),
      may_follow: mayFollowList(asker, row),
      created_at: row.created_at.toISOString(),
    }));
  }
}
