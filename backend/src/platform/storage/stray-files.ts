import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Clock } from '../clock.ts';
import { Storage } from './storage.ts';

/** A folder whose newest file is younger may still get its row. */
const STRAY_AFTER_MS = 24 * 3_600_000;
const UNUSED_AFTER_MS = 7 * 24 * 3_600_000;
/** How many folders are compared with the database at once. */
const AT_ONCE = 500;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Removes folders of the storage that no row names: their process was killed before it stored the row. */
@Injectable()
export class StrayFiles {
  constructor(
    private readonly clock: Clock,
    private readonly storage: Storage,
    private readonly log: PinoLogger,
  ) {
    log.setContext(StrayFiles.name);
  }

  /**
   * Compares folders `<prefix>/<id>/<file id>/` with the database. Folders with other names are left alone.
   * @param known resolves with those of the file ids that a row of any school names
   */
  async remove(prefix: string, known: (fileIds: string[]) => Promise<string[]>): Promise<void> {
    const limit = this.clock.now().getTime() - STRAY_AFTER_MS;
    const folders = new Map<string, { folder: string; newest: number }>();
    for await (const page of this.storage.pages(prefix))
      for (const { key, changed_at } of page) {
        const [, id = '', fileId = ''] = key.split('/');
        if (!UUID.test(fileId)) continue;
        const newest = Math.max(changed_at.getTime(), folders.get(fileId)?.newest ?? 0);
        // The files of a folder follow each other, so a folder is complete when the next one begins.
        if (folders.size >= AT_ONCE && !folders.has(fileId)) await this.removeUnknown(folders, limit, known);
        folders.set(fileId, { folder: `${prefix}${id}/${fileId}/`, newest });
      }
    await this.removeUnknown(folders, limit, known);
  }

  /**
   * Removes folders `<prefix>/<id>/` with a file that has not changed for a week: for files that are read only shortly
   * after they arrive.
   */
  async removeOld(prefix: string): Promise<void> {
    const limit = this.clock.now().getTime() - UNUSED_AFTER_MS;
    const old = new Set<string>();
    for await (const page of this.storage.pages(prefix))
      for (const { key, changed_at } of page) {
        const end = key.indexOf('/', prefix.length);
        if (end > 0 && changed_at.getTime() < limit) old.add(key.slice(0, end + 1));
      }
    for (const folder of old) await this.storage.removeAll(folder);
    if (old.size > 0) this.log.info({ prefix, folders: old.size }, 'files that were never used were removed');
  }

  private async removeUnknown(
    folders: Map<string, { folder: string; newest: number }>,
    limit: number,
    known: (fileIds: string[]) => Promise<string[]>,
  ): Promise<void> {
    const old = [...folders].filter(([, { newest }]) => newest < limit);
    folders.clear();
    const named = new Set(old.length === 0 ? [] : await known(old.map(([fileId]) => fileId)));
    for (const [fileId, { folder }] of old) {
      if (named.has(fileId)) continue;
      await this.storage.removeAll(folder);
      this.log.info({ folder }, 'files without a row were removed');
    }
  }
}
