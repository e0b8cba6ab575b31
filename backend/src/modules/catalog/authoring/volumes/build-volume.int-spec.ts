import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { STAMPS } from '@bookgrove/contract/stamps';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { as } from '../../../../../test/support/test-database.ts';
import { inContext } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/ids.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { FollowWhenWorksErased } from '../erasure/follow-when-works-erased.ts';
import { BuildWhenVolumeRequested } from './build-volume.ts';
import { Volumes } from './request-volume.ts';
import { VOLUMES } from './volume-sql.ts';

let app: TestApp;
let oak: TestSchool;
let build: BuildWhenVolumeRequested;
let story: string;
let edition: string;
const YEAR = 2025;
const STAMP = STAMPS[0]!.scene as object;

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  build = app.nest.get(BuildWhenVolumeRequested, { strict: false });
});
afterAll(() => app?.close());
beforeEach(async () => {
  await app.within(app.platform, (tx) => tx.worldVolume.deleteMany());
  await app.within(oak, (tx) => tx.worldLetter.deleteMany());
  await files().then((keys) =>
    Promise.all(keys.map((key) => storage().removeAll(key.replace(/[^/]+$/, '')))),
  );
  story = newId();
  await app.within(oak, (tx) =>
    tx.worldLetter.createMany({
      data: [
        {
          tenant_id: oak.id,
          story_id: story,
          title: 'The fox',
          text: 'Dear World, this is Ada.',
          language: 'en',
          picture: STAMP,
          alt: 'A tree',
          signed_as: 'Ada',
          school_name: 'Oak',
          country: 'KE',
          shown: true,
          published_at: new Date(Date.UTC(YEAR, 5, 1)),
        },
      ],
    }),
  );
  edition = await requested();
});

const storage = () => app.nest.get(Storage, { strict: false });
const files = () => storage().list(VOLUMES);
const row = () => app.within(app.platform, (tx) => tx.worldVolume.findFirst({ where: { year: YEAR } }));
/** Requests the volume, and returns the edition that is to be built. */
async function requested(): Promise<string> {
  const volumes = app.nest.get(Volumes, { strict: false });
  await app.within(app.platform, (tx) => volumes.request(tx, YEAR));
  return (await row())!.asked_id;
}
const requests = async (of: string) => {
  const events = await app.db.systemTransaction((tx) =>
    tx.outboxEvent.findMany({ where: { type: 'catalog.volume-asked.v1' } }),
  );
  return events.filter(({ payload }) => (payload as { edition_id: string }).edition_id === of).length;
};
const inPlatform = <T>(work: () => Promise<T>) =>
  inContext({ correlationId: newId(), tenantId: app.platform.id, principal: null }, work);
/**
 * Builds the volume. `stored` happens after the files were stored, and before the transaction; `checked` at the end
 * of the transaction, before its commit.
 */
const deliver = ({ stored, checked }: Partial<Record<'stored' | 'checked', () => Promise<unknown>>> = {}) =>
  inPlatform(async () => {
    const event = { year: YEAR, edition_id: edition };
    const built = await build.prepare(event);
    await stored?.();
    await app.db.transaction(async (tx) => {
      await build.handle(event, tx, built);
      await checked?.();
    });
  });
const change = (data: object) =>
  app.within(oak, (tx) => tx.worldLetter.updateMany({ where: { story_id: story }, data }));
const erase = () => app.within(oak, (tx) => tx.worldLetter.deleteMany({ where: { story_id: story } }));
/** What the erasure does after its commit, in the context of the child's school. */
const follow = () =>
  inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
    app.nest
      .get(FollowWhenWorksErased, { strict: false })
      .prepare({ erased_ids: [story], changed_ids: [], folders: [] }),
  );

describe('a volume', () => {
  it('is ready when its letters are as they were printed', async () => {
    await deliver();
    expect(await row()).toMatchObject({ edition_id: edition, story_ids: [story] });
    expect(await files()).toHaveLength(2);
    expect(await requests(edition)).toBe(1);
  });

  it.each([
    ['a letter was erased', erase],
    ['a letter was taken down', () => change({ shown: false })],
    ['it was deleted', () => app.within(app.platform, (tx) => tx.worldVolume.deleteMany())],
    [
      'another edition was requested',
      () =>
        app.within(app.platform, (tx) =>
          tx.worldVolume.updateMany({ where: { year: YEAR }, data: { asked_id: newId() } }),
        ),
    ],
  ])('leaves no file when %s while it was built', async (_what, stored) => {
    await deliver({ stored });
    expect((await row())?.edition_id ?? null).toBeNull();
    expect(await requests(edition)).toBe(2);
    await deliver();
    expect(await files()).toEqual([]);
  });

  it('whose letter was signed in another way while it was built is built again', async () => {
    await deliver({ stored: () => change({ signed_as: '' }) });
    expect((await row())!.edition_id).toBeNull();
    await deliver();
    expect((await row())!.edition_id).toBe(edition);
    expect(await files()).toHaveLength(2);
  });

  it('that is offered in the moment of the erasure loses its files, and is built again', async () => {
    let following!: Promise<void>;
    await deliver({
      checked: async () => {
        await erase();
        following = follow();
        // The build has seen the letter and is not committed: the erasure waits for it.
        await eventually(() =>
          as(app.databaseUrl, async (client) => {
            const { rowCount } = await client.query(
              `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
            );
            expect(rowCount).toBe(1);
          }),
        );
      },
    });
    await following;
    expect(await files()).toEqual([]);
    const { asked_id } = (await row())!;
    expect(asked_id).not.toBe(edition);
    expect(await requests(asked_id)).toBe(1);
  });
});
