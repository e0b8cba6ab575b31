import { liveLessonsCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { LivePlanView, LiveTimeView, RoomView } from '@bookgrove/api-client';

const TAGS = ['Live', 'LivePlan', 'LiveCalendar'] as const;
const changed = () => ['Live', 'LivePlan'] as const;

/** Calls on live lessons, webinars and rooms. */
const liveApi = liveLessonsCalls.enhanceEndpoints({
  addTagTypes: TAGS,
  endpoints: {
    listLive: { providesTags: ['Live'], keepUnusedDataFor: 0 },
    getLiveTime: { providesTags: ['Live'], keepUnusedDataFor: 0 },
    getWebinar: { providesTags: ['Live'], keepUnusedDataFor: 0 },
    getLiveAttendance: { keepUnusedDataFor: 0 },
    getRoomOfGuest: { keepUnusedDataFor: 0 },
    getCalendarFeed: { providesTags: ['LiveCalendar'] },
    makeCalendarFeed: { invalidatesTags: () => ['LiveCalendar'] },
    revokeCalendarFeed: { invalidatesTags: () => ['LiveCalendar'] },
    joinWebinar: { invalidatesTags: changed },
    leaveWebinar: { invalidatesTags: changed },
    listLivePlans: { providesTags: ['LivePlan'], keepUnusedDataFor: 0 },
    getLivePlan: { providesTags: ['LivePlan'], keepUnusedDataFor: 0 },
    planLive: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
    changeLive: { invalidatesTags: changed },
    moveLive: { invalidatesTags: changed },
    changeLiveTime: { invalidatesTags: changed },
    keepLiveRecord: { invalidatesTags: changed },
    confirmWebinarPlace: { invalidatesTags: changed },
    cancelWebinarPlace: { invalidatesTags: changed },
  },
});
export const {
  useListLiveQuery,
  useGetLiveTimeQuery,
  useGetWebinarQuery,
  useGetLiveAttendanceQuery,
  useGetCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
  useJoinWebinarMutation,
  useLeaveWebinarMutation,
  useInviteToWebinarMutation,
  useGetWebinarPlaceQuery,
  useConfirmWebinarPlaceMutation,
  useCancelWebinarPlaceMutation,
  useListLivePlansQuery,
  useGetLivePlanQuery,
  useGetLiveChoicesQuery,
  usePlanLiveMutation,
  useChangeLiveMutation,
  useMoveLiveMutation,
  useChangeLiveTimeMutation,
  useKeepLiveRecordMutation,
  useGetRoomQuery,
  useActInRoomMutation,
  useActInRoomAsGuestMutation,
  useGetRoomOfGuestQuery,
  useLeaveRoomAsGuestMutation,
  useLazyGetRoomElsewhereQuery,
} = liveApi;
