import type { IngestionLimits } from './limits.ts';
import type { InspectionProgress, InspectionResult } from './types.ts';

/** The one message to the child process. */
export interface ChildRequest {
  file: string;
  name: string;
  outDir: string;
  limits: IngestionLimits;
}

/** What the child says: progress any number of times, then one result, or a fault that is not the book's. */
export type ChildMessage =
  | { type: 'progress'; progress: InspectionProgress }
  | { type: 'result'; result: InspectionResult }
  | { type: 'fault'; message: string; code: string };
