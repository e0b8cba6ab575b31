// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { OptionalSection } from '../area.ts';

/** Beginnings of the addresses in the table of who has signed in, and in that of work. */
export const MEMBERS =
  /^\/(account|canva|challenge-round|family|leader-badge|list|live-room|my-consents|my-words|orders|resources|superpower|today|upload-blog|uploadblogsteps)(\/|$)/;
export const WORK =
  /^\/(admin|admin-panel|archived-students|bulk-enrolment|certificates-given|challenge-work|choose-content|class-notes|class-words|classes|fundraiser-pages|given-work|gradebook|help-board|make-challenges|make-courses|make-hubs|make-quizzes|plan-live|reading-lists|reading-log|reading-skills|storyedit|students|training-cohorts|uploadbook|uploadcontent)(\/|$)/;
/** Sections of the main menu that an area declares. */
export const SECTIONS: OptionalSection[] = ['give'];
