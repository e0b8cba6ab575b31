import type { BookCounts } from '@bookgrove/api-client';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { User } from '../api/types.ts';
import type { Tenant } from '../shared/tenant.ts';
import type { IconName } from '../ui/Icon.tsx';
import type { StatusKind } from '../ui/Status.tsx';
import type { AppDispatch } from './store.ts';

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
 * | `header.ts`    | items of the header, such as a number with a link              | at once                         |
 * | `menu.ts`      | entries of the main menu                                       | when a menu is opened           |
 * | `account.ts`   | links of the person's own menu                                 | with the picture of the person  |
 * | `footer.ts`    | links of the footer                                            | with the footer                 |
 * | `search.ts`    | kinds of search results                                        | with the search                 |
 * | `sideLinks.ts` | links beside the screens of work                               | with the first screen of work   |
 * | `commands.ts`  | what the command search (Ctrl-K) finds besides screens         | when it is opened               |
 * | `tasks.ts`     | words for what waits for a person                              | with a dashboard                |
 * | `setup.ts`     | words for the steps of setting up a school                     | with the list of the steps      |
 * | `audit.ts`     | phrases for the audit log                                      | with the audit log              |
 * | `area.ts`      | first segments of addresses, sections of the menu, staff texts | never: read by tools            |
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
  /** Sections of the main menu that exist only where an area has entries in them for everybody. */
  sections?: readonly OptionalSection[];
}

/** A section of the main menu that is not shown until an area declares it. */
export type OptionalSection = 'give';

/** Screens between header and footer, and screens without them. */
export interface FramedRoutes {
  shell?: RouteObject[];
  ownPage?: RouteObject[];
}

/**
 * Screens for teachers and heads, in the administration of a school, in that of the platform, and those that staff
 * share with others: each of these says itself who may open it.
 */
export interface WorkRoutes {
  teaching?: RouteObject[];
  shared?: RouteObject[];
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
export type MenuPlace = 'join' | 'mine' | 'work' | 'library' | 'create' | 'give' | 'about';

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

/** A declared entry; falsy values (`condition && { … }`) are left out. */
type Declared<Entry> = (Entry | false | null | undefined)[];

/** A link of the menu behind the person's picture; a lower `order` comes first. */
export interface PlacedAccountLink {
  order: number;
  to: string;
  label: string;
  icon: IconName;
  /** Position in the phone's menu, from 50 on below the languages; without it the link is not there. */
  phone?: number;
}
export type AreaAccount = (user: User) => Declared<PlacedAccountLink>;

/** The columns of the footer, and the row of legal texts below them. One without a link is not shown. */
export type FooterColumn = 'books' | 'give' | 'about' | 'account' | 'legal';

/** A link of the footer; a lower `order` comes first. */
export interface PlacedFooterLink {
  column: FooterColumn;
  order: number;
  to: string;
  label: string;
}
/** `visitor` is false while it is not known yet whether somebody is signed in. */
export type AreaFooter = (viewer: { user: User | null; visitor: boolean }) => Declared<PlacedFooterLink>;

/** An item between the search and the person's picture; it is rendered by a module that is loaded when it is shown. */
export interface HeaderItem {
  order: number;
  /** Null is somebody who has not signed in, or of whom that is not known yet. */
  shownTo: (user: User | null) => boolean;
  /** Also at the top of the screens of work. */
  atWork?: true;
  load: () => Promise<{ default: ComponentType }>;
}

/** A kind of search results: one group of the server (`@SearchGroup`). A lower `order` comes first. */
export interface SearchKind {
  group: string;
  order: number;
  /** English title of the group. */
  name: string;
  /** `type` of its results. */
  type: string;
  /** English name of one result, shown beside it in the suggestions. */
  one?: string;
  /** Shown where a result has no picture. */
  icon: IconName;
}

/** Words and link of a task that waits for the person. */
export interface TaskLabels {
  kind: StatusKind;
  label: string;
  to: string;
  action: string;
}

/** By kind of task (`@CountsTasks` of the server); `teaching` selects the teaching area. */
export type AreaTasks = Record<string, (count: number, teaching: boolean) => TaskLabels>;

/** Words of a step of setting up a school, in English, and the screen on which it is done. */
export interface SetupWords {
  name: string;
  why: string;
  to: string;
  label: string;
}

/** By step (`@AddsSetupStep` of the server). */
export type AreaSetup = Record<string, SetupWords>;

/** Phrases for the audit log, in English. */
export interface AreaAudit {
  /** First words of actions by which the log can be filtered, with their names. */
  areas?: Record<string, string>;
  /** Actions, as phrases that the name of the affected person may follow. */
  actions: Record<string, string>;
}

/** A screen or thing that the command search opens. */
export interface CommandItem {
  label: string;
  /** What it is about, e.g. the classes of a person. */
  help?: string;
  to: string;
  icon: IconName;
}

/** Things that the command search finds by words: people, classes, books. A lower `order` comes first. */
export interface CommandSource {
  order: number;
  /** English title of its results. */
  title: string;
  /** Who may search it; the server checks each search too. */
  shownTo: (user: User) => boolean;
  /** The best few results; an error counts as no results. */
  find: (words: string, dispatch: AppDispatch, user: User) => Promise<CommandItem[]>;
}

/** The lists of links beside the screens of work. */
export type SideList = 'teacher' | 'school' | 'platform';

/** A link beside the screens of work; `group` is the English title of its group, a lower `order` comes first. */
export interface PlacedSideLink {
  list: SideList;
  group: string;
  order: number;
  /**
   * Address of the link that leads to the section of this screen. Such a link is not beside the screens but above those of
   * the section, so that the list stays short.
   */
  under?: string;
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
  charity: string;
  project: string;
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
