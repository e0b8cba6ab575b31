import { GetReadingSettingsHandler, SaveReadingSettingsHandler } from './reading-settings.ts';

/** Reading settings. */
export const SETTING_PROVIDERS = {
  controllers: [],
  providers: [GetReadingSettingsHandler, SaveReadingSettingsHandler],
};
