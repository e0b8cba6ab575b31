import { join, resolve } from 'node:path';
import { startSandbox } from './server.ts';

/**
 * The sandbox as a program: `node backend/sandbox/main.ts`, with SANDBOX_PORT (4010), DATA_DIR (.data) and SANDBOX_WEBHOOKS
 * (address in front of `/{provider}`). Tells its settings to a parent process, or prints them.
 */
const sandbox = await startSandbox({
  port: Number(process.env['SANDBOX_PORT'] ?? 4010),
  folder: join(resolve(process.env['DATA_DIR'] ?? '.data'), 'sandbox'),
  webhooks: process.env['SANDBOX_WEBHOOKS'] ?? 'http://localhost:3000/api/webhooks',
});
if (process.send) process.send({ url: sandbox.url, settings: sandbox.settings });
else
  console.log(
    [`# ${sandbox.url}`, ...Object.entries(sandbox.settings).map(([name, value]) => `${name}=${value}`)].join(
      '\n',
    ),
  );

const stop = () => void sandbox.stop().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
process.on('disconnect', stop); // the parent process has ended
