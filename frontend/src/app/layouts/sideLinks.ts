import { t } from '../../i18n/index.ts';
import type { PlacedSideLink, SideList } from '../area.ts';
import { allSideLinks } from '../areas/sideLinks.generated.ts';

/** Links of one group; the first group, the dashboard, needs no name. */
export interface SideGroup {
  title: string;
  links: PlacedSideLink[];
}

/** The groups of each list in their order, by their English titles. A group without a link is not shown. */
const GROUPS: Record<SideList, { title: string }[]> = {
  teacher: [
    { title: '' },
    { title: 'Classes' },
    { title: 'Reading' },
    { title: 'Learning' },
    { title: 'Growing' },
  ],
  school: [
    { title: '' },
    { title: 'School' },
    { title: 'Reading' },
    { title: 'Learning' },
    { title: 'Money' },
    { title: 'Giving' },
    { title: 'Words' },
    { title: 'Set up' },
  ],
  platform: [
    { title: '' },
    { title: 'Schools' },
    { title: 'People' },
    { title: 'Catalogue' },
    { title: 'Learning' },
    { title: 'Money' },
    { title: 'Giving' },
    { title: 'Words' },
    { title: 'System' },
  ],
};

/**
 * Builds the groups of a list from the links that the features declare, without those of sections (`under`).
 * @throws Error for a link of a group that its list does not have
 */
export function sideGroups(
  list: SideList,
  links: PlacedSideLink[] = allSideLinks.flatMap((declared) => declared()),
): SideGroup[] {
  const own = links.filter((link) => link.list === list);
  const lost = own.find(({ group }) => !GROUPS[list].some(({ title }) => title === group));
  if (lost) throw new Error(`${lost.to} is in the group ${lost.group}, which ${list} does not have`);
  return GROUPS[list]
    .map(({ title }) => ({
      title: title && t(title),
      links: own.filter(({ group, under }) => group === title && !under).sort((a, b) => a.order - b.order),
    }))
    .filter(({ links: some }) => some.length > 0);
}

/** The links of a section: that of the list, then those under it. */
export interface Section {
  head: PlacedSideLink;
  links: PlacedSideLink[];
}

/** The section of the screen at an address; null for a screen that no link of the list leads to. */
export function sectionOf(
  list: SideList,
  address: string,
  links: PlacedSideLink[] = allSideLinks.flatMap((declared) => declared()),
): Section | null {
  const own = links.filter((link) => link.list === list);
  const here = own.find(({ to }) => to === address);
  const head = here && (here.under ? own.find(({ to }) => to === here.under) : here);
  if (!head) return null;
  const rest = own.filter(({ under }) => under === head.to).sort((a, b) => a.order - b.order);
  return { head, links: [head, ...rest] };
}
