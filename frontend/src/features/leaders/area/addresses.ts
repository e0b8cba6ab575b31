export const platformSuperpowerTeachers = '/admin-panel/superpower-teacher';
export const platformSuperpowerParents = '/admin-panel/superpower-parent';
export const superpower = '/superpower';
export const leaderBadge = '/leader-badge/:code';

/** Path of a leader’s badge. */
export const badgePath = (code: string): string => `/leader-badge/${encodeURIComponent(code)}`;
