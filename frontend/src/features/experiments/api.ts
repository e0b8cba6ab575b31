import { experimentsCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

/** Calls of the experiments and of what one notes at them. */
export const experimentsApi = experimentsCalls.enhanceEndpoints({
  addTagTypes: ['Experiment', 'ExperimentNote'],
  endpoints: {
    listExperiments: { providesTags: [{ type: 'Experiment', id: LIST }] },
    getExperiment: { providesTags: [{ type: 'Experiment', id: LIST }] },
    listExperimentDrafts: { providesTags: [{ type: 'Experiment', id: LIST }] },
    getExperimentDraft: { providesTags: [{ type: 'Experiment', id: LIST }], keepUnusedDataFor: 0 },
    saveExperiment: {
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Experiment', id: LIST }]),
    },
    listNotes: {
      providesTags: (_result, _error, slug) => [{ type: 'ExperimentNote', id: slug }],
      keepUnusedDataFor: 0,
    },
    addNote: {
      invalidatesTags: (_result, error, { slug }) => (error ? [] : [{ type: 'ExperimentNote', id: slug }]),
    },
    // Photos of a child are not kept about once they are off the screen.
    getNotePhoto: { keepUnusedDataFor: 0 },
    removeNote: { invalidatesTags: ['ExperimentNote'] },
  },
});

export const {
  useListExperimentsQuery,
  useGetExperimentQuery,
  useListExperimentDraftsQuery,
  useGetExperimentDraftQuery,
  useSaveExperimentMutation,
  useListNotesQuery,
  useAddNoteMutation,
  useRemoveNoteMutation,
  useGetNoteDrawingQuery,
  useGetNotePhotoQuery,
} = experimentsApi;
