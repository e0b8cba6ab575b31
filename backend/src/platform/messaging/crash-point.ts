/**
 * A named place where a fault test may kill the process, as a power cut would: `CRASH_AT=relay.added`.
 * Does nothing unless the variable names it.
 */
export function crashPoint(name: string): void {
  if (process.env['CRASH_AT'] === name) process.kill(process.pid, 'SIGKILL');
}
