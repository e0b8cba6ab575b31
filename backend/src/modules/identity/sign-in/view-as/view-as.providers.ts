import { BeginViewAsHandler } from './begin-view-as.ts';
import { EnterViewAsHandler } from './enter-view-as.ts';
import { ListViewAsSessionsHandler } from './list-view-as-sessions.query.ts';
import { StopViewAsHandler } from './stop-view-as.ts';
import { ViewAsController } from './view-as.controller.ts';

/** View-as sessions: staff see for half an hour what another person sees. */
export const VIEW_AS_PROVIDERS = {
  controllers: [ViewAsController],
  providers: [BeginViewAsHandler, EnterViewAsHandler, ListViewAsSessionsHandler, StopViewAsHandler],
};
