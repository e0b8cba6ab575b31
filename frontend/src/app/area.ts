import type { BookCounts } from '@bookgrove/api-client';
import type { RouteObject } from 'react-router-dom';
import type { User } from '../api/types.ts';
import type { Tenant } from '../shared/tenant.ts';
import type { IconName } from '../ui/Icon.tsx';

/**
 * Types of what a feature declares in its folder `area/`. `build/areas.ts` writes `app/areas/*.generated.ts`, which
 * collect the files of all features by their names. Each file is loaded only when it is needed:
 *
 * | file           | declares                                                       | loaded                          |
 * | -------------- | -------------------------------------------------------------- | ------------------------------- |
 * | `addresses.ts` | patterns of addresses and their builders                       | where one is used               |
 * | `entry.ts`     | the most frequent landing pages                                | at once                         |
 * | `visitor.ts`   | screens that everybody may open                                | on navigation to one of them    |
 * | `member.ts`    | screens for signed-in people                                   | on navigation to one of them    |
 * | `work.ts`      | screens of classes, a school's administration, the platform's  | on navigation to one of them    |
 * | `menu.ts`      | entries of the main menu                                       | when a menu is opened           |
 * | `sideLinks.ts` | links beside the screens of work                               | with the first screen of work   |
 * | `area.ts`      | first segments of addresses, texts that only staff read        | never: read by tools            |
 * | `screens.ts`   | how a test opens each screen                                   | never: read by tests            |
 */
export interface Area {
  /** First segments of the addresses in `member.ts`. */
  member?: readonly string[];
  /** First segments of the addresses in `work.ts`, other than those of the two areas of administration. */
  work?: readonly string[];
  /**
   * Files and folders whose texts only staff read and that may stay English, relative to the folder of the
   * feature.
   */
  staffTexts?: readonly string[];
}

/** Screens between header and footer, and screens without them. */
export interface FramedRoutes {
  shell?: RouteObject[];
  ownPage?: RouteObject[];
}

/** Screens for teachers and heads, in the administration of a school, and in that of the platform. */
export interface WorkRoutes {
  teaching?: RouteObject[];
  school?: RouteObject[];
  platform?: RouteObject[];
}

export interface MenuEntry {
  to: string;
  label: string;
  /** One line of help. */
  help: string;
  /** Name of the drawing in /art/categories.svg. */
  art: string;
}

/** Group of an entry in the main menu. */
export type MenuPlace = 'join' | 'mine' | 'work' | 'library' | 'create' | 'about';

/** An entry of the main menu; a lower `order` comes first. */
export interface PlacedMenuEntry extends MenuEntry {
  place: MenuPlace;
  order: number;
}

/** The person for whom the menu is shown. */
export interface MenuViewer {
  user: User | null;
  /** The school; null at the platform's own address, undefined until it is known. */
  tenant: Tenant | null | undefined;
  /** Number of books; undefined until it is known. */
  books: BookCounts | undefined;
}

/** Entries for this viewer; falsy values (`condition && { … }`) are left out. */
export type AreaMenu = (viewer: MenuViewer) => (PlacedMenuEntry | false | null | undefined)[];

/** The lists of links beside the screens of work. */
export type SideList = 'teacher' | 'school' | 'platform';

/** A link beside the screens of work; `group` is the English title of its group, a lower `order` comes first. */
export interface PlacedSideLink {
  list: SideList;
  group: string;
  order: number;
  to: string;
  label: string;
  icon: IconName;
  /** Shows the number of books of the school or the platform beside the link. */
  counts?: 'books';
}

/** In the current language. */
export type AreaSideLinks = () => PlacedSideLink[];

/** The role that opens a screen in the test that opens all of them. */
export type Walker =
  'visitor' | 'student' | 'teacher' | 'parent' | 'community' | 'head' | 'team' | 'stranger';

/** Values that the test fills in for address parameters, from the demo data. */
export interface Ids {
  book: string;
  /** Its id. */
  bookId: string;
  classId: string;
  student: string;
  school: string;
  person: string;
  story: string;
  list: string;
  /** An unfinished book of the teacher's own. */
  draft: string;
  /** Resources that are published, and some of the person's own. */
  piece: string;
  ownPiece: string;
}

/** The part of the product to which a screen belongs. */
export type Owner = 'identity' | 'schools' | 'catalog' | 'learning' | 'commerce' | 'giving' | 'content';

/** How a test opens a screen. */
export interface Screen {
  path: string;
  owner: Owner;
  /** `visitor` is at a school, `stranger` at the platform's own address. */
  as: Walker;
  /** The address with its parameters filled in. */
  open?: (ids: Ids) => string;
  /** The redirect target, when the address is not a screen of its own. */
  leadsTo?: RegExp;
  /** The test that opens it instead, e.g. `journeys/stories`, when it needs more than an address. */
  openedBy?: string;
  /** Why no test opens it. */
  unopened?: string;
}

/** Screens of one owner for one role, by their addresses. */
export const screensOf =
  (owner: Owner, as: Walker) =>
  (...entries: (string | [path: string, more: Partial<Screen>])[]): Screen[] =>
    entries.map((entry) =>
      typeof entry === 'string' ? { path: entry, owner, as } : { path: entry[0], owner, as, ...entry[1] },
    );
