// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChoosePicturesApiArg,
  ChoosePicturesApiResponse,
  PresentBadgeApiArg,
  PresentBadgeApiResponse,
  SignInStudentApiArg,
  SignInStudentApiResponse,
} from '../types.gen.ts';
export const studentSignInCalls = api.injectEndpoints({
  endpoints: (build) => ({
    presentBadge: build.mutation<PresentBadgeApiResponse, PresentBadgeApiArg>({
      query: (queryArg) => ({
        url: `/auth/badge/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    choosePictures: build.mutation<ChoosePicturesApiResponse, ChoosePicturesApiArg>({
      query: (queryArg) => ({
        url: `/auth/pictures/`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    signInStudent: build.mutation<SignInStudentApiResponse, SignInStudentApiArg>({
      query: (queryArg) => ({
        url: `/auth/student/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
