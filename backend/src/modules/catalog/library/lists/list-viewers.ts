import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { ListMemberships, ListOwnGroups } from '../../../identity/contract.ts';
import type { Reader } from '../books/book-access.rules.ts';
import type { ListViewer } from './list-access.rules.ts';

type Person = NonNullable<Reader>;

/** Finds out what decides which lists somebody finds. */
@Injectable()
export class ListViewers {
  constructor(private readonly queries: QueryBus) {}

  async of({ userId, role, tenantKind }: Person): Promise<ListViewer> {
    const learns = role === 'student';
    const [memberships, groups] = await Promise.all([
      learns || role === 'teacher' ? this.queries.execute(new ListMemberships(userId)) : [],
      learns ? this.queries.execute(new ListOwnGroups(userId)) : [],
    ]);
    const classesAs = (student: boolean) =>
      memberships.filter((one) => (one.role === 'student') === student).map(({ class_id }) => class_id);
    return {
      userId,
      role,
      leads: role === 'school_admin' && may(role, 'class.teach', tenantKind),
      taught: classesAs(false),
      attended: classesAs(true),
      groups,
    };
  }
}
