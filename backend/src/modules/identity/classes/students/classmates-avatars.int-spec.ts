import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { animalOf, drawingOf } from '@bookgrove/contract';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';

let app: TestApp;
let oak: TestSchool;
beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
});
afterAll(() => app.close());

const drawings = async ({ id }: TestClass) => {
  const members = await app.within(oak, (tx) =>
    tx.classMember.findMany({
      where: { class_id: id, role: 'student' },
      select: { user: { select: { id: true, avatar: true } } },
    }),
  );
  return members.map(({ user }) => drawingOf(user));
};

describe('the drawings of a class', () => {
  it('all differ while there are enough of them', async () => {
    const found = await drawings(await makeClass(app, oak, 16));
    expect(new Set(found).size).toBe(16);
  });

  it('are each used at most twice by twenty-four children', async () => {
    const found = await drawings(await makeClass(app, oak, 24));
    const uses = found.map((one) => found.filter((other) => other === one).length);
    expect(Math.max(...uses)).toBeLessThanOrEqual(2);
  });

  it('stay as somebody chose them, and the default is the one that the screens draw', async () => {
    const beech = await makeClass(app, oak, 1);
    const first = beech.students[0]!;
    const chosen = await app.makePerson(oak, 'student', { email: null });
    await app.within(oak, async (tx) => {
      await tx.user.updateMany({
        where: { id: chosen.id },
        data: { avatar: `set:${animalOf(first.id)}` },
      });
      await tx.classMember.createMany({
        data: [{ tenant_id: oak.id, class_id: beech.id, user_id: chosen.id }],
      });
      const [row] = await tx.$queryRaw<
        { animal: string }[]
      >`select identity.animal_of(${first.id}::uuid) as animal`;
      expect(row!.animal).toBe(animalOf(first.id));
    });
    expect(await drawings(beech)).toEqual([animalOf(first.id), animalOf(first.id)]);
  });
});
