// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ListTestimonialsApiArg,
  ListTestimonialsApiResponse,
  ReportProblemApiArg,
  ReportProblemApiResponse,
  SendContactApiArg,
  SendContactApiResponse,
  SendTestimonialApiArg,
  SendTestimonialApiResponse,
} from '../types.gen.ts';
export const formsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: build.mutation<SendContactApiResponse, SendContactApiArg>({
      query: (queryArg) => ({
        url: `/contact/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    reportProblem: build.mutation<ReportProblemApiResponse, ReportProblemApiArg>({
      query: (queryArg) => ({
        url: `/problem-reports/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listTestimonials: build.query<ListTestimonialsApiResponse, ListTestimonialsApiArg>({
      query: () => ({ url: `/testimonials/` }),
    }),
    sendTestimonial: build.mutation<SendTestimonialApiResponse, SendTestimonialApiArg>({
      query: (queryArg) => ({
        url: `/testimonials/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
