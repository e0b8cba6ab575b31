import { parseArgs } from 'node:util';
import { EmailCommands } from '../backend/src/modules/messaging/emails/email-commands.ts';
import { openDatabase } from './lib/open-database.ts';

/**
 * `npm run emails -- list|resend|discard`: manages e-mails that were not sent. Uses the database of DATABASE_URL, or
 * that of the `npm start` that runs in this folder.
 */
const USAGE = `Usage:
  npm run emails -- list [--all]
  npm run emails -- resend ID… | --failed
  npm run emails -- discard ID --reason "why"`;

const fail = (message: string): never => {
  console.error(message);
  process.exit(2);
};

const { values, positionals } = (() => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        failed: { type: 'boolean', default: false },
        reason: { type: 'string' },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
})();
const [command, ...ids] = positionals;
const client = await openDatabase();
const emails = new EmailCommands(client);
try {
  if (command === 'list') {
    const found = await emails.list(values.all);
    for (const { id, status, template, tenant_id, tries, created_at, last_error } of found)
      console.log(
        `${id}  ${status}  ${template}  tenant ${tenant_id}\n` +
          `  ${tries} failed tries since ${created_at.toISOString()}${last_error ? `\n  ${last_error}` : ''}`,
      );
    console.log(found.length === 0 ? 'Every e-mail was sent.' : `${found.length} shown, at most 200.`);
  } else if (command === 'resend' && (ids.length > 0 || values.failed)) {
    const count = await emails.resend(values.failed ? 'failed' : { ids });
    console.log(`${count} will be sent again. Those that still wait are being tried already.`);
    if (count === 0) process.exitCode = 1;
  } else if (command === 'discard' && ids.length === 1 && values.reason?.trim()) {
    const done = await emails.discard(ids[0]!, values.reason.trim());
    console.log(done ? 'Discarded.' : 'There is no unsent e-mail with this id.');
    if (!done) process.exitCode = 1;
  } else fail(USAGE);
} finally {
  await client.end();
}
process.exit();
