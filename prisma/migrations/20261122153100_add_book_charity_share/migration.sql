-- What part of a book's price goes to a charity; the parts of a price always make up the whole.
ALTER TABLE "catalog"."book" ADD COLUMN "charity_bps" INTEGER,
  ADD CONSTRAINT book_price_is_money CHECK (
    (price_minor IS NULL) = (currency IS NULL) AND (price_minor IS NULL OR price_minor > 0)),
  ADD CONSTRAINT book_charity_is_a_part CHECK (charity_bps IS NULL OR charity_bps BETWEEN 0 AND 10000);
