import { readFile } from 'node:fs/promises';

/** Ticks of a second in `/proc/PID/stat` (USER_HZ of the proc_pid_stat manual); 100 on every system that Node runs on. */
const TICKS = 100;
/** How much longer than its processor time a process may take: it waits for others on a busy machine. */
const WAIT = 5;

/**
 * Processor time that a process has used, in seconds; null where the system does not tell it (other than Linux) or
 * when the process has ended.
 */
async function processorSeconds(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program is in parentheses and may contain spaces; user and system time are fields 14 and 15.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return user === undefined || system === undefined ? null : (user + system) / TICKS;
}

/**
 * Watches a process and reports once when it has used its processor time, or when five times as long has passed.
 * Time that it waits for a busy machine is not its fault; where the processor time is unknown, the time that passed
 * counts.
 * @param seconds processor time
 * @returns ends the watch
 */
export function limitProcessor(pid: number, seconds: number, exceeded: () => void): () => void {
  const begun = performance.now();
  let isOver = false;
  const look = async (): Promise<void> => {
    const passed = (performance.now() - begun) / 1_000;
    const used = (await processorSeconds(pid)) ?? passed;
    if (isOver || (used <= seconds && passed <= seconds * WAIT)) return;
    end();
    exceeded();
  };
  const timer = setInterval(() => void look(), Math.min(1, seconds) * 1_000);
  const end = (): void => {
    isOver = true;
    clearInterval(timer);
  };
  return end;
}
