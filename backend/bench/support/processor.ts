import { readFileSync } from 'node:fs';
import type { Server, World } from './world.ts';

/** Milliseconds of one clock tick of Linux. */
const TICK_MS = 10;

/** Processor time of one process so far; 0 when it has ended, or where there is no /proc. */
function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** Processor time so far of a server and of its connections in the database, in milliseconds. */
export async function processorTime(
  world: World,
  server: Server,
): Promise<{ server: number; database: number }> {
  const { rows } = await world.sql(
    `select pid from pg_stat_activity where datname = current_database() and usename = 'bookgrove_app'`,
  );
  return {
    server: processorMs(server.pid),
    database: (rows as { pid: number }[]).reduce((sum, { pid }) => sum + processorMs(pid), 0),
  };
}

/** Memory of a process that is in RAM, in MB. */
export function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb) / 1_024);
}
