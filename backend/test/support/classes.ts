import { newId } from '../../src/platform/ids.ts';
import type { TestApp, TestPerson, TestSchool } from './test-app.ts';

/** A class with its lead teacher and students, made in the database. */
export interface TestClass {
  id: string;
  code: string;
  teacher: TestPerson;
  /** Access token of the teacher. */
  token: string;
  students: TestPerson[];
}

let made = 0;

/** Creates a class with this many students, who have the tests' default password. */
export async function makeClass(
  app: TestApp,
  school: TestSchool,
  count: number,
  change: Record<string, unknown> = {},
): Promise<TestClass> {
  const id = newId();
  const code = `TEST${String(++made).padStart(4, '0')}`;
  const teacher = await app.makePerson(school, 'teacher');
  const students = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      app.makePerson(school, 'student', { first_name: `Kid${n}`, last_name: 'Okoye', email: null }),
    ),
  );
  await app.within(school, async (tx) => {
    await tx.schoolClass.createMany({
      data: [{ id, tenant_id: school.id, code, name: 'Beech Class', year: '2026', ...change }],
    });
    await tx.classMember.createMany({
      data: [
        { tenant_id: school.id, class_id: id, user_id: teacher.id, role: 'lead' },
        ...students.map((student) => ({ tenant_id: school.id, class_id: id, user_id: student.id })),
      ],
    });
  });
  return { id, code, teacher, token: (await app.signIn(teacher)).access, students };
}
