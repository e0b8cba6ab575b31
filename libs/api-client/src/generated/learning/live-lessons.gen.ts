// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ActInRoomApiArg,
  ActInRoomApiResponse,
  ActInRoomAsGuestApiArg,
  ActInRoomAsGuestApiResponse,
  CancelWebinarPlaceApiArg,
  CancelWebinarPlaceApiResponse,
  ChangeLiveApiArg,
  ChangeLiveApiResponse,
  ChangeLiveTimeApiArg,
  ChangeLiveTimeApiResponse,
  ConfirmWebinarPlaceApiArg,
  ConfirmWebinarPlaceApiResponse,
  GetCalendarFeedApiArg,
  GetCalendarFeedApiResponse,
  GetLiveAttendanceApiArg,
  GetLiveAttendanceApiResponse,
  GetLiveChoicesApiArg,
  GetLiveChoicesApiResponse,
  GetLivePlanApiArg,
  GetLivePlanApiResponse,
  GetLiveTimeApiArg,
  GetLiveTimeApiResponse,
  GetRoomApiArg,
  GetRoomApiResponse,
  GetRoomElsewhereApiArg,
  GetRoomElsewhereApiResponse,
  GetRoomOfGuestApiArg,
  GetRoomOfGuestApiResponse,
  GetWebinarApiArg,
  GetWebinarApiResponse,
  GetWebinarPlaceApiArg,
  GetWebinarPlaceApiResponse,
  InviteToWebinarApiArg,
  InviteToWebinarApiResponse,
  JoinWebinarApiArg,
  JoinWebinarApiResponse,
  KeepLiveRecordApiArg,
  KeepLiveRecordApiResponse,
  LeaveRoomAsGuestApiArg,
  LeaveRoomAsGuestApiResponse,
  LeaveWebinarApiArg,
  LeaveWebinarApiResponse,
  ListLiveApiArg,
  ListLiveApiResponse,
  ListLivePlansApiArg,
  ListLivePlansApiResponse,
  ListRoomServicesApiArg,
  ListRoomServicesApiResponse,
  MakeCalendarFeedApiArg,
  MakeCalendarFeedApiResponse,
  MoveLiveApiArg,
  MoveLiveApiResponse,
  PlanLiveApiArg,
  PlanLiveApiResponse,
  RemoveRoomServiceApiArg,
  RemoveRoomServiceApiResponse,
  RevokeCalendarFeedApiArg,
  RevokeCalendarFeedApiResponse,
  SetRoomServiceApiArg,
  SetRoomServiceApiResponse,
} from '../types.gen.ts';
export const liveLessonsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    revokeCalendarFeed: build.mutation<RevokeCalendarFeedApiResponse, RevokeCalendarFeedApiArg>({
      query: () => ({ url: `/live-calendar/`, method: 'DELETE' }),
    }),
    getCalendarFeed: build.query<GetCalendarFeedApiResponse, GetCalendarFeedApiArg>({
      query: () => ({ url: `/live-calendar/` }),
    }),
    makeCalendarFeed: build.mutation<MakeCalendarFeedApiResponse, MakeCalendarFeedApiArg>({
      query: () => ({ url: `/live-calendar/`, method: 'POST' }),
    }),
    listLivePlans: build.query<ListLivePlansApiResponse, ListLivePlansApiArg>({
      query: (queryArg) => ({
        url: `/live-desk/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    planLive: build.mutation<PlanLiveApiResponse, PlanLiveApiArg>({
      query: (queryArg) => ({
        url: `/live-desk/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getLiveChoices: build.query<GetLiveChoicesApiResponse, GetLiveChoicesApiArg>({
      query: () => ({ url: `/live-desk/choices/` }),
    }),
    listRoomServices: build.query<ListRoomServicesApiResponse, ListRoomServicesApiArg>({
      query: () => ({ url: `/live-desk/services/` }),
    }),
    removeRoomService: build.mutation<RemoveRoomServiceApiResponse, RemoveRoomServiceApiArg>({
      query: (queryArg) => ({
        url: `/live-desk/services/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    setRoomService: build.mutation<SetRoomServiceApiResponse, SetRoomServiceApiArg>({
      query: (queryArg) => ({
        url: `/live-desk/services/${encodeURIComponent(String(queryArg.service))}/`,
        method: 'PUT',
        body: queryArg.roomServiceBody,
      }),
    }),
    getLivePlan: build.query<GetLivePlanApiResponse, GetLivePlanApiArg>({
      query: (queryArg) => ({
        url: `/live-desk/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeLive: build.mutation<ChangeLiveApiResponse, ChangeLiveApiArg>({
      query: (queryArg) => ({
        url: `/live-desk/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.liveChangeBody,
      }),
    }),
    moveLive: build.mutation<MoveLiveApiResponse, MoveLiveApiArg>({
      query: (queryArg) => ({
        url: `/live-desk/${encodeURIComponent(String(queryArg.id))}/move/`,
        method: 'POST',
        body: queryArg.liveMoveBody,
      }),
    }),
    changeLiveTime: build.mutation<ChangeLiveTimeApiResponse, ChangeLiveTimeApiArg>({
      query: (queryArg) => ({
        url: `/live-desk/${encodeURIComponent(String(queryArg.id))}/times/${encodeURIComponent(String(queryArg.time))}/`,
        method: 'PUT',
        body: queryArg.liveTimeBody,
      }),
    }),
    keepLiveRecord: build.mutation<KeepLiveRecordApiResponse, KeepLiveRecordApiArg>({
      query: (queryArg) => ({
        url: `/live-desk/${encodeURIComponent(String(queryArg.id))}/times/${encodeURIComponent(String(queryArg.time))}/record/`,
        method: 'PUT',
        body: queryArg.liveAfterBody,
      }),
    }),
    listLive: build.query<ListLiveApiResponse, ListLiveApiArg>({
      query: (queryArg) => ({
        url: `/live-lessons/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          from: queryArg['from'],
          to: queryArg.to,
          audience: queryArg.audience,
          show: queryArg.show,
        },
      }),
    }),
    getLiveTime: build.query<GetLiveTimeApiResponse, GetLiveTimeApiArg>({
      query: (queryArg) => ({
        url: `/live-lessons/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    getLiveAttendance: build.query<GetLiveAttendanceApiResponse, GetLiveAttendanceApiArg>({
      query: (queryArg) => ({
        url: `/live-lessons/${encodeURIComponent(String(queryArg))}/attendance/`,
      }),
    }),
    getRoomElsewhere: build.query<GetRoomElsewhereApiResponse, GetRoomElsewhereApiArg>({
      query: (queryArg) => ({
        url: `/live-lessons/${encodeURIComponent(String(queryArg))}/elsewhere/`,
      }),
    }),
    getRoom: build.query<GetRoomApiResponse, GetRoomApiArg>({
      query: (queryArg) => ({
        url: `/live-lessons/${encodeURIComponent(String(queryArg))}/room/`,
      }),
    }),
    actInRoom: build.mutation<ActInRoomApiResponse, ActInRoomApiArg>({
      query: (queryArg) => ({
        url: `/live-lessons/${encodeURIComponent(String(queryArg.id))}/room/`,
        method: 'POST',
        body: queryArg.roomActBody,
      }),
    }),
    getWebinarPlace: build.query<GetWebinarPlaceApiResponse, GetWebinarPlaceApiArg>({
      query: (queryArg) => ({
        url: `/webinar-places/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    cancelWebinarPlace: build.mutation<CancelWebinarPlaceApiResponse, CancelWebinarPlaceApiArg>({
      query: (queryArg) => ({
        url: `/webinar-places/${encodeURIComponent(String(queryArg))}/cancel/`,
        method: 'POST',
      }),
    }),
    confirmWebinarPlace: build.mutation<ConfirmWebinarPlaceApiResponse, ConfirmWebinarPlaceApiArg>({
      query: (queryArg) => ({
        url: `/webinar-places/${encodeURIComponent(String(queryArg))}/confirm/`,
        method: 'POST',
      }),
    }),
    leaveRoomAsGuest: build.mutation<LeaveRoomAsGuestApiResponse, LeaveRoomAsGuestApiArg>({
      query: (queryArg) => ({
        url: `/webinar-places/${encodeURIComponent(String(queryArg))}/leave/`,
        method: 'POST',
      }),
    }),
    getRoomOfGuest: build.query<GetRoomOfGuestApiResponse, GetRoomOfGuestApiArg>({
      query: (queryArg) => ({
        url: `/webinar-places/${encodeURIComponent(String(queryArg))}/room/`,
      }),
    }),
    actInRoomAsGuest: build.mutation<ActInRoomAsGuestApiResponse, ActInRoomAsGuestApiArg>({
      query: (queryArg) => ({
        url: `/webinar-places/${encodeURIComponent(String(queryArg.token))}/room/`,
        method: 'POST',
        body: queryArg.roomActBody,
      }),
    }),
    getWebinar: build.query<GetWebinarApiResponse, GetWebinarApiArg>({
      query: (queryArg) => ({
        url: `/webinars/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    inviteToWebinar: build.mutation<InviteToWebinarApiResponse, InviteToWebinarApiArg>({
      query: (queryArg) => ({
        url: `/webinars/${encodeURIComponent(String(queryArg.slug))}/guests/`,
        method: 'POST',
        body: queryArg.webinarGuestBody,
      }),
    }),
    leaveWebinar: build.mutation<LeaveWebinarApiResponse, LeaveWebinarApiArg>({
      query: (queryArg) => ({
        url: `/webinars/${encodeURIComponent(String(queryArg))}/place/`,
        method: 'DELETE',
      }),
    }),
    joinWebinar: build.mutation<JoinWebinarApiResponse, JoinWebinarApiArg>({
      query: (queryArg) => ({
        url: `/webinars/${encodeURIComponent(String(queryArg))}/place/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
