export const adminFilms = '/admin/films';
export const platformFilms = '/admin-panel/films';
export const platformExperiments = '/admin-panel/experiments';
export const adminPages = '/admin/pages';
export const platformPages = '/admin-panel/pages';
export const adminInbox = '/admin/inbox';
export const platformInbox = '/admin-panel/inbox';
export const adminTourTimes = '/admin/tour-times';
export const platformTourTimes = '/admin-panel/tour-times';

/** Path of the editor of an experiment; without a slug, of a new one. */
export const experimentEditorPath = (slug = ''): string => `/admin-panel/experiment${slug && `/${slug}`}`;
