import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const source = join(import.meta.dirname, '../../src');

/** The files that write stories, their history and their versions. */
const WRITE_CORE = [
  'modules/catalog/authoring/stories/story-author-eraser.ts',
  'modules/catalog/authoring/stories/story-writer.ts',
];

/** A call of Prisma, or an SQL statement, that writes one of the tables. */
const WRITES = [
  /\.(story|storyHistoryEntry|storyVersion)\s*\.\s*(create|update|upsert|delete)/i,
  /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate(\s+table)?)\s+(only\s+)?"?catalog"?\."?(story|story_move|story_history_entry|story_version)"?(?![\w.])/i,
];
const writesStories = (code: string): boolean => WRITES.some((pattern) => pattern.test(code));

/** Product files below a folder that write stories, as paths in the folder. */
const writersBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/spec\.ts$|generated|\/testing\//.test(file))
    .map((file) => join(folder, file))
    .filter((file) => writesStories(readFileSync(file, 'utf8')))
    .map((file) => relative(folder, file))
    .sort();

describe('writes of stories', () => {
  it('are in the write core only', () => {
    expect(writersBelow(source)).toEqual(WRITE_CORE);
  });

  it('are detected in a planted file, but not in its spec', () => {
    const planted = mkdtempSync(join(tmpdir(), 'story-writes-'));
    try {
      const code = "export const publish = (tx) => tx.story.update({ data: { state: 'published' } });";
      writeFileSync(join(planted, 'publish-story.ts'), code);
      writeFileSync(join(planted, 'publish-story.int-spec.ts'), code);
      expect(writersBelow(planted)).toEqual(['publish-story.ts']);
    } finally {
      rmSync(planted, { recursive: true });
    }
  });

  it.each([
    ['await tx.story.updateMany({ where, data })', true],
    ['await tx.story\n  .update({ where, data })', true],
    ['prisma.storyHistoryEntry.createMany({ data })', true],
    ['tx.storyVersion.deleteMany(of)', true],
    ["tx.$executeRaw`update catalog.story set state = 'published'`", true],
    ['`insert into catalog.story_history_entry (id) values ($1)`', true],
    ['`delete from "catalog"."story" where id = $1`', true],
    ['`with gone as (delete\n  from catalog.story_move returning id) select 1`', true],
    ['await tx.story.findUnique({ where })', false],
    ['`select * from catalog.story for update`', false],
    ['tx.storyComment.createMany({ data })', false],
    ['`update catalog.story_media set words = $1`', false],
  ])('are detected in %s', (code, seen) => {
    expect(writesStories(code)).toBe(seen);
  });
});
