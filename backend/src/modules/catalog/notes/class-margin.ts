import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { GetPeople, ListMemberships } from '../../identity/contract.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { annotationView, type AnnotationRow, type AnnotationView } from './note-view.ts';

/** What somebody may see of the notes that classes share. */
export interface MarginOf {
  /** Classes whose every note they see and decide on; null is all of the school. */
  moderated: string[] | null;
  /** Classes whose shown notes they see. */
  read: string[];
}

/** Who belongs to which class margin. */
@Injectable()
export class ClassMargin {
  constructor(private readonly queries: QueryBus) {}

  async of(reader: NonNullable<Reader>): Promise<MarginOf> {
    const memberships = await this.queries.execute(new ListMemberships(reader.userId));
    const taught = memberships.filter(({ role }) => role !== 'student').map(({ class_id }) => class_id);
    const attended = memberships.filter(({ role }) => role === 'student').map(({ class_id }) => class_id);
    const leadsSchool = reader.role === 'school_admin' && may(reader.role, 'class.teach', reader.place);
    return { moderated: leadsSchool ? null : taught, read: attended };
  }

  /** Rows with the first names of those who wrote them, and for those who decide on them what they should look at. */
  async withNames(rows: AnnotationRow[], moderated: string[] | null): Promise<AnnotationView[]> {
    const ids = [...new Set(rows.map(({ user_id }) => user_id))];
    const people = ids.length > 0 ? await this.queries.execute(new GetPeople(ids)) : [];
    const names = new Map(people.map(({ id, first_name }) => [id, first_name]));
    return rows.map((row) =>
      annotationView(
        row,
        names.get(row.user_id) ?? '',
        moderated === null || (row.class_id !== null && moderated.includes(row.class_id)),
      ),
    );
  }
}
