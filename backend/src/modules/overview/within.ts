/** Maximum wait for one part of the system, in milliseconds; after it the screen is shown without that part. */
const PATIENCE_MS = 3_000;

/** The answer of a part of the system; null when it fails or takes longer than three seconds. */
export function within<T>(work: Promise<T>): Promise<T | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
  return Promise.race([work.catch(() => null), tooLate]);
}
