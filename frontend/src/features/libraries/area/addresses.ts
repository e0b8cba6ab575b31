export const libraries = '/libraries';
export const oneLibrary = '/libraries/:slug';
export const publicList = '/libraries/:slug/lists/:list';
export const adminLibraries = '/admin/libraries';
export const platformLibraries = '/admin-panel/libraries';

/** Path of a published reading list of a library. */
export const publicListPath = (library: string, list: string): string =>
  `/libraries/${library}/lists/${encodeURIComponent(list)}`;
