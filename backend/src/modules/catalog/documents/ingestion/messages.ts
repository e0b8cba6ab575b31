import type { IngestionLimits } from './limits.ts';
import type { InspectionProgress, InspectionResult } from './types.ts';

/** The one message to the child process. */
export interface ChildRequest {
  file: string;
  name: string;
  outDir: string;
  limits: IngestionLimits;
}

/**
 * Messages of the child process: any number of progress messages, then one result, or an error that is not caused by
 * the book.
 */
export type ChildMessage =
  | { type: 'progress'; progress: InspectionProgress }
  | { type: 'result'; result: InspectionResult; processorMs: number }
  | { type: 'fault'; message: string; code: string; processorMs: number };
