import { GetLogHandler } from './get-log.query.ts';
import { LogController } from './log.controller.ts';
import { LogReaders } from './log-readers.ts';
import { NotePaperReadingHandler, RemovePaperReadingHandler } from './paper-reading.ts';

/** What the module takes of the log of reading. */
export const LOG_PARTS = {
  controllers: [LogController],
  providers: [GetLogHandler, LogReaders, NotePaperReadingHandler, RemovePaperReadingHandler],
};
