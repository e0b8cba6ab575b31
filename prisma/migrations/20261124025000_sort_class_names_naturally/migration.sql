-- "Class 2" comes before "Class 10": numbers in the names of classes and of their groups are compared as numbers. The
-- collation is one of ICU, and deterministic, so that equal means equal as before. PostgreSQL builds the indexes of the
-- columns anew; a school has some dozens of classes.
CREATE COLLATION platform.natural_order (provider = icu, locale = 'und-u-kn-true');
ALTER TABLE identity.school_class ALTER COLUMN name TYPE varchar(255) COLLATE platform.natural_order;
ALTER TABLE identity.class_group ALTER COLUMN name TYPE varchar(255) COLLATE platform.natural_order;
