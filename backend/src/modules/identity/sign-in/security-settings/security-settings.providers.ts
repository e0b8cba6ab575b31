import { SecurityController } from './security.controller.ts';

/** The settings of a person's second factor and passkeys. */
export const SECURITY_SETTINGS_PROVIDERS = {
  controllers: [SecurityController],
  providers: [],
};
