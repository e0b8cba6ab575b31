import { budget } from '../http/budgets.ts';

/** Live streams that one person opens; a page opens one, and another when it was interrupted. */
export const LIVE_STREAM_BUDGET = budget('live-stream', { points: 120, duration: 60 });
