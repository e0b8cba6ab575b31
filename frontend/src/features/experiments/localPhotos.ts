import { createStore, del, get, keys, set } from 'idb-keyval';

/** Maximum number of photos in a visitor's browser, over all experiments. */
export const MAX_LOCAL_PHOTOS = 30;

// IndexedDB: photos are too large for local storage.
const store = () => createStore('bookgrove-experiments', 'photos');

/** Stores a visitor's photo in this browser; false when the browser stores nothing or has no more room. */
export async function saveLocalPhoto(note: string, base64: string): Promise<boolean> {
  try {
    const room = store();
    if ((await keys(room)).length >= MAX_LOCAL_PHOTOS) return false;
    await set(note, base64, room);
    return true;
  } catch {
    return false;
  }
}

/** The photo of a visitor's note as a data URL; null where storage cannot be read. */
export async function localPhoto(note: string): Promise<string | null> {
  try {
    const base64 = await get<unknown>(note, store());
    return typeof base64 === 'string' ? `data:image/jpeg;base64,${base64}` : null;
  } catch {
    return null;
  }
}

/** Deletes the photo of a deleted note. */
export async function removeLocalPhoto(note: string): Promise<void> {
  await del(note, store()).catch(() => undefined);
}
