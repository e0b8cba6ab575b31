import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { mailTo } from '../../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../../test/support/smtp-sink.ts';
import { arrives, familyOf, storyteller } from '../../../../../test/support/stories.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { WorkStats } from '../../editorial/statistics/teacher-stats.query.ts';

let app: TestApp;
let oak: TestSchool;
let sink: SmtpSink;
let beech: TestClass;
let tokens: string[];
let mia: ReturnType<typeof storyteller>;
let teacher: ReturnType<typeof storyteller>;
let family: Awaited<ReturnType<typeof familyOf>>;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  oak = await app.makeSchool('oak');
  beech = await makeClass(app, oak, 3);
  tokens = (await Promise.all(beech.students.map((one) => app.signIn(one)))).map(({ access }) => access);
  mia = storyteller(app, oak, tokens[0]!);
  teacher = storyteller(app, oak, beech.token);
  family = await familyOf(app, oak, beech, beech.students[0]!.id);
  await app.within(oak, (tx) =>
    tx.user.updateMany({ where: { id: family.parent.id }, data: { language: 'fr' } }),
  );
  // Two of the children have an e-mail address.
  for (const n of [0, 1])
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { id: beech.students[n]!.id }, data: { email: mailOf(n) } }),
    );
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const mailOf = (n: number): string => `kid${n}@oak.test`;
const mailsTo = (address: string) => sink.mails.filter(({ to }) => to.includes(address));

it('each status change of a story is notified once to the people concerned, in their language', async () => {
  const id = await mia.write({ title: 'The fox <b>&' });
  await mia.submit(id);
  const sent = await mailTo(sink, beech.teacher.email!, /Kid0 has finished a story/);
  expect(sent).toContain('Subject: Kid0 sent you a story: The fox <b>&');
  expect(sent).toContain(`/storyedit?story=${id}`);

  const version = async () => (await mia.get(id)).body.version;
  await teacher.post(`stories/${id}/return`, { version: await version(), reason: 'What does it eat?' });
  const back = await mailTo(sink, mailOf(0), /Your story came back/);
  expect(back).toContain('What does it eat?');
  expect(back).toContain(`/uploadblogsteps/${id}`);

  await mia.submit(id);
  await teacher.post(`stories/${id}/approve`, { version: await version() });
  await mailTo(sink, family.parent.email!, /prête à devenir un livre/);
  await family.says('publish', true);
  await arrives(mia, id, 'published');
  await mailTo(sink, family.parent.email!, /est maintenant dans la bibliothèque de l’école/);
  await mailTo(sink, mailOf(0), /stands in the library now/);
  await teacher.post(`stories/${id}/withdraw`, { version: await version(), reason: 'A name is in it.' });
  await mailTo(sink, mailOf(0), /A name is in it\./);
  const subjects = (address: string) =>
    mailsTo(address).map(({ source }) => /^Subject: (.+)$/m.exec(source)?.[1]?.trim());
  expect(subjects(mailOf(0))).toEqual([
    'Your story came back: The fox <b>&',
    'Your story is a book: The fox <b>&',
    'Your story was withdrawn: The fox <b>&',
  ]);
  expect([mailsTo(family.parent.email!).length, mailsTo(beech.teacher.email!).length]).toEqual([2, 2]);
});

it('an invited co-author gets one e-mail, without the text of the story', async () => {
  const id = await mia.write({ title: 'Our secret' });
  const classmate = beech.students[1]!.id;
  await Promise.all([1, 2].map(() => mia.post(`stories/${id}/co-authors`, { user_id: classmate })));
  const asked = await mailTo(sink, mailOf(1), /asks you to write a story together/);
  expect(asked).not.toContain('Our secret');
  expect(asked).toContain('/upload-blog');
  await app.ask(oak, 'DELETE', `/api/stories/${id}/co-authors/${classmate}/`, { as: tokens[0]! });
  await mia.post(`stories/${id}/co-authors`, { user_id: classmate });
  // A later e-mail has arrived, so a second invitation would have arrived before it.
  const other = await mia.write();
  await mia.post(`stories/${other}/co-authors`, { user_id: classmate });
  await eventually(() => expect(mailsTo(mailOf(1))).toHaveLength(2));
});

describe('a published story', () => {
  it('has counts of readers and reactions for its author and teacher', async () => {
    const id = await mia.write({ title: 'Counted' });
    const blog = async (as: string) =>
      (await app.ask<WorkStats>(oak, 'GET', '/api/teacher/blog-stats/', { as })).body;
    const before = await blog(beech.token);
    await mia.submit(id);
    await family.says('publish', true);
    await teacher.post(`stories/${id}/approve`, { version: (await mia.get(id)).body.version });
    const { book: slug } = await arrives(mia, id, 'published');
    const { body: book } = await app.ask<{ id: string }>(oak, 'GET', `/api/books/${slug}/`, {
      as: tokens[1]!,
    });
    for (const as of [tokens[0]!, tokens[1]!, tokens[2]!])
      await app.within(oak, (tx) =>
        tx.readingProgress.createMany({
          data: [
            {
              tenant_id: oak.id,
              user_id: beech.students[tokens.indexOf(as)]!.id,
              book_tenant_id: oak.id,
              book_id: book.id,
              locator: {},
              percentage: 40,
              client_time: new Date(),
            },
          ],
        }),
      );
    await app.ask(oak, 'PUT', `/api/books/${book.id}/reaction/`, {
      as: tokens[1]!,
      body: { reaction: 'funny' },
    });
    // Authors are not counted as readers of their own story.
    expect((await mia.get(id)).body).toMatchObject({ readers: 2, reactions: 1 });
    expect((await teacher.get(id)).body).toMatchObject({ readers: 2, reactions: 1 });
    expect(await blog(beech.token)).toMatchObject({
      total: before.total + 1,
      published: before.published + 1,
      reads: before.reads + 2,
      reactions: before.reactions + 1,
    });
    expect(await blog(await app.tokenOf(oak, 'teacher'))).toMatchObject({ total: 0, reads: 0 });
  });

  it('does not count drafts', async () => {
    const before = (await app.ask<WorkStats>(oak, 'GET', '/api/teacher/blog-stats/', { as: beech.token }))
      .body;
    await mia.write({ title: 'Only mine' });
    const after = (await app.ask<WorkStats>(oak, 'GET', '/api/teacher/blog-stats/', { as: beech.token }))
      .body;
    expect(after.total).toBe(before.total);
  });
});
