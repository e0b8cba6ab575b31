import { parseArgs } from 'node:util';
import { DeadLetterCommands } from '../backend/src/platform/messaging/dead-letter-commands.ts';
import { openDatabase } from './lib/open-database.ts';

/**
 * `npm run dead-letters -- list|retry|discard`: manages the jobs that failed for good. Uses the database of
 * DATABASE_URL, or that of the `npm start` that runs in this folder.
 */
const USAGE = `Usage:
  npm run dead-letters -- list [--all]
  npm run dead-letters -- retry ID… | --consumer NAME | --every
  npm run dead-letters -- discard ID --reason "why"`;

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
        consumer: { type: 'string' },
        every: { type: 'boolean', default: false },
        reason: { type: 'string' },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
})();
const [command, ...ids] = positionals;
const wrongId = ids.find((id) => !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id));
if (wrongId) fail(`${wrongId} is not the id of a dead letter.\n${USAGE}`);

const client = await openDatabase();
const letters = new DeadLetterCommands(client);
try {
  if (command === 'list') {
    const found = await letters.list(values.all);
    for (const {
      id,
      state,
      consumer,
      tenant_id,
      attempts,
      first_failed_at,
      last_failed_at,
      ...rest
    } of found)
      console.log(
        `${id}  ${state}  ${consumer}  tenant ${tenant_id}\n` +
          `  ${attempts} attempts, stored ${first_failed_at.toISOString()}, last failure ${last_failed_at.toISOString()}\n` +
          `  ${rest.event_type} ${rest.event_id} ${JSON.stringify(rest.payload)}\n` +
          `  ${rest.error}${rest.reason ? `\n  discarded: ${rest.reason}` : ''}`,
      );
    console.log(found.length === 0 ? 'There are no dead letters.' : `${found.length} shown, at most 200.`);
  } else if (command === 'retry' && (ids.length > 0 || values.consumer || values.every)) {
    const which = values.every ? 'all' : values.consumer ? { consumer: values.consumer } : { ids };
    const count = await letters.retry(which);
    console.log(`${count} will be tried again within a minute or two.`);
    if (count === 0) process.exitCode = 1;
  } else if (command === 'discard' && ids.length === 1 && values.reason?.trim()) {
    const done = await letters.discard(ids[0]!, values.reason.trim());
    console.log(done ? 'Discarded.' : 'There is no dead letter with this id that waits.');
    if (!done) process.exitCode = 1;
  } else fail(USAGE);
} finally {
  await client.end();
}
process.exit();
