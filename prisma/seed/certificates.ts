import { call, signIn, TEACHERS, type Server } from './server.ts';

const HELPED = 'Reading buddy';
const GOAL = 'Twenty books';
const CLASS = 'Beech Class';

/** Certificates of the first school: contributions and a goal of its students, and one that was taken back. */
export async function seedCertificates(server: Server): Promise<void> {
  const token = await signIn(server, 'greenfield', TEACHERS.greenfield);
  const ask = (method: 'GET' | 'POST', path: string, json?: object): Promise<unknown> =>
    call(server, 'greenfield', method, `/api/${path}`, { token, ...(json && { json }) });
  const { results: classes } = (await ask('GET', 'v1/teacher/school-classes/?limit=100')) as {
    results: { id: string; name: string }[];
  };
  const beech = classes.find(({ name }) => name === CLASS);
  if (!beech) throw new Error(`there is no ${CLASS}`);
  const { results: students } = (await ask('GET', `classes/${beech.id}/students/?limit=6`)) as {
    results: { id: string }[];
  };
  const people = students.map(({ id }) => id);
  await ask('POST', 'certificates/', {
    people: people.slice(0, 4),
    kind: 'contribution',
    title: HELPED,
    detail: 'Read aloud to younger children every Friday.',
  });
  await ask('POST', 'certificates/', {
    people: people.slice(2, 6),
    kind: 'achievement',
    title: GOAL,
    detail: 'Read twenty books and talked about each.',
  });
  const given = (await ask('GET', `certificates/?search=${encodeURIComponent(GOAL)}&limit=10`)) as {
    results: { id: string; state: string }[];
  };
  const last = given.results.at(-1);
  if (last?.state === 'valid' && given.results.every(({ state }) => state === 'valid'))
    await ask('POST', `certificates/${last.id}/revoke/`, { reason: 'mistake' });
}
