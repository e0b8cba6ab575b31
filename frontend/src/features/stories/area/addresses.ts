export const stories = '/upload-blog';
export const storyPrint = '/upload-blog/print';
export const storyIdeas = '/uploadblogsteps';
export const story = '/uploadblogsteps/:storyId';
export const storyReviewQueue = '/storyedit';

/** The page on which a story is written or read. */
export const storyPath = (id: string): string => `/uploadblogsteps/${id}`;

/** The story review of a teacher. */
export const storyReviewPath = (id: string): string => `/storyedit?story=${id}`;
