export const text = 'insert into catalog.book_history_entry (id, move) values ($1, $2)';
