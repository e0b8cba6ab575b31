export const today = '/today';
export const givenWork = '/given-work';
export const helpBoard = '/help-board';
export const gradebook = '/gradebook';

/** The list of a child, for its guardian. */
export const todayOfChildPath = (child: string): string => `${today}?child=${child}`;

/** The dialog that gives a piece of work to a class. */
export const giveWorkPath = (kind: string, ref: string): string =>
  `${givenWork}?kind=${kind}&ref=${encodeURIComponent(ref)}`;
