import type { Prisma } from '../../src/platform/db/generated/client.ts';
import { publishToLibrary } from './books.ts';
import type { TestApp, TestSchool } from './test-app.ts';

/** Switches the shop of a school on, before its first request: schools are cached. */
export const openShop = async (
  app: TestApp,
  school: TestSchool,
  currency = 'GBP',
  features = ['shop'],
): Promise<void> => {
  await app.within(school, (tx) =>
    tx.schoolSetting.createMany({ data: [{ tenant_id: school.id, features, currency }] }),
  );
};

/** A published book for GBP 4.50, a fifth of it for charity. */
export const sellBook = (
  app: TestApp,
  school: TestSchool,
  change: Partial<Prisma.BookUncheckedCreateInput> = {},
): Promise<string> =>
  publishToLibrary(app, school, { price_minor: 450, currency: 'GBP', charity_bps: 2000, ...change });
