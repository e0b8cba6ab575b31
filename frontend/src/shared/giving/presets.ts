import type { MoneyAmount } from '../../api/types.ts';
import type { ProjectView } from './projectsApi.ts';

/** What amounts of a project do, as amounts that are offered: at most four. */
export const presetsOf = ({
  outcome_units: units,
  goal: { currency },
}: Pick<ProjectView, 'outcome_units' | 'goal'>): { value: MoneyAmount; text: string }[] =>
  units.slice(0, 4).map(({ label, cost }) => ({ value: { amount: cost, currency }, text: label }));
