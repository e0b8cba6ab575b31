import { spawn } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { limitProcessor } from './processor-limit.ts';

const busy = 'for (;;);';
const idle = 'setInterval(() => undefined, 1_000)';

/** Starts a program and tells after how many seconds the limit stopped it. */
async function stoppedAfter(program: string, seconds: number): Promise<number> {
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  const begun = performance.now();
  await new Promise<void>((exceeded) => limitProcessor(child.pid!, seconds, exceeded));
  child.kill('SIGKILL');
  return (performance.now() - begun) / 1_000;
}

describe('limitProcessor', () => {
  it('stops a process that computes', async () => {
    expect(await stoppedAfter(busy, 0.5)).toBeGreaterThan(0.5);
  });

  (process.platform === 'linux' ? it : it.skip)('lets a process wait five times as long', async () => {
    expect(await stoppedAfter(idle, 0.5)).toBeGreaterThan(2.5);
  });

  it('reports nothing after its end', async () => {
    const child = spawn(process.execPath, ['-e', busy], { stdio: 'ignore' });
    let reports = 0;
    const end = limitProcessor(child.pid!, 0.05, () => (reports += 1));
    end();
    await stoppedAfter(busy, 0.1);
    child.kill('SIGKILL');
    expect(reports).toBe(0);
  });
});
