export const uploadContent = '/uploadcontent';
export const resources = '/resources';
export const resource = '/resources/:resourceId';
export const adminResources = '/admin/resources';
export const platformResources = '/admin-panel/resources';

/** The page of a resource. */
export const resourcePath = (id: string): string => `/resources/${id}`;

/** The form of a resource that the person uploaded. */
export const uploadContentPath = (id: string): string => `/uploadcontent/${id}`;
