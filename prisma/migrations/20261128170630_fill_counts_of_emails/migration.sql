-- The triggers are committed, so that e-mails of meanwhile are counted too.
SELECT platform.recount('messaging', 'email');
