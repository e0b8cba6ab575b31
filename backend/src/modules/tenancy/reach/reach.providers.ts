import { CountReach } from './count-reach.ts';
import { GetReachHandler } from './get-reach.query.ts';
import { ReachController } from './reach.controller.ts';

/** The public numbers of schools and readers by country. */
export const REACH_PROVIDERS = {
  controllers: [ReachController],
  providers: [CountReach, GetReachHandler],
};
