/** Whether a year is over, by UTC. */
export const yearIsOver = (year: number, now: Date): boolean => year < now.getUTCFullYear();

/** The year whose statements are sent now: in January those of the year before; null in other months. */
export const yearToSend = (now: Date): number | null =>
  now.getUTCMonth() === 0 ? now.getUTCFullYear() - 1 : null;
