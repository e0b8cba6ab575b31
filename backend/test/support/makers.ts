import { currentConsentText, type ConsentPurpose } from '@bookgrove/contract';
import { newId } from '../../src/platform/ids.ts';
import { publishToLibrary } from './books.ts';
import type { TestApp, TestSchool } from './test-app.ts';

/** Publishes a book of these authors; those who were asked only have not joined. */
export async function publishStory(
  app: TestApp,
  school: TestSchool,
  [author, ...others]: [string, ...string[]],
  change: Parameters<typeof publishToLibrary>[2] & { asked?: string[] } = {},
): Promise<string> {
  const { asked = [], ...book } = change;
  const book_id = await publishToLibrary(app, school, { student_made: true, ...book });
  const story = {
    tenant_id: school.id,
    id: newId(),
    author_id: author,
    kind: 'story',
    state: 'published',
    title: 'A story',
    language: 'en',
    cover: {},
    pages: [],
    book_id,
  };
  const inStory = { tenant_id: school.id, story_id: story.id };
  await app.within(school, async (tx) => {
    await tx.story.createMany({ data: [story] });
    await tx.storyCoAuthor.createMany({
      data: [
        ...others.map((user_id) => ({ ...inStory, user_id, joined_at: new Date() })),
        ...asked.map((user_id) => ({ ...inStory, user_id })),
      ],
    });
  });
  return book_id;
}

/** A guardian agrees to the purpose in its current words. */
export const consentTo = (
  app: TestApp,
  school: TestSchool,
  purpose: ConsentPurpose,
  student_id: string,
): Promise<unknown> =>
  app.within(school, (tx) =>
    tx.consent.createMany({
      data: [
        {
          id: newId(),
          tenant_id: school.id,
          student_id,
          purpose,
          text_version: currentConsentText(purpose).version,
          given_by: newId(),
        },
      ],
    }),
  );

/** The guardian withdraws it. */
export const withdrawConsent = (
  app: TestApp,
  school: TestSchool,
  purpose: ConsentPurpose,
  student_id: string,
): Promise<unknown> =>
  app.within(school, (tx) =>
    tx.consent.updateMany({ where: { student_id, purpose }, data: { withdrawn_at: new Date() } }),
  );
