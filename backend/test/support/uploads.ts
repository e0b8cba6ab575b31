import { startTestApp, type TestApp, type TestPerson, type TestSchool } from './test-app.ts';

/**
 * A school whose uploaded files are checked, with a teacher who uploads books and the head who moderates
 * them.
 */
export interface UploadingSchool {
  app: TestApp;
  oak: TestSchool;
  teacher: TestPerson;
  /** Token of the teacher. */
  as: string;
  /** Token of the head. */
  head: string;
}

export async function uploadingSchool(): Promise<UploadingSchool> {
  const app = await startTestApp({ worker: true });
  const oak = await app.makeSchool('oak');
  const teacher = await app.makePerson(oak, 'teacher');
  const { access } = await app.signIn(teacher);
  return { app, oak, teacher, as: access, head: await app.tokenOf(oak, 'school_admin') };
}
