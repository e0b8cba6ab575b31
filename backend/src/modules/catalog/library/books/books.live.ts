import { liveTopic } from '../../../../platform/live/live-topics.ts';

/** The books of a school, their files, cases and reports, for those who manage them. The subjects are ids of books. */
export const BOOKS_TOPIC = liveTopic('books', { permission: 'book.manage', overseen: true });
