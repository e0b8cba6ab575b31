import type { User } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import type { AreaAccount, AreaMenu, AreaSideLinks, CommandItem, SideList } from '../area.ts';
import { allAccount } from '../areas/account.generated.ts';
import { allMenu } from '../areas/menu.generated.ts';
import { allSideLinks } from '../areas/sideLinks.generated.ts';

interface Declared {
  account: AreaAccount[];
  menu: AreaMenu[];
  sideLinks: AreaSideLinks[];
}

/** The list beside the screens of work of this person; null for those without such screens. */
const listOf = ({ role, is_staff }: User): SideList | null =>
  is_staff ? 'platform' : role === 'school_admin' ? 'school' : role === 'teacher' ? 'teacher' : null;

/** Every screen that this person's menus lead to, each once: those of work, then the person's own, then the main menu's. */
export function screensOf(
  user: User,
  { account, menu, sideLinks }: Declared = { account: allAccount, menu: allMenu, sideLinks: allSideLinks },
): CommandItem[] {
  const list = listOf(user);
  const items: CommandItem[] = [
    ...sideLinks
      .flatMap((links) => links())
      .filter((link) => link.list === list)
      .map(({ to, label, group, icon }) => ({ to, label, icon, ...(group && { help: t(group) }) })),
    ...account
      .flatMap((links) => links(user))
      .filter((link) => !!link)
      .map(({ to, label, icon }) => ({ to, label, icon })),
    ...menu
      .flatMap((entries) => entries({ user, tenant: undefined, books: undefined }))
      .filter((entry) => !!entry)
      .map(({ to, label, help }) => ({ to, label, help, icon: 'next' as const })),
  ];
  return items.filter(({ to }, at) => items.findIndex((other) => other.to === to) === at);
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The items whose label or help contains every word, those whose label begins with the words first. */
export function matching(items: CommandItem[], words: string): CommandItem[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const rank = ({ label }: CommandItem): number =>
    plain(label).startsWith(wanted.join(' '))
      ? 0
      : wanted.every((word) => plain(label).includes(word))
        ? 1
        : 2;
  return items
    .filter(({ label, help = '' }) => wanted.every((word) => plain(`${label} ${help}`).includes(word)))
    .sort((a, b) => rank(a) - rank(b));
}
