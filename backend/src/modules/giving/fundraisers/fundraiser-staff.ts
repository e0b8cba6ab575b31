import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { ListClassSummaries, ListMemberships, type ClassSummary } from '../../identity/contract.ts';
import { FindFundraisers, type FundraiserRow } from './find-fundraisers.ts';

/** Which classes and pages the signed-in member of staff works with. */
@Injectable()
export class FundraiserStaff {
  constructor(
    private readonly find: FindFundraisers,
    private readonly queries: QueryBus,
  ) {}

  /** Ids of the classes that a teacher teaches; null for the administrators of the school, who see every page. */
  async scope(): Promise<string[] | null> {
    const { userId, role } = this.person();
    if (role !== 'teacher') return null;
    const memberships = await this.queries.execute(new ListMemberships(userId));
    return memberships.flatMap(({ class_id, role: as }) => (as === 'student' ? [] : class_id));
  }

  /** Open classes of the teacher, or of the school for an administrator. */
  classes(): Promise<ClassSummary[]> {
    const { userId, role } = this.person();
    return this.queries.execute(new ListClassSummaries(role === 'teacher' ? userId : null));
  }

  /** @throws AppError not_found for a page of another class */
  async page(id: string): Promise<FundraiserRow> {
    const { rows } = await this.find.desk({ classes: await this.scope(), id, limit: 1, offset: 0 });
    if (!rows[0]) throw notFound('page');
    return rows[0];
  }

  private person() {
    const principal = currentContext()?.principal;
    if (!principal) throw new Error('Nobody is signed in');
    return principal;
  }
}
