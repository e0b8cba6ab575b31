import { booksCalls, designsCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

/** Calls on a person's covers and posters. */
const designsApi = together(booksCalls, designsCalls).enhanceEndpoints({
  addTagTypes: ['Design', 'DesignPicture'],
  endpoints: {
    listDesigns: { providesTags: [{ type: 'Design', id: LIST }] },
    // The editor holds what it changes: an answer of the cache would be older than the drawing.
    getDesign: { keepUnusedDataFor: 0 },
    makeDesign: { invalidatesTags: [{ type: 'Design', id: LIST }] },
    changeDesign: { invalidatesTags: [{ type: 'Design', id: LIST }] },
    copyDesign: { invalidatesTags: [{ type: 'Design', id: LIST }] },
    deleteDesign: { invalidatesTags: [{ type: 'Design', id: LIST }] },
    listDesignPictures: { providesTags: [{ type: 'DesignPicture', id: LIST }] },
    addDesignPicture: { invalidatesTags: [{ type: 'DesignPicture', id: LIST }] },
    deleteDesignPicture: { invalidatesTags: [{ type: 'DesignPicture', id: LIST }] },
    getDesignPicture: { keepUnusedDataFor: 600 },
    putCover: {
      invalidatesTags: (_result, error, { id }) =>
        error
          ? []
          : [
              { type: 'Book' as never, id: LIST },
              { type: 'Book' as never, id },
            ],
    },
  },
});

export const {
  useListDesignsQuery,
  useGetDesignQuery,
  useMakeDesignMutation,
  useChangeDesignMutation,
  useCopyDesignMutation,
  useDeleteDesignMutation,
  useListDesignPicturesQuery,
  useAddDesignPictureMutation,
  useDeleteDesignPictureMutation,
  useGetDesignPictureQuery,
  usePutCoverMutation,
} = designsApi;
