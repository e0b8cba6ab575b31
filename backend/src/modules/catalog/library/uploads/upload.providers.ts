import { AttachFileHandler } from './attach-file.ts';
import { Covers } from './covers.ts';
import { DeleteFilesWhenBookRefused } from './delete-files-when-book-refused.ts';
import { EmailWhenBookIngested } from './email-when-book-ingested.ts';
import { EmailWhenBookRefused } from './email-when-book-refused.ts';
import { FindSameFileHandler } from './find-same-file.query.ts';
import { GetIngestionHandler } from './get-ingestion.query.ts';
import { IngestWhenBookUploaded } from './ingest-when-book-uploaded.ts';
import { ReplaceCoverHandler } from './replace-cover.ts';
import { SweepBookFiles } from './sweep-book-files.ts';
import { UploadBookHandler } from './upload-book.ts';
import { UploadStorage } from './upload-storage.ts';
import { VisibilityCheck } from './visibility-check.ts';

/** Uploaded files and covers, and the check of files. */
export const UPLOAD_PROVIDERS = {
  controllers: [],
  providers: [
    AttachFileHandler,
    Covers,
    DeleteFilesWhenBookRefused,
    EmailWhenBookIngested,
    EmailWhenBookRefused,
    FindSameFileHandler,
    GetIngestionHandler,
    IngestWhenBookUploaded,
    ReplaceCoverHandler,
    SweepBookFiles,
    UploadBookHandler,
    UploadStorage,
    VisibilityCheck,
  ],
};
