import { budget } from '../http/budgets.ts';

/** Files that one person uploads. */
export const UPLOAD_BUDGET = budget('upload', { points: 300, duration: 3_600 });

/** Files that one student uploads. */
export const STUDENT_UPLOAD_BUDGET = budget('student-upload', { points: 20, duration: 3_600 });

/**
 * Processor time, in milliseconds, that the checks of one person's files take in the sandbox. An ordinary book takes
 * half a second; a file that was made to be slow takes up to a minute.
 */
export const PROCESSOR_BUDGET = budget('upload-processor', { points: 600_000, duration: 3_600 });

/** Parts of large files that one person uploads: about eight gigabytes in an hour. */
export const UPLOAD_PART_BUDGET = budget('upload-part', { points: 2_000, duration: 3_600 });
