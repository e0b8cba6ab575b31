/**
 * A named point at which a fault test kills the process without warning: `CRASH_AT=relay.added`.
 * Does nothing unless the variable names it.
 */
export function crashPoint(name: string): void {
  if (process.env['CRASH_AT'] === name) process.kill(process.pid, 'SIGKILL');
}
