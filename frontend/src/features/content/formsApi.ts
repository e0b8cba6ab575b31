import { formsCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

/** API calls of the public forms. */
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
