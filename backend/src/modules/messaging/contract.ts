/** Contract of messaging: e-mails by template, and numbers about them. By subject in `contract/`. */
export * from './contract/email-data.ts';
export * from './contract/email-requested.ts';
export * from './contract/sent-emails.ts';
