import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'student')('/upload-blog', '/upload-blog/print', '/uploadblogsteps', [
    '/uploadblogsteps/:storyId',
    { open: ({ story }) => `/uploadblogsteps/${story}` },
  ]),
  ...screensOf('catalog', 'teacher')('/storyedit'),
];
