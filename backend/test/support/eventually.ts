/**
 * Asks until `check` no longer throws, at most `patience` milliseconds; then throws its last complaint. For what
 * another process or a queue does in its own time.
 */
export async function eventually<T>(check: () => Promise<T> | T, patience = 15_000): Promise<T> {
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
