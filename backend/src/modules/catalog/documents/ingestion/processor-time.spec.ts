import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { inspectBook } from './inspect-book.ts';
import { epub } from './testing/epub.ts';

// Each case starts a process, which can take long on a busy machine.

it.each([
  ['a book that is accepted', epub(), {}, true, 20],
  ['a book that is refused', epub({ container: '<nothing/>' }), {}, false, 20],
  // It is killed while it starts, so that it is never done before.
  ['a check that is killed because it takes too long', epub(), { seconds: 0.03 }, false, 0],
])('tells the processor time of %s', async (_what, content, limits, ok, least) => {
  const folder = await mkdtemp(join(tmpdir(), 'bookgrove-test-'));
  try {
    await writeFile(join(folder, 'file'), content);
    const times: number[] = [];
    const result = await inspectBook({
      file: join(folder, 'file'),
      outDir: join(folder, 'out'),
      limits,
      onProcessorTime: (milliseconds) => times.push(milliseconds),
    });
    expect(result.ok).toBe(ok);
    expect(times).toEqual([expect.any(Number)]);
    expect(times[0]).toBeGreaterThan(least); // milliseconds; a process that starts needs more than 20
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
