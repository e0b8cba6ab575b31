import { booksCalls, designsCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

/** API calls for a person's covers and posters. */
const designsApi = together(booksCalls, designsCalls).enhanceEndpoints({
  addTagTypes: ['Design', 'DesignPicture'],
  endpoints: {
    listDesigns: { providesTags: [{ type: 'Design', id: LIST }] },
    // Not cached: the editor's state is newer than a cached answer.
    getDesign: { keepUnusedDataFor: 0 },
    createDesign: { invalidatesTags: [{ type: 'Design', id: LIST }] },
    changeDesign: { invalidatesTags: [{ type: 'Design', id: LIST }] },
    copyDesign: { invalidatesTags: [{ type: 'Design', id: LIST }] },
    deleteDesign: { invalidatesTags: [{ type: 'Design', id: LIST }] },
    listDesignPictures: { providesTags: [{ type: 'DesignPicture', id: LIST }] },
    addDesignPicture: { invalidatesTags: [{ type: 'DesignPicture', id: LIST }] },
    deleteDesignPicture: { invalidatesTags: [{ type: 'DesignPicture', id: LIST }] },
    getDesignPicture: { keepUnusedDataFor: 600 },
    replaceBookCover: {
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
  useCreateDesignMutation,
  useChangeDesignMutation,
  useCopyDesignMutation,
  useDeleteDesignMutation,
  useListDesignPicturesQuery,
  useAddDesignPictureMutation,
  useDeleteDesignPictureMutation,
  useGetDesignPictureQuery,
  useReplaceBookCoverMutation,
} = designsApi;
