export const hubs = '/hubs';
export const hub = '/hubs/:hub';
export const hubDesk = '/make-hubs';
export const hubEditor = '/make-hubs/:hubId';

/** The page of a hub. */
export const hubPath = (slug: string): string => `/hubs/${encodeURIComponent(slug)}`;
/** The editor of a hub. */
export const hubEditorPath = (id: string): string => `/make-hubs/${id}`;
