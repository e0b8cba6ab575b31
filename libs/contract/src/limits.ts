/** Bytes of each part of a file that is sent in parts, but the last. */
export const UPLOAD_PART_BYTES = 4 * 1024 * 1024;

/** Limits that both sides enforce. Sizes in bytes, times in milliseconds. */
export const LIMITS = {
  textMax: 255,
  passwordMin: 8,
  pageDefault: 20,
  pageMax: 100,
  /** Largest book file that is taken in. */
  uploadBytes: 50 * 1024 * 1024,
  /** Books sent in one go by the upload screen. */
  uploadsAtOnce: 20,
  studentSearchDebounce: 500,
  confetti: 2_000,
  loginRedirectDelay: 500,
  stateSaveThrottle: 1000,
} as const;
