import { liveTopic } from '../../../platform/live/live-topics.ts';

/** E-mails of every school, for the platform's team. The subjects are ids of e-mails. */
export const EMAILS_TOPIC = liveTopic('emails', { permission: 'email.monitor', overseen: true });
