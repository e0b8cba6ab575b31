import { ReadingLogController } from './reading-log.controller.ts';
import { ListSessionsHandler, RemoveSessionHandler, SaveSessionHandler } from './sessions.ts';

/** Reading sessions. */
export const SESSION_PROVIDERS = {
  controllers: [ReadingLogController],
  providers: [ListSessionsHandler, RemoveSessionHandler, SaveSessionHandler],
};
