import { api, sendWith } from '@bookgrove/api-client';
import { baseQueryWithReauth } from './reauth.ts';

sendWith(baseQueryWithReauth);

/** The one API. Its endpoints are generated from the server's own description; each area adds tags to them. */
export { api as baseApi };

/** The tag of a whole list of a type; rows carry their own id as well. */
export const LIST = 'LIST';
