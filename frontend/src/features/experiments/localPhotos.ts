import { createStore, del, get, keys, set } from 'idb-keyval';

/** How many photos a visitor's browser keeps, over all experiments. */
export const MOST_LOCAL_PHOTOS = 30;

// Photos are too large for where the words of the notes are kept.
const store = () => createStore('bookgrove-experiments', 'photos');

/** Keeps a visitor's photo in this browser; false when it keeps nothing, or has no more room. */
export async function keepLocalPhoto(note: string, base64: string): Promise<boolean> {
  try {
    const room = store();
    if ((await keys(room)).length >= MOST_LOCAL_PHOTOS) return false;
    await set(note, base64, room);
    return true;
  } catch {
    return false;
  }
}

/** The photo of a visitor's note, as a data: address; null where nothing can be read. */
export async function localPhoto(note: string): Promise<string | null> {
  try {
    const base64 = await get<unknown>(note, store());
    return typeof base64 === 'string' ? `data:image/jpeg;base64,${base64}` : null;
  } catch {
    return null;
  }
}

/** Forgets the photos of notes that are gone. */
export async function forgetLocalPhoto(note: string): Promise<void> {
  await del(note, store()).catch(() => undefined);
}
