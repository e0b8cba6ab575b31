import { CancelErasureHandler, ExecuteErasureHandler } from './change-data-request.ts';
import { CopyWhenDataRequested } from './copy-when-data-requested.ts';
import { DataRequestsController } from './data-requests.controller.ts';
import { DownloadDataCopyHandler } from './download-data-copy.ts';
import { EraseWhenErasureOrdered } from './erase-when-erasure-ordered.ts';
import { ListDataRequestsHandler } from './list-data-requests.query.ts';
import { IdentityPersonalData } from './personal-data.ts';
import { ProcessDataDeadlines } from './process-data-deadlines.ts';
import { RequestDataHandler } from './request-data.ts';

/** Copies of personal data, and erasure. */
export const PERSONAL_DATA_PROVIDERS = {
  controllers: [DataRequestsController],
  providers: [
    CancelErasureHandler,
    CopyWhenDataRequested,
    DownloadDataCopyHandler,
    EraseWhenErasureOrdered,
    ExecuteErasureHandler,
    IdentityPersonalData,
    ListDataRequestsHandler,
    ProcessDataDeadlines,
    RequestDataHandler,
  ],
};
