import { liveLessonsCalls, ltiCalls, statementsCalls, together } from '@bookgrove/api-client';

export type { LtiRegistrations, LtiRegistrationView, StatementStoreView } from '@bookgrove/api-client';

const TAGS = ['Platform', 'StatementStore', 'RoomService'] as const;
const platforms = () => ['Platform' as const];
const store = () => ['StatementStore' as const];
const rooms = () => ['RoomService' as const];

/** Calls on services of others that the school has connected. */
export const connectionsApi = together(ltiCalls, statementsCalls, liveLessonsCalls).enhanceEndpoints({
  addTagTypes: TAGS,
  endpoints: {
    listLtiRegistrations: { providesTags: ['Platform'], keepUnusedDataFor: 0 },
    addLtiRegistration: { invalidatesTags: platforms },
    removeLtiRegistration: { invalidatesTags: platforms },
    getPlatformRoster: { keepUnusedDataFor: 0 },
    getStatementStore: { providesTags: ['StatementStore'], keepUnusedDataFor: 0 },
    setStatementStore: { invalidatesTags: store },
    removeStatementStore: { invalidatesTags: store },
    listRoomServices: { providesTags: ['RoomService'], keepUnusedDataFor: 0 },
    setRoomService: { invalidatesTags: rooms },
    removeRoomService: { invalidatesTags: rooms },
  },
});
