-- First and last name of a person may have 255 letters each.
ALTER TABLE "commerce"."sales_order" ALTER COLUMN "name" SET DATA TYPE TEXT;
ALTER TABLE "commerce"."order_event" ALTER COLUMN "actor_name" SET DATA TYPE TEXT;
