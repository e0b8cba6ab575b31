import { describe, expect, it } from '@jest/globals';
import {
  mayChangeList,
  mayFollowList,
  mayReadList,
  type ListViewer,
  type ListFacts,
} from './list-access.rules.ts';

const requester = (change: Partial<ListViewer>): ListViewer => ({
  userId: 'me',
  role: 'student',
  leads: false,
  taught: [],
  attended: [],
  groups: [],
  ...change,
});
const list = (change: Partial<ListFacts>): ListFacts => ({
  audience: 'draft',
  class_id: null,
  group_id: null,
  student_id: null,
  created_by: 'maker',
  ...change,
});
const lists = {
  draft: list({}),
  class: list({ audience: 'class', class_id: 'beech' }),
  group: list({ audience: 'group', class_id: 'beech', group_id: 'robins' }),
  child: list({ audience: 'child', class_id: 'beech', student_id: 'me' }),
  school: list({ audience: 'school' }),
};
const viewers = {
  child: requester({ attended: ['beech'] }),
  robin: requester({ userId: 'robin', attended: ['beech'], groups: ['robins'] }),
  stranger: requester({ userId: 'stranger', attended: ['larch'] }),
  teacher: requester({ role: 'teacher', taught: ['beech'] }),
  maker: requester({ role: 'teacher', userId: 'maker' }),
  colleague: requester({ userId: 'colleague', role: 'teacher', taught: ['larch'] }),
  parent: requester({ userId: 'parent', role: 'parent' }),
  head: requester({ role: 'school_admin', leads: true }),
};
const of = (rule: (requester: ListViewer, list: ListFacts) => boolean) =>
  Object.fromEntries(
    Object.entries(viewers).map(([name, who]) => [
      name,
      Object.entries(lists)
        .flatMap(([what, facts]) => (rule(who, facts) ? [what] : []))
        .join(' '),
    ]),
  );

describe('reading lists', () => {
  it('are visible to those for whom they are meant, and to those who manage them', () => {
    expect(of(mayReadList)).toEqual({
      child: 'class child school',
      robin: 'class group school',
      stranger: 'school',
      teacher: 'class group child school',
      maker: 'draft class group child school',
      colleague: 'school',
      parent: 'school',
      head: 'draft class group child school',
    });
  });
  it('can be changed by their author, the class’s teachers and the head', () => {
    expect(of(mayChangeList)).toEqual({
      child: '',
      robin: '',
      stranger: '',
      teacher: 'class group child',
      maker: 'draft class group child school',
      colleague: '',
      parent: '',
      head: 'draft class group child school',
    });
  });
  it('show who read what to the current teachers of the class', () => {
    expect(of(mayFollowList)).toEqual({
      child: '',
      robin: '',
      stranger: '',
      teacher: 'class group child',
      maker: '',
      colleague: '',
      parent: '',
      head: 'class group child',
    });
  });
});
