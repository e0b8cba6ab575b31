import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors.ts';
import {
  GetClassGroups,
  ListClassNames,
  ListMemberships,
  ListStudentSummaries,
  type StudentSummary,
} from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';

/** A class whose work the signed-in person gives and marks. */
interface TaughtClass {
  id: string;
  name: string;
}

/** The most classes of a school in a list; an administrator opens the others by their id. */
const MOST = 50;

/** The classes of whoever gives work: a teacher the own, an administrator those of the school. */
@Injectable()
export class TaughtClasses {
  constructor(private readonly queries: QueryBus) {}

  /** By name; of an administrator the first ones of the school. */
  async all(): Promise<TaughtClass[]> {
    const { id, role } = signedIn();
    if (role === 'school_admin') return this.queries.execute(new ListClassNames(MOST));
    const own = await this.queries.execute(new ListMemberships(id));
    return own.filter((one) => one.role !== 'student').map((one) => ({ id: one.class_id, name: one.name }));
  }

  /** @throws AppError 404 for a class that the person does not teach */
  async one(classId: string): Promise<TaughtClass> {
    if (signedIn().role === 'school_admin') {
      const { classes } = await this.queries.execute(new GetClassGroups([classId], []));
      if (classes[0]) return classes[0];
      throw notFound('class');
    }
    const found = (await this.all()).find(({ id }) => id === classId);
    if (!found) throw notFound('class');
    return found;
  }

  /** The class asked for, or the first one; null without any. */
  async chosen(classId: string | undefined): Promise<{ classes: TaughtClass[]; chosen: TaughtClass | null }> {
    const classes = await this.all();
    const chosen = classId ? await this.one(classId) : (classes[0] ?? null);
    return { classes, chosen };
  }

  /** The active students of a class, by name. */
  students(classId: string): Promise<StudentSummary[]> {
    return this.queries.execute(new ListStudentSummaries(classId));
  }
}
