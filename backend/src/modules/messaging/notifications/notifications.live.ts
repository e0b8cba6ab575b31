import { personalLiveTopic } from '../../../platform/live/live-topics.ts';

/** The notifications of a person: the subjects are ids of people, each of whom is told only that theirs changed. */
export const NOTIFICATIONS_TOPIC = personalLiveTopic('notifications');
