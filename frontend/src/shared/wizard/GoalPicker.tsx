import { goalName } from '../books/facetLabels.ts';
import { t } from '../../i18n/index.ts';
import { MultipleChoice } from './MultipleChoice.tsx';

/** The Sustainable Development Goals of a work, collapsed by default. */
export function GoalPicker({ chosen, onChange }: { chosen: number[]; onChange: (goals: number[]) => void }) {
  return (
    <details>
      <summary>{t('Goals of the United Nations')}</summary>
      <MultipleChoice
        title={t('Goals')}
        options={Array.from({ length: 17 }, (_, goal) => [String(goal + 1), goalName(goal + 1)] as const)}
        chosen={chosen.map(String)}
        onChange={(goals) => onChange(goals.map(Number))}
      />
    </details>
  );
}
