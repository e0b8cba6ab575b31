export const projects = '/projects';
export const oneProject = '/charity-projects/:idOrSlug';
export const platformProjects = '/admin-panel/all-projects';
export const platformProjectForm = '/admin-panel/project/:projectId?';
export const platformProjectDetails = '/admin-panel/project-details-view/:projectId';

/** The page of a project, by its slug or id. */
export const projectPath = (slug: string): string => `/charity-projects/${encodeURIComponent(slug)}`;
export const projectGivePath = (slug: string): string => `${projectPath(slug)}/give`;
