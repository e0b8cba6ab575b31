/** The value of a picker of a charity and its project: the two ids with a colon between them; empty for none. */
export const beneficiaryText = (charity: string, project: string): string =>
  project ? `${charity}:${project}` : charity;

/** The ids of such a value; empty texts where nothing is chosen. */
export function beneficiaryOf(value: string): { charity: string; project: string } {
  const [charity = '', project = ''] = value.split(':');
  return { charity, project };
}

/** The same as the members of a request; null where nothing is chosen. */
export function beneficiaryMembers(value: string): { charity_id: string | null; project_id: string | null } {
  const { charity, project } = beneficiaryOf(value);
  return { charity_id: charity || null, project_id: project || null };
}
