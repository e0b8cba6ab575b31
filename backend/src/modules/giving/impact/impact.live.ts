import { liveTopic } from '../../../platform/live/live-topics.ts';

/** The counters of impact of a school. */
export const IMPACT_TOPIC = liveTopic('impact', { permission: 'book.read' });
