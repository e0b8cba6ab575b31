import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { AVATARS, drawingOf } from '@bookgrove/contract';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { readPdfStructure } from '../../../../../test/support/pdf-structure.ts';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { StudentIn } from '../../sign-in/students/student-sign-in.controller.ts';
import { animalPicture } from './animal-pictures.ts';
import { badgeDigest, newBadgeSecret } from '../../sign-in/students/badge-tokens.ts';
import type { PresentedBadge } from '../../sign-in/students/present-badge.ts';
import { newId } from '../../../../platform/ids.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let caller = 0;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([
    app.makeSchool('oak', { school_name: 'Oak School' }),
    app.makeSchool('elm'),
  ]);
  beech = await makeClass(app, oak, 10);
});
afterAll(() => app.close());

const show = (badge: string, school = oak, from = `10.5.0.${++caller}`) =>
  app.ask<PresentedBadge & Problem>(school, 'POST', '/api/auth/badge/', { body: { badge }, from });
const enter = (body: object) =>
  app.ask<StudentIn & Problem>(oak, 'POST', '/api/auth/student/', { body, from: `10.6.0.${++caller}` });
const print = (body: object = {}, as = beech.token) =>
  app.ask(oak, 'POST', `/api/classes/${beech.id}/badges/`, { as, body });
const voidThem = (body: object = {}, as = beech.token) =>
  app.ask<{ voided: number } & Problem>(oak, 'POST', `/api/classes/${beech.id}/badges/void/`, { as, body });
/** A badge whose secret the test knows. */
async function pin(n: number): Promise<string> {
  const secret = newBadgeSecret();
  await app.within(oak, (tx) =>
    tx.badge.createMany({
      data: [
        {
          id: newId(),
          tenant_id: oak.id,
          user_id: beech.students[n]!.id,
          secret_hash: badgeDigest(secret),
          created_by: beech.teacher.id,
        },
      ],
    }),
  );
  return secret;
}
const live = () => app.within(oak, (tx) => tx.badge.count({ where: { tenant_id: oak.id, voided_at: null } }));

async function textOf(bytes: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = [];
  for (let n = 1; n <= pdf.numPages; n++) {
    const { items } = await (await pdf.getPage(n)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
}

describe('a sheet of badges', () => {
  it('is a PDF with eight to a page, first names and initials, class and school', async () => {
    await app.within(oak, (tx) =>
      tx.user.update({
        where: { tenant_id_id: { tenant_id: oak.id, id: beech.students[0]!.id } },
        data: { first_name: 'Лариса' },
      }),
    );
    await app.within(oak, (tx) =>
      tx.user.update({
        where: { tenant_id_id: { tenant_id: oak.id, id: beech.students[1]!.id } },
        data: { first_name: '小明', last_name: '' },
      }),
    );
    const { status, headers, bytes } = await print();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    const pages = await textOf(bytes);
    expect(pages).toHaveLength(2);
    expect(pages.join(' ')).toContain('Лариса O.');
    expect(pages.join(' ')).toContain('Kid5 O.');
    expect(pages.join(' ')).not.toContain('Okoye');
    expect(pages.join(' ').match(/Beech Class/g)).toHaveLength(10);
    expect(pages.join(' ').match(/Oak School/g)).toHaveLength(10);
    expect(await live()).toBe(10);
  });

  it('shows each child’s animal, for children who cannot read', async () => {
    const student = beech.students[3]!.id;
    const drawnOn = async () => {
      const { bytes } = await print({ students: [student] });
      const elements = await readPdfStructure(bytes);
      return elements?.filter(({ role }) => role === 'Figure').map(({ text }) => text);
    };
    const animal = drawingOf({ id: student, avatar: await avatarOf(3) });
    expect(await drawnOn()).toEqual([`Picture: ${animal}`, 'QR code to log in']);
    await app.within(oak, (tx) =>
      tx.user.update({
        where: { tenant_id_id: { tenant_id: oak.id, id: student } },
        data: { avatar: 'set:owl' },
      }),
    );
    expect(await drawnOn()).toEqual(['Picture: owl', 'QR code to log in']);
    expect((await animalPicture('owl'))!.equals((await animalPicture('fox'))!)).toBe(false);
    for (const name of AVATARS) expect(await animalPicture(name)).not.toBeNull();
  });

  it('invalidates earlier badges of the same children', async () => {
    const [first, second] = [await pin(0), await pin(1)];
    expect((await print({ students: [beech.students[0]!.id] })).status).toBe(200);
    expect([(await show(first)).status, (await show(second)).status]).toEqual([404, 200]);
    const rows = await app.within(oak, (tx) => tx.badge.findMany({ where: { tenant_id: oak.id } }));
    expect(rows.every(({ secret_hash }) => secret_hash.length === 32)).toBe(true);
  });

  it('may include only children without a badge, and then invalidates none', async () => {
    await print();
    await voidThem({ students: [beech.students[0]!.id] });
    const before = await pin(1);
    const pages = await textOf((await print({ only_missing: true })).bytes);
    expect(pages.join(' ').match(/Beech Class/g)).toHaveLength(1);
    expect((await show(before)).status).toBe(200);
    const again = await print({ only_missing: true });
    expect([again.status, again.body.code]).toEqual([409, 'all_have_badges']);
    await voidThem();
    await print();
  });

  it('creates one badge each when two are requested at once', async () => {
    const answers = await Promise.all([print(), print(), print()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await live()).toBe(10);
  });

  it('is for the class’s teachers, with students of the class only', async () => {
    const stranger = await app.tokenOf(oak, 'teacher');
    expect((await print({}, stranger)).status).toBe(404);
    expect((await voidThem({}, stranger)).status).toBe(404);
    expect((await print({ students: [newId()] })).status).toBe(404);
    expect((await print({ students: ['x'] })).body.errors?.['students']).toEqual([
      'students must be a list of ids.',
    ]);
  });
});

/** A drawing that differs from the classmates', or null for the default one. */
const avatarOf = async (student: number): Promise<string | null> => {
  const [row] = await app.within(oak, (tx) =>
    tx.user.findMany({ where: { id: beech.students[student]!.id }, select: { avatar: true } }),
  );
  return row!.avatar;
};

describe('a badge', () => {
  it('identifies its owner without signing in; the password is still required', async () => {
    const { status, body, headers, cookies } = await show(await pin(2));
    expect([status, headers['cache-control'], cookies]).toEqual([200, 'private, no-store', []]);
    expect(body).toEqual({
      student: { id: beech.students[2]!.id, first_name: 'Kid2', last_name: 'O', avatar: await avatarOf(2) },
      sign_in_mode: 'password',
      ticket: expect.any(String),
    });
    expect((await enter({ ticket: body.ticket })).status).toBe(401);
    expect((await enter({ ticket: body.ticket, password: 'Wrong-password-1' })).status).toBe(401);
    expect((await enter({ ticket: body.ticket, password: PASSWORD })).body.user.id).toBe(
      beech.students[2]!.id,
    );
    expect((await app.ask(oak, 'GET', '/api/auth/badge/')).status).toBe(404);
  });

  it('that is invalid, unknown or of another school gets one answer, limited to twenty attempts', async () => {
    const secret = await pin(3);
    const { ticket } = (await show(secret)).body;
    expect((await voidThem({ students: [beech.students[3]!.id] })).body.voided).toBeGreaterThan(0);
    expect((await voidThem({ students: [beech.students[3]!.id] })).body.voided).toBe(0);
    const answers = [
      await show(secret),
      await show(newBadgeSecret()),
      await show('x'),
      await show(await pin(4), elm),
    ];
    for (const { status, body } of answers)
      expect([status, body.code, body.detail]).toEqual([
        404,
        'unknown_badge',
        'This badge does not work here. Ask your teacher for a new one.',
      ]);
    // A badge token from before the badge was voided is refused too.
    expect((await enter({ ticket, password: PASSWORD })).status).toBe(401);
    const tries = [];
    for (let n = 0; n < 21; n++) tries.push((await show(newBadgeSecret(), oak, '10.7.0.1')).status);
    expect(tries).toEqual([...Array<number>(20).fill(404), 429]);
  });

  it('of an archived child is refused', async () => {
    const secret = await pin(5);
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { id: beech.students[5]!.id }, data: { status: 'archived' } }),
    );
    expect((await show(secret)).status).toBe(404);
  });

  it('signs in by itself only where school and class allow it', async () => {
    const secret = await pin(6);
    await app.within(oak, (tx) =>
      tx.schoolClass.updateMany({ where: { id: beech.id }, data: { sign_in_mode: 'badge' } }),
    );
    const before = (await show(secret)).body;
    expect(before.sign_in_mode).toBe('password');
    expect((await enter({ ticket: before.ticket })).status).toBe(401);
    await app.within(oak, (tx) =>
      tx.signInPolicy.createMany({
        data: [{ tenant_id: oak.id, allow_badge_only: true, updated_at: new Date() }],
      }),
    );
    const { sign_in_mode, ticket } = (await show(secret)).body;
    expect(sign_in_mode).toBe('badge');
    expect((await enter({ ticket })).body.user.id).toBe(beech.students[6]!.id);
    // A class code and a name do not replace a badge.
    expect((await enter({ code: beech.code, student: beech.students[6]!.id })).status).toBe(401);
  });
});
