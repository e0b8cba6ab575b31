import { t } from '../../i18n/index.ts';
import type { SplitPart } from '../../ui/SplitBar.tsx';
import type { ProjectListItem, ProjectView } from '../../shared/giving/projectsApi.ts';

/** Whether what the project was for has its money, or is done. */
export const isFinished = (status: ProjectListItem['status']): boolean =>
  status === 'funded' || status === 'delivering' || status === 'completed';

/** Where the project is, in a few words. */
export function timeText({ status, days_left: left }: Pick<ProjectListItem, 'status' | 'days_left'>): string {
  switch (status) {
    case 'funded':
      return t('All together');
    case 'delivering':
      return t('Being built');
    case 'completed':
      return t('Finished');
    case 'paused':
      return t('Paused');
    case 'cancelled':
      return t('Cancelled');
    default: {
      if (left === null) return '';
      return t('{count, plural, =0 {Last day} one {# day to go} other {# days to go}}', { count: left });
    }
  }
}

/** What happens with money beyond the goal. */
export const overflowText = (overflow: ProjectView['overflow']): string =>
  ({
    stop: t('When the goal is reached, no more gifts are taken.'),
    continue: t('What comes in beyond the goal is used for the same thing: more of it.'),
    redirect: t('What comes in beyond the goal goes to the next project of the charity.'),
  })[overflow];

const TONES = ['making', 'school', 'charity', 'fees'] as const;

/** The lines of the budget as parts of a bar; the fourth and later lines share a colour. */
export const budgetParts = (budget: ProjectView['budget'], currency: string): SplitPart[] =>
  budget.map(({ label, note, amount }, index) => ({
    tone: TONES[Math.min(index, TONES.length - 1)]!,
    name: label,
    ...(note && { note }),
    value: { amount, currency },
  }));

/** The sum of the lines of a budget, in minor units. */
export const budgetSum = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
