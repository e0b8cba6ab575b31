import { Global, Module, type Provider, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TenantDirectory } from '../../platform/http/tenant-directory.ts';
import { DOMAIN_PROVIDERS } from './domains/domains.providers.ts';
import { MODE_PROVIDERS } from './modes/modes.providers.ts';
import { PICTURE_PROVIDERS } from './pictures/pictures.providers.ts';
import { REACH_PROVIDERS } from './reach/reach.providers.ts';
import { SCHOOL_DATA_PROVIDERS } from './school-data/school-data.providers.ts';
import { SCHOOL_PROVIDERS } from './schools/schools.providers.ts';

/** What each folder registers with Nest. */
const FOLDERS: { controllers: Type[]; providers: Provider[] }[] = [
  DOMAIN_PROVIDERS,
  MODE_PROVIDERS,
  PICTURE_PROVIDERS,
  REACH_PROVIDERS,
  SCHOOL_DATA_PROVIDERS,
  SCHOOL_PROVIDERS,
];

@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: FOLDERS.flatMap(({ controllers }) => controllers),
  providers: FOLDERS.flatMap(({ providers }) => providers),
  exports: [TenantDirectory],
})
export class TenancyModule {}
