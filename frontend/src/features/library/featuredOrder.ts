const languageOf = (tag: string): string => tag.split('-')[0]!;

/** Featured books: those in the language of the page first, and first of all one that leads no other row. */
export function featuredOrder<Book extends { id: string; language: string }>(
  books: readonly Book[],
  leads: readonly string[],
  locale: string,
): Book[] {
  const own = (book: Book) => languageOf(book.language) === languageOf(locale);
  const ordered = [...books.filter(own), ...books.filter((book) => !own(book))];
  const lead = ordered.find(({ id }) => !leads.includes(id));
  return lead ? [lead, ...ordered.filter((book) => book !== lead)] : ordered;
}
