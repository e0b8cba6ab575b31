export const certificate = '/certificate/:code';
export const certificateCheck = '/certificates/:code';
export const certificateDesk = '/certificates-given';

/** The own page of a certificate. */
export const certificatePath = (code: string): string => `/certificate/${encodeURIComponent(code)}`;
/** The page at which anybody checks a certificate. */
export const certificateCheckPath = (code: string): string => `/certificates/${encodeURIComponent(code)}`;
