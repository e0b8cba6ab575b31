import { AuthController } from './auth.controller.ts';
import { SignInCommunityHandler } from './sign-in-community.ts';
import { SignInHandler } from './sign-in.ts';

/** Signing in with name and password, and as a community visitor. */
export const PASSWORD_SIGN_IN_PROVIDERS = {
  controllers: [AuthController],
  providers: [SignInCommunityHandler, SignInHandler],
};
