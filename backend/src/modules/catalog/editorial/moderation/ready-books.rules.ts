import type { BookStage } from '@bookgrove/contract';
import type { CardFinding } from './moderation.rules.ts';

/** Why a book is not published together with the others that are ready. */
type NotReadyReason = 'stage' | 'reports' | 'findings';

interface ReadyBookDetails {
  stage: BookStage;
  reports: number;
  findings: readonly CardFinding[];
}

/**
 * Why a book is not published together with others; null if nothing prevents it. For one book a person decides about
 * the findings; for many nobody reviews each of them, so only books whose card says “All clear” are published.
 */
export function notReadyReason({ stage, reports, findings }: ReadyBookDetails): NotReadyReason | null {
  if (stage !== 'ready') return 'stage';
  if (reports > 0) return 'reports';
  return findings.some(({ tone }) => tone !== 'note') ? 'findings' : null;
}
