import { schoolFinderCalls } from '@bookgrove/api-client';

/** Apart from `api.ts`, which the sign-in page loads at once. */
export const { useFindSchoolsQuery } = schoolFinderCalls;
