import type { QueryBus } from '@nestjs/cqrs';
import type { Role } from '@bookgrove/contract';
import { currentContext } from '../../platform/context.ts';
import { GetPeople, ListStudentsOfTeacher } from '../identity/contract.ts';

/** The signed-in person. */
export function signedIn(): { id: string; role: Role } {
  const principal = currentContext()?.principal;
  if (!principal) throw new Error('Nobody is signed in');
  return { id: principal.userId, role: principal.role };
}

/** The full name of the signed-in person, as courses show it. Must not be called inside a transaction. */
export async function ownName(queries: QueryBus): Promise<string> {
  const [person] = await queries.execute(new GetPeople([signedIn().id]));
  return person ? `${person.first_name} ${person.last_name}`.trim() : '';
}

/** The students whose work the signed-in person sees; null: all of the school. Must not be called inside a transaction. */
export async function studentsOf(queries: QueryBus): Promise<string[] | null> {
  const { id, role } = signedIn();
  return role === 'school_admin' ? null : queries.execute(new ListStudentsOfTeacher(id));
}

/** Whether the signed-in person may see what this student said or drew. Must not be called inside a transaction. */
export async function maySeeWorkOf(queries: QueryBus, student: string): Promise<boolean> {
  const { id, role } = signedIn();
  if (id === student) return true;
  if (role !== 'teacher' && role !== 'school_admin') return false;
  const students = await studentsOf(queries);
  return students === null || students.includes(student);
}
