import { toursCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

/** API calls of tours: available times, and a person's booking. */
const toursApi = toursCalls.enhanceEndpoints({
  addTagTypes: ['Tour'],
  endpoints: {
    listTourSlots: { providesTags: [{ type: 'Tour', id: LIST }], keepUnusedDataFor: 0 },
    getTour: { providesTags: [{ type: 'Tour', id: LIST }] },
    listTourTimes: { providesTags: [{ type: 'Tour', id: LIST }] },
    bookTour: { invalidatesTags: [{ type: 'Tour', id: LIST }] },
    cancelTour: { invalidatesTags: [{ type: 'Tour', id: LIST }] },
    setTourTimes: { invalidatesTags: [{ type: 'Tour', id: LIST }] },
  },
});

export const {
  useListTourSlotsQuery,
  useGetTourQuery,
  useBookTourMutation,
  useCancelTourMutation,
  useListTourTimesQuery,
  useSetTourTimesMutation,
} = toursApi;
