const KEY = 'story:cheered';

/** Whether this device shows for the first time that the story is a book. Signing out forgets it. */
export function firstLook(id: string): boolean {
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
    if (seen.includes(id)) return false;
    localStorage.setItem(KEY, JSON.stringify([...seen, id].slice(-80)));
    return true;
  } catch {
    // A browser that keeps nothing would celebrate each time.
    return false;
  }
}
