import { api, sendWith } from '@bookgrove/api-client';
import { baseQueryWithReauth } from './reauth.ts';

sendWith(baseQueryWithReauth);

/**
 * The API instance. Its endpoints are generated from the API document of the server; each area adds cache
 * tags to them.
 */
export { api as baseApi };

/** The cache tag of a whole list of a type; rows carry their own id as well. */
export const LIST = 'LIST';
