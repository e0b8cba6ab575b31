/** Who a live lesson is for: a class, the students of the school, its adults, or everybody (a webinar). */
export const LIVE_AUDIENCES = ['class', 'school', 'adults', 'webinar'] as const;
export type LiveAudience = (typeof LIVE_AUDIENCES)[number];

/** How often a live lesson is held. */
export const LIVE_REPEATS = ['once', 'weekly', 'fortnightly'] as const;
export type LiveRepeat = (typeof LIVE_REPEATS)[number];

/** States of one time of a live lesson. */
export const LIVE_STATES = ['planned', 'open', 'ended', 'cancelled'] as const;
export type LiveState = (typeof LIVE_STATES)[number];

/** Services with rooms of their own, which a school can set up. */
export const LIVE_SERVICES = ['bigbluebutton', 'jitsi', 'livekit'] as const;
export type LiveService = (typeof LIVE_SERVICES)[number];

/** Where a live lesson is held. */
export const LIVE_ROOMS = ['built_in', ...LIVE_SERVICES, 'link'] as const;
export type LiveRoom = (typeof LIVE_ROOMS)[number];

/** What somebody can say with one tap. */
export const LIVE_ANSWERS = ['yes', 'no', 'slower', 'no_sound'] as const;
export type LiveAnswer = (typeof LIVE_ANSWERS)[number];

export const LIVE_LIMITS = {
  /** Times of one plan. */
  occurrences: 60,
  /** People in a built-in room. */
  people: 200,
  /** As many as the pages of a PDF that are drawn. */
  slides: 60,
  /** Characters of a slide. */
  slide: 2_000,
  /** Characters of what somebody writes in a room. */
  message: 500,
  /** Minutes before the start from which people may wait at the door. */
  doorMinutes: 15,
  /** Minutes before the start from which an adult of the school may open the room. */
  openMinutes: 60,
} as const;
