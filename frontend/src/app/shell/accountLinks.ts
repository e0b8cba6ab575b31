import type { User } from '../../api/types.ts';
import type { AreaAccount, PlacedAccountLink } from '../area.ts';
import { allAccount } from '../areas/account.generated.ts';

const linksOf = (user: User, declared: AreaAccount[]): PlacedAccountLink[] =>
  declared.flatMap((links) => links(user)).filter((link) => !!link);

/** The links of the menu behind the person's picture, in order. */
export const accountLinks = (user: User, declared: AreaAccount[] = allAccount): PlacedAccountLink[] =>
  linksOf(user, declared).sort((a, b) => a.order - b.order);

/** Position from which on a link of the phone's menu is below the languages. */
const BELOW = 50;

/** The person's links of the phone's menu, in order: those above the languages and those below. */
export function phoneLinks(
  user: User,
  declared: AreaAccount[] = allAccount,
): { above: PlacedAccountLink[]; below: PlacedAccountLink[] } {
  const position = ({ phone = 0 }: PlacedAccountLink): number => phone;
  const links = linksOf(user, declared)
    .filter(({ phone }) => phone !== undefined)
    .sort((a, b) => position(a) - position(b));
  return {
    above: links.filter((link) => position(link) < BELOW),
    below: links.filter((link) => position(link) >= BELOW),
  };
}
