-- The statement of a payout to a school is a document of that school.
ALTER TABLE commerce.commerce_document DROP CONSTRAINT commerce_document_type_check;
ALTER TABLE commerce.commerce_document ADD CONSTRAINT commerce_document_type_check
  CHECK (type IN ('order', 'creditnote', 'donation', 'statement', 'payout'));
