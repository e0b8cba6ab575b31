import { schoolPeopleCalls } from '@bookgrove/api-client';
import { LIST } from './baseApi.ts';

/** The list of people of the requester's school, for the tables of people and for searching a person. */
export const { useListSchoolPeopleQuery } = schoolPeopleCalls.enhanceEndpoints({
  addTagTypes: ['Person'],
  endpoints: { listSchoolPeople: { providesTags: [{ type: 'Person', id: LIST }] } },
});
