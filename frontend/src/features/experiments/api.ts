import { experimentsCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

/** API calls of experiments and of notes about them. */
const experimentsApi = experimentsCalls.enhanceEndpoints({
  addTagTypes: ['Experiment', 'ExperimentNote'],
  endpoints: {
    listExperiments: { providesTags: [{ type: 'Experiment', id: LIST }] },
    getExperiment: { providesTags: [{ type: 'Experiment', id: LIST }] },
    listExperimentDrafts: { providesTags: [{ type: 'Experiment', id: LIST }] },
    getExperimentDraft: { providesTags: [{ type: 'Experiment', id: LIST }], keepUnusedDataFor: 0 },
    saveExperiment: {
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Experiment', id: LIST }]),
    },
    listExperimentNotes: {
      providesTags: (_result, _error, slug) => [{ type: 'ExperimentNote', id: slug }],
      keepUnusedDataFor: 0,
    },
    addExperimentNote: {
      invalidatesTags: (_result, error, { slug }) => (error ? [] : [{ type: 'ExperimentNote', id: slug }]),
    },
    // A child's photos are removed from the cache once they are off the screen.
    getExperimentNotePhoto: { keepUnusedDataFor: 0 },
    removeExperimentNote: { invalidatesTags: ['ExperimentNote'] },
  },
});

export const {
  useListExperimentsQuery,
  useGetExperimentQuery,
  useListExperimentDraftsQuery,
  useGetExperimentDraftQuery,
  useSaveExperimentMutation,
  useListExperimentNotesQuery,
  useAddExperimentNoteMutation,
  useRemoveExperimentNoteMutation,
  useGetExperimentNoteDrawingQuery,
  useGetExperimentNotePhotoQuery,
} = experimentsApi;
