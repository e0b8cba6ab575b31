import { lazy, Suspense, type ComponentType } from 'react';
import type { User } from '../../api/types.ts';
import type { HeaderItem } from '../area.ts';
import { allHeader } from '../areas/header.generated.ts';

/** The declared items in their order, each with a component that is fetched when it is first shown. */
export const headerItems = (
  declared: HeaderItem[],
): { shownTo: HeaderItem['shownTo']; Item: ComponentType }[] =>
  [...declared].sort((a, b) => a.order - b.order).map(({ shownTo, load }) => ({ shownTo, Item: lazy(load) }));

const ITEMS = headerItems(allHeader.flat());
const WORK_ITEMS = headerItems(allHeader.flat().filter(({ atWork }) => atWork));

/** The items of the areas in the header, for this person. */
export const HeaderItems = ({ user, items = ITEMS }: { user: User | null; items?: typeof ITEMS }) =>
  items
    .filter(({ shownTo }) => shownTo(user))
    .map(({ Item }, index) => (
      <Suspense key={index}>
        <Item />
      </Suspense>
    ));

/** Those of them that screens of work have too. */
export const WorkHeaderItems = ({ user }: { user: User | null }) => (
  <HeaderItems user={user} items={WORK_ITEMS} />
);
