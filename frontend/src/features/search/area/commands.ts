import { searchCalls } from '@bookgrove/api-client';
import type { CommandSource } from '../../../app/area.ts';
import { bestOf } from '../api.ts';

export const commands: CommandSource[] = [
  {
    order: 30,
    title: 'Books',
    shownTo: () => true,
    find: async (search, dispatch) => {
      const limit = 5;
      const found = await dispatch(
        searchCalls.endpoints.searchEverything.initiate({ search, limit }, { subscribe: false }),
      ).unwrap();
      return bestOf(found, limit).map(({ title, subtitle, url }) => ({
        label: title,
        ...(subtitle && { help: subtitle }),
        to: url,
        icon: 'library' as const,
      }));
    },
  },
];
