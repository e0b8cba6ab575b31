import { GetLogHandler } from './get-log.query.ts';
import { LogController } from './log.controller.ts';
import { LogReaders } from './log-readers.ts';
import { RecordPaperReadingHandler, RemovePaperReadingHandler } from './paper-reading.ts';

/** Nest controllers and providers of the reading log. */
export const LOG_PROVIDERS = {
  controllers: [LogController],
  providers: [GetLogHandler, LogReaders, RecordPaperReadingHandler, RemovePaperReadingHandler],
};
