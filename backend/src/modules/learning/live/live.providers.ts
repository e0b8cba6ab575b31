import type { Provider, Type } from '@nestjs/common';
import { AssignableLive } from './assignable-live.ts';
import { CalendarFeeds } from './calendar-feeds.ts';
import { LiveLessonsController } from './live-lessons.controller.ts';
import { LiveLessons } from './live-lessons.ts';
import { LiveLetters } from './live-letters.ts';
import { LiveOpenGuard } from './live-open.ts';
import { LiveRoomPresence } from './live-room-presence.ts';
import { LiveRooms } from './live-rooms.ts';
import {
  GetLiveAttendanceHandler,
  GetLiveChoicesHandler,
  GetLivePlanHandler,
  GetLiveTimeHandler,
  ListLiveHandler,
  ListLivePlansHandler,
} from './live.queries.ts';
import {
  ChangeLiveHandler,
  ChangeLiveTimeHandler,
  KeepLiveRecordHandler,
  MoveLiveHandler,
  PlanLiveHandler,
} from './plan-live.ts';
import { ForgetWebinarGuests, RemindOfLive } from './remind-of-live.ts';
import { RoomServices } from './services/room-services.ts';
import { ShowRoom } from './show-room.ts';
import { TellWhenLiveChanged } from './tell-when-live-changed.ts';
import {
  RestoreLiveWhenMergeUndone,
  TransferLiveWhenPeopleMerged,
} from './transfer-live-when-people-merged.ts';
import { WebinarGuests } from './webinar-guests.ts';
import { WebinarHeads } from './webinar-heads.ts';
import { Webinars } from './webinars.ts';

/** Live lessons, webinars and their rooms. */
export const LIVE_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [LiveLessonsController],
  providers: [
    AssignableLive,
    CalendarFeeds,
    ChangeLiveHandler,
    ChangeLiveTimeHandler,
    ForgetWebinarGuests,
    GetLiveAttendanceHandler,
    GetLiveChoicesHandler,
    GetLivePlanHandler,
    GetLiveTimeHandler,
    KeepLiveRecordHandler,
    ListLiveHandler,
    ListLivePlansHandler,
    LiveLessons,
    LiveLetters,
    LiveOpenGuard,
    LiveRoomPresence,
    LiveRooms,
    MoveLiveHandler,
    PlanLiveHandler,
    RemindOfLive,
    RestoreLiveWhenMergeUndone,
    RoomServices,
    ShowRoom,
    TellWhenLiveChanged,
    TransferLiveWhenPeopleMerged,
    WebinarGuests,
    WebinarHeads,
    Webinars,
  ],
};
