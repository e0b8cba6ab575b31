import { BeginViewAsHandler } from './begin-view-as.ts';
import { EnterViewAsHandler } from './enter-view-as.ts';
import { GetSupportLookHandler } from './get-support-look.query.ts';
import { ListLooksHandler } from './list-looks.query.ts';
import { StopViewAsHandler } from './stop-view-as.ts';
import { ViewAsController } from './view-as.controller.ts';

/** Staff who look through somebody's eyes, as `identity.module.ts` takes it in. */
export const VIEW_AS = {
  controllers: [ViewAsController],
  providers: [
    BeginViewAsHandler,
    EnterViewAsHandler,
    GetSupportLookHandler,
    ListLooksHandler,
    StopViewAsHandler,
  ],
};
