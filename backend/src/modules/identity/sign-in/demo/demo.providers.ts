import { DemoController } from './demo.controller.ts';
import { GetDemoHandler } from './get-demo.query.ts';
import { SignInToDemoHandler } from './sign-in-to-demo.ts';

/** Sign-in to the demo schools without an account. */
export const DEMO_PROVIDERS = {
  controllers: [DemoController],
  providers: [GetDemoHandler, SignInToDemoHandler],
};
