export const live = '/live';
export const liveRoom = '/live-room/:timeId';
export const webinar = '/webinar/:slug';
export const livePlans = '/plan-live';
export const livePlan = '/plan-live/:planId';

/** The door and the room of one time. */
export const liveRoomPath = (id: string): string => `/live-room/${id}`;
/** The page of a webinar. */
export const webinarPath = (slug: string): string => `/webinar/${encodeURIComponent(slug)}`;
/** The plan of a lesson; `new`: a fresh one. */
export const livePlanPath = (id: string): string => `/plan-live/${id}`;
