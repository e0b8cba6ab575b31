import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, LoadRequest, RunRequest } from './worker.ts';

/** One process that runs specs. Started on demand, and ended when it does not answer in time. */
export class SpecProcess {
  private child: ChildProcess | null = null;

  private readonly env: NodeJS.ProcessEnv;

  /** `env` is added to this process's own environment. */
  constructor(env: NodeJS.ProcessEnv) {
    this.env = env;
  }

  /** Whether the process that loaded the code is still running. */
  get alive(): boolean {
    return this.child !== null;
  }

  /**
   * The answer, or null when none came within `limit` milliseconds or the process ended; the process is
   * stopped then.
   */
  async request<Type extends Answer['type']>(
    request: LoadRequest | RunRequest,
    limit: number,
  ): Promise<Extract<Answer, { type: Type }> | null> {
    const child = (this.child ??= await this.start());
    return new Promise((resolve) => {
      const done = (answer: Answer | null): void => {
        clearTimeout(timer);
        child.removeAllListeners('message');
        child.removeAllListeners('exit');
        if (!answer) this.stop();
        resolve(answer as Extract<Answer, { type: Type }> | null);
      };
      const timer = setTimeout(() => done(null), limit);
      child.once('exit', () => done(null));
      child.once('message', (answer) => done(answer as Answer));
      child.send(request);
    });
  }

  stop(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  private start(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'worker.ts'), {
      execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning', '--max-old-space-size=3000'],
      env: { ...process.env, NODE_ENV: 'test', ...this.env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('exit', (code) =>
        reject(new Error(`The process for specs ended with ${code} at its start.`)),
      );
    });
  }
}
