-- A language as filters and counts name it: without region, and as its code where a file has its name or its long code.
CREATE FUNCTION catalog.language_of(tag text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE split_part(lower(tag), '-', 1)
    WHEN 'eng' THEN 'en' WHEN 'english' THEN 'en' WHEN 'fra' THEN 'fr' WHEN 'fre' THEN 'fr' WHEN 'french' THEN 'fr'
    WHEN 'ara' THEN 'ar' WHEN 'arabic' THEN 'ar' WHEN 'hin' THEN 'hi' WHEN 'hindi' THEN 'hi' WHEN 'spa' THEN 'es'
    WHEN 'spanish' THEN 'es' WHEN 'deu' THEN 'de' WHEN 'ger' THEN 'de' WHEN 'german' THEN 'de' WHEN 'por' THEN 'pt'
    WHEN 'ita' THEN 'it' WHEN 'italian' THEN 'it' WHEN 'swa' THEN 'sw' WHEN 'swahili' THEN 'sw' WHEN 'urd' THEN 'ur'
    WHEN 'urdu' THEN 'ur' WHEN 'ben' THEN 'bn' WHEN 'bengali' THEN 'bn' WHEN 'mar' THEN 'mr' WHEN 'marathi' THEN 'mr'
    WHEN 'tam' THEN 'ta' WHEN 'tamil' THEN 'ta'
    ELSE split_part(lower(tag), '-', 1) END;

-- Words that sound alike have the same key: dmetaphone.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA platform;
