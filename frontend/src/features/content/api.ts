import { formsCalls, pagesCalls, together, toursCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

/** Calls of the public pages, the forms and the tours. */
export const contentApi = together(formsCalls, pagesCalls, toursCalls).enhanceEndpoints({
  addTagTypes: ['Page', 'Tour', 'Testimonial'],
  endpoints: {
    getPage: { providesTags: [{ type: 'Page', id: LIST }] },
    getPageDraft: { providesTags: [{ type: 'Page', id: LIST }], keepUnusedDataFor: 0 },
    listPages: { providesTags: [{ type: 'Page', id: LIST }] },
    savePage: { invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Page', id: LIST }]) },
    listTestimonials: { providesTags: [{ type: 'Testimonial', id: LIST }] },
    listTourSlots: { providesTags: [{ type: 'Tour', id: LIST }], keepUnusedDataFor: 0 },
    getTour: { providesTags: [{ type: 'Tour', id: LIST }] },
    listTourTimes: { providesTags: [{ type: 'Tour', id: LIST }] },
    bookTour: { invalidatesTags: [{ type: 'Tour', id: LIST }] },
    cancelTour: { invalidatesTags: [{ type: 'Tour', id: LIST }] },
    setTourTimes: { invalidatesTags: [{ type: 'Tour', id: LIST }] },
  },
});

export const {
  useGetPageQuery,
  useGetPageDraftQuery,
  useListPagesQuery,
  useSavePageMutation,
  usePreviewPageMutation,
  useListTestimonialsQuery,
  useSendContactMutation,
  useSendTestimonialMutation,
  useReportProblemMutation,
  useListTourSlotsQuery,
  useGetTourQuery,
  useBookTourMutation,
  useCancelTourMutation,
  useListTourTimesQuery,
  useSetTourTimesMutation,
} = contentApi;
