import type { Client } from 'pg';
import { once } from './platform.ts';
import { call, signIn, TEACHERS, type Server } from './server.ts';

const SCHOOL = 'greenfield';
const CLASS = 'Beech Class';
const DAY_MS = 86_400_000;

/** `YYYY-MM-DD` of a weekday (0 is Sunday) that is at least two days ahead, and so many weeks later. */
function coming(weekday: number, weeks = 0): string {
  const day = new Date(Date.now() + 2 * DAY_MS);
  while (day.getUTCDay() !== weekday) day.setTime(day.getTime() + DAY_MS);
  return new Date(day.getTime() + weeks * 7 * DAY_MS).toISOString().slice(0, 10);
}

/** Live lessons of the demo, planned through the API. A step that fails is reported and tried again at the next start. */
export async function seedLive(owner: Client, server: Server): Promise<void> {
  const step = (name: string, work: () => Promise<void>): Promise<void> =>
    once(owner, `live: ${name}`, work).catch((error: Error) =>
      console.warn(`The demo lacks its ${name}: ${error.message}`),
    );
  await step('switch of live lessons', () => openLive(server));
  await step('weekly reading hour', () =>
    plan(server, {
      title: 'Reading hour',
      summary: 'We read one book together. Bring one question.',
      audience: 'class',
      starts_on: coming(4),
      starts_minute: 14 * 60,
      minutes: 40,
      repeats: 'weekly',
      until: coming(4, 50),
      slides: [
        { title: 'Today', text: '# Today we read\n\nLook at the cover. What do you think happens?' },
        { title: 'Stop and think', text: '# Stop and think\n\nWhat would you do now?' },
        { title: 'One question', text: '# One question\n\nPut your hand up, and ask it.' },
      ],
    }),
  );
  await step('webinar', () =>
    plan(server, {
      title: 'Reading at home',
      summary: 'For grown-ups: ten quiet minutes a day, in any language.',
      audience: 'webinar',
      starts_on: coming(3, 1),
      starts_minute: 18 * 60,
      minutes: 45,
      repeats: 'weekly',
      until: coming(3, 40),
      seats: 40,
      slides: [{ title: 'Ten minutes', text: '# Ten quiet minutes\n\nEvery day, in any language.' }],
    }),
  );
}

/** Switches live lessons on; the other features stay as they are. */
async function openLive(server: Server): Promise<void> {
  const token = await signIn(server, SCHOOL, `head@${SCHOOL}.test`);
  const { features } = (await call(server, SCHOOL, 'GET', '/api/school-settings/', { token })) as {
    features: { name: string; on: boolean }[];
  };
  const on = features.filter((feature) => feature.on || feature.name === 'live').map(({ name }) => name);
  await call(server, SCHOOL, 'PATCH', '/api/school-settings/', { token, json: { features: on } });
}

async function plan(
  server: Server,
  wish: { title: string; audience: string } & Record<string, unknown>,
): Promise<void> {
  const token = await signIn(server, SCHOOL, TEACHERS[SCHOOL]);
  // A previous start may have ended in between.
  const known = (await call(server, SCHOOL, 'GET', '/api/live-desk/?limit=100', { token })) as {
    results: { id: string; title: string; status: string }[];
  };
  const old = known.results.find(({ title }) => title === wish.title);
  if (old && old.status !== 'draft') return;
  const { classes } = (await call(server, SCHOOL, 'GET', '/api/live-desk/choices/', { token })) as {
    classes: { id: string; name: string }[];
  };
  const leader_id = ownId(token);
  const { id } = (old ??
    (await call(server, SCHOOL, 'POST', '/api/live-desk/', {
      token,
      json: {
        class_id: wish.audience === 'class' ? (classes.find(({ name }) => name === CLASS)?.id ?? null) : null,
        leader_id,
        second_id: null,
        guest_name: '',
        language: 'en',
        time_zone: 'Europe/London',
        min_adults: 1,
        seats: 0,
        room: 'built_in',
        room_url: '',
        recorded: false,
        cameras: false,
        ...wish,
      },
    }))) as { id: string };
  await call(server, SCHOOL, 'POST', `/api/live-desk/${id}/move/`, { token, json: { move: 'publish' } });
}

/** The id of who signed in, which their access token states. */
const ownId = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;
