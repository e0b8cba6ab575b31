const KEY = 'story:cheered';

/** Whether this device shows for the first time that the story is a book. Signing out clears it. */
export function isFirstBookView(id: string): boolean {
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
    if (seen.includes(id)) return false;
    localStorage.setItem(KEY, JSON.stringify([...seen, id].slice(-80)));
    return true;
  } catch {
    // Without storage every view would be the first.
    return false;
  }
}
