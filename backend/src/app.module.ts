import { Module, type DynamicModule } from '@nestjs/common';
import { CatalogModule } from './modules/catalog/catalog.module.ts';
import { CommerceModule } from './modules/commerce/commerce.module.ts';
import { ContentModule } from './modules/content/content.module.ts';
import { GivingModule } from './modules/giving/giving.module.ts';
import { IdentityModule } from './modules/identity/identity.module.ts';
import { LearningModule } from './modules/learning/learning.module.ts';
import { MessagingModule } from './modules/messaging/messaging.module.ts';
import { OverviewModule } from './modules/overview/overview.module.ts';
import { TenancyModule } from './modules/tenancy/tenancy.module.ts';
import type { Config } from './platform/config.ts';
import { PlatformModule } from './platform/platform.module.ts';

/** The platform and the modules, nothing else. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config),
        TenancyModule,
        IdentityModule,
        CatalogModule,
        CommerceModule,
        GivingModule,
        LearningModule,
        MessagingModule,
        ContentModule,
        OverviewModule,
      ],
    };
  }
}
