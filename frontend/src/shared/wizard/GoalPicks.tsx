import { goalName } from '../../features/library/facetWords.ts';
import { t } from '../../i18n/index.ts';
import { Picks } from './Picks.tsx';

/** The goals of the United Nations that something is about, folded away until somebody wants them. */
export function GoalPicks({ chosen, onChange }: { chosen: number[]; onChange: (goals: number[]) => void }) {
  return (
    <details>
      <summary>{t('Goals of the United Nations')}</summary>
      <Picks
        title={t('Goals')}
        options={Array.from({ length: 17 }, (_, goal) => [String(goal + 1), goalName(goal + 1)] as const)}
        chosen={chosen.map(String)}
        onChange={(goals) => onChange(goals.map(Number))}
      />
    </details>
  );
}
