import { Global, Module } from '@nestjs/common';
import { TenantDirectory } from '../../platform/http/tenant-directory.ts';
import { CheckDomainHandler, DomainProof } from './domains/check-domain.ts';
import { CheckWhenDomainClaimed } from './domains/check-when-domain-claimed.ts';
import { DnsRecords, NodeDns } from './domains/dns.ts';
import { ChooseSchoolModesHandler } from './modes/choose-school-modes.ts';
import {
  ListManagedModesHandler,
  ListModesHandler,
  ListSchoolModesHandler,
  SchoolModes,
} from './modes/list-modes.query.ts';
import { KnownShelves } from './modes/known-shelves.ts';
import { ModesController } from './modes/modes.controller.ts';
import { OrderModesHandler, SaveModeHandler } from './modes/save-mode.ts';
import { PicturesController } from './pictures/pictures.controller.ts';
import { Pictures } from './pictures/pictures.ts';
import { CountReach } from './reach/count-reach.ts';
import { GetReachHandler } from './reach/get-reach.query.ts';
import { ReachController } from './reach/reach.controller.ts';
import { ChangeSchoolHandler } from './schools/change-school.ts';
import { GetManagedSchoolHandler } from './schools/get-managed-school.query.ts';
import { CountSchoolsHandler } from './schools/count-schools.query.ts';
import { GetSchoolHandler } from './schools/get-school.query.ts';
import {
  GetSchoolsHandler,
  ListDemoSchoolsHandler,
  ListSchoolsHandler,
} from './schools/list-schools.query.ts';
import { GetSetupHandler } from './schools/get-setup.query.ts';
import { ListManagedSchoolsHandler } from './schools/list-managed-schools.query.ts';
import { OpenSchoolHandler } from './schools/open-school.ts';
import { SaveDomain } from './schools/save-address.ts';
import { SchoolAdminController } from './schools/school-admin.controller.ts';
import { AskCounts } from './schools/school-counts.ts';
import { SchoolDirectory } from './schools/school-directory.ts';
import { SchoolsController } from './schools/schools.controller.ts';
import { ThemeController } from './schools/theme.controller.ts';

@Global()
@Module({
  controllers: [
    ModesController,
    PicturesController,
    ReachController,
    SchoolAdminController,
    SchoolsController,
    ThemeController,
  ],
  providers: [
    AskCounts,
    ChangeSchoolHandler,
    CheckDomainHandler,
    CheckWhenDomainClaimed,
    ChooseSchoolModesHandler,
    CountReach,
    CountSchoolsHandler,
    { provide: DnsRecords, useClass: NodeDns },
    DomainProof,
    GetManagedSchoolHandler,
    GetReachHandler,
    GetSchoolHandler,
    GetSetupHandler,
    KnownShelves,
    ListManagedModesHandler,
    ListModesHandler,
    ListSchoolModesHandler,
    GetSchoolsHandler,
    ListDemoSchoolsHandler,
    ListManagedSchoolsHandler,
    ListSchoolsHandler,
    OpenSchoolHandler,
    OrderModesHandler,
    Pictures,
    SaveDomain,
    SaveModeHandler,
    SchoolDirectory,
    SchoolModes,
    { provide: TenantDirectory, useExisting: SchoolDirectory },
  ],
  exports: [TenantDirectory],
})
export class TenancyModule {}
