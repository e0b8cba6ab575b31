import { BuildWhenPeopleExportApproved } from './build-when-people-export-approved.ts';
import { DeleteOldPeopleExports } from './delete-old-people-exports.ts';
import { ExportAllPeopleAct, ExportSchoolPeopleAct } from './export-people-act.ts';
import { DownloadPeopleExportHandler, ListOwnPeopleExportsHandler } from './people-exports.ts';
import { PeopleExportsController } from './people-exports.controller.ts';

/** Exports of many people, on which two persons agree. */
export const PEOPLE_EXPORT_PROVIDERS = {
  controllers: [PeopleExportsController],
  providers: [
    BuildWhenPeopleExportApproved,
    DeleteOldPeopleExports,
    DownloadPeopleExportHandler,
    ExportAllPeopleAct,
    ExportSchoolPeopleAct,
    ListOwnPeopleExportsHandler,
  ],
};
