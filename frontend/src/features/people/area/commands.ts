import { platformPeopleCalls, schoolPeopleCalls, type PersonRow } from '@bookgrove/api-client';
import type { CommandItem, CommandSource } from '../../../app/area.ts';
import { fullName, roleName } from '../model.ts';
import { adminUsers, platformUserProfile } from './addresses.ts';

const FOUND = 5;

const itemOf = (person: PersonRow, to: string, about: string): CommandItem => ({
  label: fullName(person),
  help: [roleName(person.role), about].filter(Boolean).join(' · '),
  to: `${to}/${person.id}`,
  icon: 'person',
});

export const commands: CommandSource[] = [
  {
    order: 10,
    title: 'People',
    shownTo: ({ role }) => role === 'school_admin',
    find: async (search, dispatch) => {
      const { results } = await dispatch(
        schoolPeopleCalls.endpoints.listSchoolPeople.initiate({ search, limit: FOUND }, { subscribe: false }),
      ).unwrap();
      return results.map((one) => itemOf(one, adminUsers, one.classes.map(({ name }) => name).join(', ')));
    },
  },
  {
    order: 10,
    title: 'People',
    shownTo: ({ is_staff }) => is_staff,
    find: async (search, dispatch) => {
      const { results } = await dispatch(
        platformPeopleCalls.endpoints.listUsers.initiate({ search, limit: FOUND }, { subscribe: false }),
      ).unwrap();
      return results.map((one) => itemOf(one, platformUserProfile, one.school.name));
    },
  },
];
