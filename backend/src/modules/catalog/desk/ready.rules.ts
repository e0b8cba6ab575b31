import type { BookStage } from '@bookgrove/contract';
import type { CardFinding } from './desk.rules.ts';

/** Why a book is left where it stands when everything that is ready is published. */
export type LeftWhy = 'stage' | 'reports' | 'findings';

export interface ReadyFacts {
  stage: BookStage;
  reports: number;
  findings: readonly CardFinding[];
}

/**
 * Why a book does not go to the readers together with others; null where nothing stands against it. Of one book a person
 * decides whatever was found; of many nobody looks at each, so that only those go whose card says “All clear”.
 */
export function leftWhy({ stage, reports, findings }: ReadyFacts): LeftWhy | null {
  if (stage !== 'ready') return 'stage';
  if (reports > 0) return 'reports';
  return findings.some(({ tone }) => tone !== 'note') ? 'findings' : null;
}
