/** A time as a field of the type `datetime-local` has it: `2026-09-01T15:00`, by the clock of the device. */
export const localTime = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
