import type { DetailToApprove } from '@bookgrove/contract';
import type { ModerationFinding } from './api.ts';

/** The missing detail that a finding names; the server approves a book without it only if it is named. */
const DETAIL: Partial<Record<string, DetailToApprove>> = {
  RIGHTS_MISSING: 'rights',
  LANGUAGE_UNKNOWN: 'language',
  AGE_MISSING: 'age',
};

/** Findings that are named before a book is approved: those that block it, and an unknown language. */
export const findingsToConfirm = (findings: readonly ModerationFinding[]): ModerationFinding[] =>
  findings.filter(({ code, tone }) => tone === 'stop' || code in DETAIL);

/** The details that a person confirms as missing when they approve a book with these findings. */
export const detailsOf = (findings: readonly ModerationFinding[]): DetailToApprove[] =>
  findings.flatMap(({ code }) => DETAIL[code] ?? []);
