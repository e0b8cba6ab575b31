import 'reflect-metadata';
import { AppModule } from './app.module.ts';
import { ConfigError, loadConfig, type Config } from './platform/config.ts';
import { assertOwnSessions } from './platform/db/assert-own-sessions.ts';
import { createApp } from './platform/http/create-app.ts';
import { WarmUp } from './platform/http/warm-up.ts';
import { WorkerRuntime } from './platform/messaging/worker.ts';

/** One entry for every role: `api` answers requests, `worker` works on queues and answers probes, `all` does both. */
async function start(config: Config): Promise<void> {
  await assertOwnSessions(config.databaseAppUrl);
  const app = await createApp(AppModule.with(config), config);
  await app.get(WorkerRuntime).start();
  const warm = config.role === 'worker' ? null : app.get(WarmUp).run();
  await app.listen(config.port, '0.0.0.0');
  await warm;
}

try {
  await start(loadConfig());
} catch (error) {
  if (error instanceof ConfigError) for (const problem of error.problems) console.error(problem);
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    console.error(
      `Port ${process.env['PORT'] ?? 3000} is taken by another program. Stop it, or set PORT to a free one.`,
    );
  else console.error(error);
  process.exit(1);
}
