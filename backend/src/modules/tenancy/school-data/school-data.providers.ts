import { BuildWhenSchoolExportApproved } from './build-when-school-export-approved.ts';
import { DeleteOldSchoolExports } from './delete-old-school-exports.ts';
import { EraseKeptDocuments } from './erase-kept-documents.ts';
import { EraseSchoolAct } from './erase-school-act.ts';
import { EraseWhenSchoolErasureDue } from './erase-when-school-erasure-due.ts';
import { ExportAnySchoolAct, ExportOwnSchoolAct } from './export-school-act.ts';
import { ListAllSchoolErasuresHandler } from './list-all-school-erasures.query.ts';
import { ListOwnSchoolErasuresHandler, StopOwnSchoolErasureHandler } from './own-school-erasures.ts';
import { TenancyPersonalData } from './personal-data.ts';
import { SchoolDataController } from './school-data.controller.ts';
import { ListSchoolErasuresHandler, StopSchoolErasureHandler } from './school-erasures.ts';
import { DownloadSchoolExportHandler, ListOwnSchoolExportsHandler } from './school-exports.ts';
import { TellWhenSchoolErasureChanged } from './tell-when-school-erasure-changed.ts';
import { TenancySchoolData } from './tenancy-school-data.ts';

/** All data of a school: export and erasure. */
export const SCHOOL_DATA_PROVIDERS = {
  controllers: [SchoolDataController],
  providers: [
    BuildWhenSchoolExportApproved,
    DeleteOldSchoolExports,
    DownloadSchoolExportHandler,
    EraseKeptDocuments,
    EraseSchoolAct,
    EraseWhenSchoolErasureDue,
    ExportAnySchoolAct,
    ExportOwnSchoolAct,
    ListAllSchoolErasuresHandler,
    ListOwnSchoolErasuresHandler,
    ListOwnSchoolExportsHandler,
    ListSchoolErasuresHandler,
    StopOwnSchoolErasureHandler,
    StopSchoolErasureHandler,
    TellWhenSchoolErasureChanged,
    TenancyPersonalData,
    TenancySchoolData,
  ],
};
