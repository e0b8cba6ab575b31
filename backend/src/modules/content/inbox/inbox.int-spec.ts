import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { mailTo, textOf } from '../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import type { InboxPage } from './inbox.controller.ts';
import type { InboxThread } from './message-view.ts';
import type { SafetyLeadAnswer } from './safety-lead.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let elm: TestSchool;
let head: string;
let caller = 0;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  [oak, elm] = await Promise.all([
    app.makeSchool('oak', { school_name: 'Oak School', school_email: 'office@oak.test' }),
    app.makeSchool('elm', { school_email: 'office@elm.test' }),
  ]);
  head = await app.tokenOf(oak, 'school_admin');
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const post = (path: string, body: object, from = `10.8.0.${++caller}`) =>
  app.ask<{ reference: string } & Problem>(oak, 'POST', `/api/${path}/`, { body, from });
const letter = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@home.test`,
  text: `Hello from ${name}.`,
});
const list = async (query = '', as = head, school = oak) =>
  (await app.ask<InboxPage>(school, 'GET', `/api/inbox/${query}`, { as })).body;
const thread = async (search: string): Promise<InboxThread> => {
  const [found] = (await list(`?search=${search}`)).results;
  return (await app.ask<InboxThread>(oak, 'GET', `/api/inbox/${found!.id}/`, { as: head })).body;
};
const change = (id: string, body: object, as = head) =>
  app.ask<InboxThread & { code?: string }>(oak, 'PATCH', `/api/inbox/${id}/`, { as, body });
const write = (id: string, body: object) =>
  app.ask<InboxThread & { code?: string }>(oak, 'POST', `/api/inbox/${id}/entries/`, { as: head, body });

describe('a message', () => {
  it('is stored, acknowledged with a reference, and notified to staff', async () => {
    const sent = await post('contact', letter('Amira'));
    expect([sent.status, sent.body.reference]).toEqual([
      201,
      expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    ]);
    const receipt = await mailTo(sink, 'amira@home.test', /has arrived/);
    expect(receipt).toContain(sent.body.reference);
    expect(receipt).not.toContain('Hello from Amira');
    const notice = await mailTo(sink, 'office@oak.test', new RegExp(sent.body.reference));
    expect(notice).toContain('/admin/inbox/');
    expect((await thread('Amira')).text).toBe('Hello from Amira.');
  });

  it('is answered by e-mail; the second of two concurrent answers is refused', async () => {
    await post('contact', letter('Boris'));
    const { id } = await thread('Boris');
    const answers = await Promise.all(
      ['First words.', 'Second words.'].map((text) => write(id, { kind: 'reply', text, seen: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('answered_meanwhile');
    const after = await thread('Boris');
    expect([after.status, after.entries.length]).toEqual(['answered', 1]);
    expect(await mailTo(sink, 'boris@home.test', /words\./)).toContain(after.entries[0]!.text);
  });

  it('is visible in its school only', async () => {
    const { id } = await thread('Amira');
    const other = await app.tokenOf(elm, 'school_admin');
    expect((await list('', other, elm)).count).toBe(0);
    expect((await app.ask(elm, 'GET', `/api/inbox/${id}/`, { as: other })).status).toBe(404);
    const admin = await app.tokenOf(app.platform, 'platform_admin');
    expect((await list('', admin, app.platform)).count).toBe(0);
    for (const role of ['teacher', 'parent', 'student'] as const)
      expect((await app.ask(oak, 'GET', '/api/inbox/', { as: await app.tokenOf(oak, role) })).status).toBe(
        403,
      );
  });

  it('reports errors at their fields', async () => {
    const refused = await post('contact', { name: ' ', email: 'nowhere', text: '' });
    expect([refused.status, Object.keys(refused.body.errors ?? {}).sort()]).toEqual([
      422,
      ['email', 'name', 'text'],
    ]);
  });

  it('cannot inject a header into an e-mail', async () => {
    const refused = await post('contact', { ...letter('Eve'), name: 'Eve\r\nBcc: all@school.test' });
    expect(refused.status).toBe(422);
  });

  it('is limited in number by address', async () => {
    const answers = [];
    for (let n = 0; n < 31; n += 1)
      answers.push((await post('problem-reports', { category: 'other', text: 'x' }, '10.9.9.9')).status);
    expect([answers.slice(0, 30).every((status) => status === 201), answers[30]]).toEqual([true, 429]);
  });
});

describe('a report', () => {
  const png = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#f00' } })
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .jpeg()
      .toBuffer();

  it('about safety is sorted first, notifies the school at once, and needs no name', async () => {
    const sent = await post('problem-reports', { category: 'safety', text: 'Somebody waits at the gate.' });
    expect(sent.status).toBe(201);
    await mailTo(sink, 'office@oak.test', /URGENT/);
    const [first] = (await list('?status=open')).results;
    expect(first).toMatchObject({ urgent: true, reference: sent.body.reference, email: null });
  });

  it('about safety is not closed without a note, and cannot be deleted', async () => {
    const { id } = await thread('gate');
    expect((await change(id, { status: 'closed' })).body.code).toBe('not_dealt_with');
    expect((await write(id, { kind: 'note', text: 'Spoke to the child.', seen: 0 })).body.status).toBe(
      'in_progress',
    );
    expect((await change(id, { status: 'closed' })).body.status).toBe('closed');
    await expect(app.within(oak, (tx) => tx.message.deleteMany({ where: { id } }))).rejects.toThrow(/denied/);
    await expect(
      app.within(oak, (tx) => tx.messageEntry.updateMany({ where: { message_id: id }, data: { text: '' } })),
    ).rejects.toThrow(/denied/);
  });

  it('takes a question about a payment, refund or receipt', async () => {
    const asked = await post('problem-reports', { category: 'money', text: 'Where is my refund?' });
    expect([asked.status, asked.body.reference]).toEqual([201, expect.any(String)]);
  });

  it('about safety is sent only to the safety lead; all others go to the office', async () => {
    const name = (body: object, as = head, school = oak) =>
      app.ask<SafetyLeadAnswer & Problem>(school, 'PUT', '/api/safety-lead/', { as, body });
    const teacher = await app.tokenOf(oak, 'teacher');
    expect((await name({ name: 'Ann', email: 'ann@oak.test' }, teacher)).status).toBe(403);
    const wrong = await name({ name: ' ', email: 'nobody' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {}).sort()]).toEqual([422, ['email', 'name']]);
    const { lead } = (await name({ name: 'Ann Lead', email: 'ann@oak.test' })).body;
    expect(lead).toMatchObject({ name: 'Ann Lead', email: 'ann@oak.test' });
    expect((await name({ name: 'Ann Lead', email: 'ann@oak.test' })).body.lead).toEqual(lead);

    const elmHead = await app.tokenOf(elm, 'school_admin');
    const next = await app.ask<SafetyLeadAnswer>(elm, 'GET', '/api/safety-lead/', { as: elmHead });
    expect(next.body.lead).toBeNull();

    const { reference } = (await post('problem-reports', { category: 'bullying', text: 'They laugh at me.' }))
      .body;
    await mailTo(sink, 'ann@oak.test', new RegExp(`URGENT.*${reference}`));
    const other = (await post('problem-reports', { category: 'broken', text: 'A torn page' })).body.reference;
    await mailTo(sink, 'office@oak.test', new RegExp(other));
    const office = sink.mails.filter(({ to }) => to.includes('office@oak.test'));
    expect(office.some(({ source }) => textOf(source).includes(reference))).toBe(false);

    await name({ name: 'Ben Lead', email: 'ben@oak.test' });
    const kept = await app.within(oak, (tx) => tx.safetyLead.findMany({ select: { name: true } }));
    expect(kept.map((row) => row.name).sort()).toEqual(['Ann Lead', 'Ben Lead']);
    const noted = () =>
      app.within(oak, (tx) => tx.auditEntry.findMany({ where: { action: 'safety_lead.named' } }));
    await eventually(async () => expect(await noted()).toHaveLength(2));
    expect((await noted()).map(({ detail }) => detail)).toContainEqual({ name: 'Ben Lead' });
    await expect(app.within(oak, (tx) => tx.safetyLead.deleteMany())).rejects.toThrow(/denied/);
  });

  it('without an address cannot be answered', async () => {
    const { id } = await thread('gate');
    expect((await write(id, { kind: 'reply', text: 'Hello', seen: 0 })).body.code).toBe('no_address');
  });

  it('stores a re-encoded picture', async () => {
    const picture = (await png()).toString('base64');
    await post('problem-reports', { category: 'broken', text: 'Torn page', page: '/library/x', picture });
    const { id, has_picture } = await thread('Torn');
    expect(has_picture).toBe(true);
    const answer = await app.ask<{ picture: string }>(oak, 'GET', `/api/inbox/${id}/picture/`, { as: head });
    const bytes = Buffer.from(answer.body.picture.split(',')[1]!, 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40 });
    expect(bytes.includes('Secret place')).toBe(false);
  });

  it('with an attachment that is not an image is refused', async () => {
    const picture = Buffer.from('<svg onload="x()"/>').toString('base64');
    const refused = await post('problem-reports', { category: 'broken', text: 'x', picture });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['picture']]);
  });
});

describe('work on a message', () => {
  it('is recorded in its history, with assignee and status', async () => {
    await post('contact', letter('Chidi'));
    const { id } = await thread('Chidi');
    await change(id, { mine: true, status: 'in_progress' });
    await change(id, { mine: true });
    const { body } = await change(id, { mine: false });
    expect(body.entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['change', 'Set to in progress'],
      ['change', 'Taken by Ada Okoye'],
      ['change', 'Given back'],
    ]);
  });

  it('publishes a testimonial only after a person approved it, with the first name', async () => {
    await post('testimonials', {
      ...letter('Dunja'),
      name: 'Dunja Secret',
      text: 'We read under the tree each morning.',
    });
    const shown = () => app.ask<{ name: string }[]>(oak, 'GET', '/api/testimonials/');
    expect((await shown()).body).toEqual([]);
    const { id } = await thread('Dunja');
    await change(id, { shown: true });
    expect((await shown()).body).toMatchObject([
      { name: 'Dunja', text: 'We read under the tree each morning.' },
    ]);
    await change(id, { shown: false });
    expect((await shown()).body).toEqual([]);
    expect((await change((await thread('Amira')).id, { shown: true })).body.code).toBe('not_a_testimonial');
  });
});
