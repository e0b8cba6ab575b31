import type { Findings } from './findings.ts';
import type { IngestionLimits } from './limits.ts';
import type { InspectionStep } from './types.ts';

/** What an inspection needs, inside the child process. */
export interface InspectionContext {
  /** The uploaded file. */
  file: string;
  /** Title of a book without one: the name of the upload without its extension. */
  name: string;
  outDir: string;
  limits: IngestionLimits;
  findings: Findings;
  /** `percentage` of the whole inspection, 0 to 100. */
  progress: (step: InspectionStep, percentage: number) => void;
}
