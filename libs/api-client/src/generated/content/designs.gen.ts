// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AddDesignPictureApiArg,
  AddDesignPictureApiResponse,
  ChangeDesignApiArg,
  ChangeDesignApiResponse,
  CopyDesignApiArg,
  CopyDesignApiResponse,
  CreateDesignApiArg,
  CreateDesignApiResponse,
  DeleteDesignApiArg,
  DeleteDesignApiResponse,
  DeleteDesignPictureApiArg,
  DeleteDesignPictureApiResponse,
  GetDesignApiArg,
  GetDesignApiResponse,
  GetDesignPictureApiArg,
  GetDesignPictureApiResponse,
  ListDesignPicturesApiArg,
  ListDesignPicturesApiResponse,
  ListDesignsApiArg,
  ListDesignsApiResponse,
} from '../types.gen.ts';
export const designsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listDesignPictures: build.query<ListDesignPicturesApiResponse, ListDesignPicturesApiArg>({
      query: () => ({ url: `/design-pictures/` }),
    }),
    addDesignPicture: build.mutation<AddDesignPictureApiResponse, AddDesignPictureApiArg>({
      query: (queryArg) => ({
        url: `/design-pictures/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    deleteDesignPicture: build.mutation<DeleteDesignPictureApiResponse, DeleteDesignPictureApiArg>({
      query: (queryArg) => ({
        url: `/design-pictures/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getDesignPicture: build.query<GetDesignPictureApiResponse, GetDesignPictureApiArg>({
      query: (queryArg) => ({
        url: `/design-pictures/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    listDesigns: build.query<ListDesignsApiResponse, ListDesignsApiArg>({
      query: (queryArg) => ({
        url: `/designs/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    createDesign: build.mutation<CreateDesignApiResponse, CreateDesignApiArg>({
      query: (queryArg) => ({
        url: `/designs/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    deleteDesign: build.mutation<DeleteDesignApiResponse, DeleteDesignApiArg>({
      query: (queryArg) => ({
        url: `/designs/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getDesign: build.query<GetDesignApiResponse, GetDesignApiArg>({
      query: (queryArg) => ({
        url: `/designs/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeDesign: build.mutation<ChangeDesignApiResponse, ChangeDesignApiArg>({
      query: (queryArg) => ({
        url: `/designs/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.designChange,
      }),
    }),
    copyDesign: build.mutation<CopyDesignApiResponse, CopyDesignApiArg>({
      query: (queryArg) => ({
        url: `/designs/${encodeURIComponent(String(queryArg))}/copy/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
