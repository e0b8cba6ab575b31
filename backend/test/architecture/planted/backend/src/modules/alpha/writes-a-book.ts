export const publish = (tx: { book: { update(what: object): unknown } }): unknown =>
  tx.book.update({ where: { id: 1 }, data: { status: 'published' } });
