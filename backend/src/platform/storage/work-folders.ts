import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders of this process that are in use. */
const inUse = new Set<string>();

/** Names of work folders with the id of their process; the previous version named them by their purpose. */
const NAME = /^bookgrove-(?:work-(?<process>\d+)|ingest|resource|covers?)-[\w-]+$/;

/** Runs a piece of work with a temporary folder of its own, which is removed afterwards. */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `bookgrove-work-${process.pid}-`));
  inUse.add(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    inUse.delete(folder);
  }
}

/**
 * Removes work folders of this machine that were created before `limit` and whose process was killed; never one that
 * is in use. Returns how many.
 */
export async function removeLeftWorkFolders(limit: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(tmpdir())) {
    const match = NAME.exec(name);
    if (!match) continue;
    const folder = join(tmpdir(), name);
    if (inUse.has(folder) || isOfAnotherLiving(Number(match.groups!['process'] ?? 0))) continue;
    const found = await stat(folder).catch(() => null); // another process may have removed it
    if (!found || found.mtime >= limit) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

function isOfAnotherLiving(id: number): boolean {
  if (id === 0 || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
