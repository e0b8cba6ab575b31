/** The secret of a student's request, as it stands in the link. */
export const REQUEST_TOKEN = /^[\w-]{20,64}$/;
