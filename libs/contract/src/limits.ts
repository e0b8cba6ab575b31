/** Size of each part but the last of a file that is uploaded in parts, in bytes. */
export const UPLOAD_PART_BYTES = 4 * 1024 * 1024;

/** How much of a film somebody must have played to have watched it, in percent. */
export const FILM_WATCHED_PERCENT = 80;

/** Limits that both sides enforce. Sizes in bytes, times in milliseconds. */
export const LIMITS = {
  textMax: 255,
  passwordMin: 8,
  pageDefault: 20,
  pageMax: 100,
  /** Largest accepted book file. */
  uploadBytes: 50 * 1024 * 1024,
  /** Maximum number of books in one upload. */
  uploadsAtOnce: 20,
  studentSearchDebounce: 500,
  confetti: 2_000,
  loginRedirectDelay: 500,
  stateSaveThrottle: 1000,
} as const;
