import { useSelector } from 'react-redux';
import { useBookStats } from '../../api/books.ts';
import { selectUser } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { categoryArt } from '../../shared/categoryArt.ts';
import { categoryName } from '../../shared/categoryName.ts';
import { useLeadingCategories } from '../../shared/leadingCategories.ts';
import { useModeView } from '../../shared/modes.ts';
import { useTenant } from '../../shared/tenant.ts';
import type { AreaMenu, MenuEntry, MenuPlace, MenuViewer } from '../area.ts';
import { allMenu } from '../areas/menu.generated.ts';
import { libraryPath, paths } from '../paths.ts';
import type { SectionId } from './menu.rules.ts';

export type { MenuEntry } from '../area.ts';

export interface MenuGroup {
  title: string;
  entries: MenuEntry[];
}

const books = (count: number): string => t('{count, plural, one {# book} other {# books}}', { count });

const TITLES: Record<SectionId, string> = {
  register: 'Register',
  learn: 'Learn',
  books: 'Books',
  give: 'Give',
  about: 'About',
};
export const sectionTitle = (id: SectionId): string => t(TITLES[id]);

/** The entries of a group that areas declare for this viewer, in order. */
export const placed = (declared: AreaMenu[], viewer: MenuViewer, place: MenuPlace): MenuEntry[] =>
  declared
    .flatMap((menu) => menu(viewer))
    .filter((entry) => !!entry)
    .filter((entry) => entry.place === place)
    .sort((a, b) => a.order - b.order);

/** The places of a child that the phone's menu shows first: their day, books, reading, words and family. */
export function studentPlaces(menu: Record<SectionId, MenuGroup[]>): MenuEntry[] {
  const order: string[] = [paths.dashboard, paths.readingLog, paths.myWords, paths.myConsents, paths.stories];
  const entries = Object.values(menu).flatMap((groups) => groups.flatMap((group) => group.entries));
  return order.flatMap((to) => entries.find((entry) => entry.to === to) ?? []);
}

/** The menu entries for this person, by section: only existing screens. */
export function useMenuSections(): Record<SectionId, MenuGroup[]> {
  const user = useSelector(selectUser);
  const tenant = useTenant();
  const view = useModeView();
  const stats = useBookStats();
  const categories = useLeadingCategories() ?? [];
  const at = (place: MenuPlace): MenuEntry[] => placed(allMenu, { user, tenant, books: stats }, place);
  /** Returns no group when there are no entries. */
  const group = (title: string, some: MenuEntry[]): MenuGroup[] =>
    some.length > 0 ? [{ title, entries: some }] : [];

  const kinds = categories.map(({ slug, name, count }): MenuEntry => ({
    to: libraryPath({ category: slug }),
    label: categoryName({ slug, name }),
    help: books(count),
    art: categoryArt(slug),
  }));
  const creating = group(t('Create'), at('create'));
  const library = [...group(t('The library'), at('library')), ...group(t('Kinds of books'), kinds)];
  return {
    register: [{ title: user === null ? t('Join in') : t('Bring people in'), entries: at('join') }],
    learn: [{ title: t('Learn'), entries: at('mine') }, ...group(t('At work'), at('work'))],
    books: view === 'create' ? [...creating, ...library] : [...library, ...creating],
    give: group(t('Give'), at('give')),
    about: [{ title: t('About'), entries: at('about') }],
  };
}
