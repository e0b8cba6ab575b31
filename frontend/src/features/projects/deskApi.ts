import { projectDeskCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { ProjectBody, ProjectDeskItem, ProjectDraft } from '@bookgrove/api-client';

/** Also after a refusal: somebody else may have changed the project. */
const changed = () => ['ProjectDesk', 'Audit'] as const;

/** Calls on projects as staff see them. */
export const projectDeskApi = projectDeskCalls.enhanceEndpoints({
  addTagTypes: ['ProjectDesk', 'Audit'],
  endpoints: {
    listProjectDesk: { providesTags: ['ProjectDesk'], keepUnusedDataFor: 0 },
    getProjectDraft: { providesTags: ['ProjectDesk'], keepUnusedDataFor: 0 },
    createProject: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
    changeProject: { invalidatesTags: changed },
    moveProject: { invalidatesTags: changed },
    writeProjectUpdate: { invalidatesTags: changed },
    decideOnProjectUpdate: { invalidatesTags: changed },
  },
});

export const {
  useListProjectDeskQuery,
  useGetProjectDraftQuery,
  useCreateProjectMutation,
  useChangeProjectMutation,
  useMoveProjectMutation,
  useWriteProjectUpdateMutation,
  useDecideOnProjectUpdateMutation,
} = projectDeskApi;
