import { Global, Module } from '@nestjs/common';
import { TenantDirectory } from '../../platform/http/tenant-directory.ts';
import { GetSchoolHandler } from './schools/get-school.query.ts';
import { GetSchoolsHandler, ListSchoolsHandler } from './schools/list-schools.query.ts';
import { SchoolDirectory } from './schools/school-directory.ts';
import { SchoolsController } from './schools/schools.controller.ts';
import { ThemeController } from './schools/theme.controller.ts';

@Global()
@Module({
  controllers: [SchoolsController, ThemeController],
  providers: [
    GetSchoolHandler,
    GetSchoolsHandler,
    ListSchoolsHandler,
    SchoolDirectory,
    { provide: TenantDirectory, useExisting: SchoolDirectory },
  ],
  exports: [TenantDirectory],
})
export class TenancyModule {}
