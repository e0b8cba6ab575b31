import { projectsCalls } from '@bookgrove/api-client';

export type { ProjectListItem, ProjectView } from '@bookgrove/api-client';

/** Orders of the list; the first is the one without a choice. */
export const PROJECT_ORDERS = ['nearest', 'ending', 'newest', 'updated'] as const;
export type ProjectOrder = (typeof PROJECT_ORDERS)[number];

/** Calls on projects as everybody sees them. */
const projectsApi = projectsCalls.enhanceEndpoints({
  addTagTypes: ['ProjectDesk'],
  endpoints: {
    listProjects: { providesTags: ['ProjectDesk'] },
    getProject: { providesTags: ['ProjectDesk'] },
  },
});

export const { useListProjectsQuery, useGetProjectQuery } = projectsApi;
