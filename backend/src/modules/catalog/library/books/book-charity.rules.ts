/** A charity and a project by id or slug; null or empty names none, absent leaves it as it is. */
export interface NamedBeneficiary {
  charity?: string | null | undefined;
  project?: string | null | undefined;
}

const REASONS: Readonly<Record<string, string>> = {
  not_verified: 'This charity is not verified yet.',
  suspended: 'Giving to this charity is suspended.',
  archived: 'This charity takes no gifts any more.',
  not_fundraising: 'This project does not collect money now.',
  paused: 'This project is paused.',
  goal_reached: 'This project has reached its goal.',
  ended: 'This project has ended.',
};

/**
 * Why a charity or project cannot be chosen for a book, and what to do.
 * @param found null when this school sees no such charity or project
 */
export const refusalText = (field: 'charity' | 'project', found: { reason: string | null } | null): string =>
  found?.reason
    ? `${REASONS[found.reason] ?? 'It takes no gifts now.'} Choose another one.`
    : field === 'charity'
      ? 'There is no such charity at this school. Choose one from the list of charities.'
      : 'There is no such project of this charity. Choose one from the list of projects.';

/** Whether sales are no longer for a project: its part goes to the charity as a whole. */
export const isOverForSales = (status: string): boolean => ['completed', 'cancelled'].includes(status);
