-- The platform's team sees which copies of its books a school has told apart from them.
CREATE POLICY oversight ON catalog.book_apart FOR SELECT USING (platform.oversees());
