import { TenantDirectory } from '../../../platform/http/tenant-directory.ts';
import { ChangeSchoolHandler } from './change-school.ts';
import { ChangeSchoolSettingsHandler } from './change-school-settings.ts';
import { CountSchoolsHandler } from './count-schools.query.ts';
import { FindSchoolsHandler } from './find-schools.query.ts';
import { GetManagedSchoolHandler } from './get-managed-school.query.ts';
import { GetSchoolBrandHandler } from './get-school-brand.query.ts';
import { GetSchoolHandler } from './get-school.query.ts';
import { GetSchoolSettingsHandler } from './get-school-settings.query.ts';
import { GetSetupHandler } from './get-setup.query.ts';
import { ListManagedSchoolsHandler } from './list-managed-schools.query.ts';
import { GetSchoolsHandler, ListDemoSchoolsHandler, ListSchoolsHandler } from './list-schools.query.ts';
import { OpenSchoolHandler } from './open-school.ts';
import { SaveDomain } from './save-address.ts';
import { SchoolAdminController } from './school-admin.controller.ts';
import { ChangeSchoolBrandingHandler, GetSchoolBrandingHandler } from './school-branding.ts';
import { SchoolBrandingController } from './school-branding.controller.ts';
import { SchoolCountsReader } from './school-counts.ts';
import { SchoolDirectory } from './school-directory.ts';
import { SchoolFinderController } from './school-finder.controller.ts';
import { SchoolFeatures } from './school-features.ts';
import { SchoolSettingsController } from './school-settings.controller.ts';
import { SettingsContext } from './settings-context.ts';
import { SchoolsController } from './schools.controller.ts';
import { ThemeController } from './theme.controller.ts';

/** Schools: opening and changing them, their settings and their addresses. */
export const SCHOOL_PROVIDERS = {
  controllers: [
    SchoolAdminController,
    SchoolBrandingController,
    SchoolFinderController,
    SchoolSettingsController,
    SchoolsController,
    ThemeController,
  ],
  providers: [
    ChangeSchoolBrandingHandler,
    ChangeSchoolHandler,
    ChangeSchoolSettingsHandler,
    CountSchoolsHandler,
    FindSchoolsHandler,
    GetManagedSchoolHandler,
    GetSchoolBrandHandler,
    GetSchoolBrandingHandler,
    GetSchoolHandler,
    GetSchoolsHandler,
    GetSchoolSettingsHandler,
    GetSetupHandler,
    ListDemoSchoolsHandler,
    ListManagedSchoolsHandler,
    ListSchoolsHandler,
    OpenSchoolHandler,
    SaveDomain,
    SchoolCountsReader,
    SchoolDirectory,
    SchoolFeatures,
    SettingsContext,
    { provide: TenantDirectory, useExisting: SchoolDirectory },
  ],
};
