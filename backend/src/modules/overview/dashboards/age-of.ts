/** Seconds since a moment; 0 without one. */
export const ageOf = (then: Date | null, now: Date): number =>
  then ? Math.max(0, Math.round((now.getTime() - then.getTime()) / 1000)) : 0;
