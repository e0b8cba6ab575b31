/**
 * Repeats `check` until it no longer throws, for at most `patience` milliseconds; then throws its last error.
 * For effects of other processes or queues.
 */
export async function eventually<T>(check: () => Promise<T> | T, patience = 60_000): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }
}
