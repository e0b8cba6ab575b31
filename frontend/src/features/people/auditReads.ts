/**
 * What staff read while they viewed as somebody, as English texts for `t`: by the beginning of the address that their
 * browser asked for. The first match counts.
 */
const READS: readonly (readonly [start: string, what: string])[] = [
  ['user/profile', 'the profile'],
  ['avatars', 'pictures of people'],
  ['auth/sessions', 'the devices'],
  ['account/security', 'the security of the account'],
  ['dashboard', 'the dashboard'],
  ['family', 'the children of the family'],
  ['reading-lists', 'the reading lists'],
  ['reading', 'what was read'],
  ['my-words', 'the saved words'],
  ['words', 'the dictionary'],
  ['stories', 'the stories'],
  ['story-desk', 'the stories to read'],
  ['anthologies', 'the anthologies'],
  ['class-notes', 'the notes of a class'],
  ['classes', 'the classes'],
  ['class-teachers', 'the teachers of a class'],
  ['students', 'the record of a student'],
  ['archived-students', 'the archived students'],
  ['book', 'the books'],
  ['category-tree', 'the books'],
  ['combined', 'the search'],
  ['libraries', 'the libraries'],
  ['inbox', 'the inbox'],
  ['dear-world', 'the letters of the Dear World Book'],
  ['design', 'the cover designs'],
  ['experiment', 'the experiments'],
  ['film', 'the films'],
  ['resource', 'the material for lessons'],
  ['my-resources', 'the material for lessons'],
  ['leaders', 'the leadership programme'],
  ['invitations', 'the invitations'],
  ['roster-imports', 'the imports of students'],
  ['data-requests', 'the requests about personal data'],
  ['school-', 'the settings of the school'],
  ['modes', 'the settings of the school'],
];

/** What the reading of an API address shows, as an English text for `t`; never the address itself. */
export function readText(address: string): string {
  const path = address.replace(/^\/?api\//, '');
  return READS.find(([start]) => path.startsWith(start))?.[1] ?? 'another page';
}
