import { budget } from '../../../platform/http/budgets.ts';

/** Places in webinars that are asked for from one IP address. */
export const WEBINAR_GUEST_BUDGET = budget('webinar-guest', { points: 30, duration: 3_600 });

/** Places asked for with one e-mail address, which gets a letter each time. */
export const WEBINAR_EMAIL_BUDGET = budget('webinar-email', { points: 10, duration: 3_600 });

/** What one person does in rooms. */
export const ROOM_ACT_BUDGET = budget('room-act', { points: 120, duration: 60 });

/** Addresses of calendars that were not known, from one IP address. */
export const CALENDAR_MISS_BUDGET = budget('calendar-miss', { points: 60, duration: 600 });
