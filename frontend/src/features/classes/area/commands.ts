import type { CommandSource } from '../../../app/area.ts';
import { classesApi } from '../../../api/classes.ts';
import { ADMIN_CLASSES, TEACHER_CLASSES } from '../paths.ts';

export const commands: CommandSource[] = [
  {
    order: 20,
    title: 'Classes',
    shownTo: ({ role }) => role === 'school_admin' || role === 'teacher',
    find: async (search, dispatch, { role }) => {
      const { results } = await dispatch(
        classesApi.endpoints.listClasses.initiate({ search, limit: 5 }, { subscribe: false }),
      ).unwrap();
      const places = role === 'teacher' ? TEACHER_CLASSES : ADMIN_CLASSES;
      return results.map(({ id, name, year }) => ({
        label: name,
        help: year,
        to: places.one(id),
        icon: 'school' as const,
      }));
    },
  },
];
