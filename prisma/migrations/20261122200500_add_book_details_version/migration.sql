-- Books: of two windows that change what is said of one book, the slower one notices; what a form keeps as one types is one
-- line of the book's history, not one for each pause.

-- AlterTable
ALTER TABLE "catalog"."book" ADD COLUMN     "details_version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "catalog"."book_move" ADD COLUMN     "typed" BOOLEAN NOT NULL DEFAULT false;
