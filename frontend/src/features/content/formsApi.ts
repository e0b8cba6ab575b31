import { formsCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

/** Calls of the forms that everybody may send. */
const formsApi = formsCalls.enhanceEndpoints({
  addTagTypes: ['Testimonial'],
  endpoints: {
    listTestimonials: { providesTags: [{ type: 'Testimonial', id: LIST }] },
  },
});

export const {
  useListTestimonialsQuery,
  useSendContactMutation,
  useSendTestimonialMutation,
  useReportProblemMutation,
} = formsApi;
