import { spawn } from 'node:child_process';
import { join } from 'node:path';

const PROVIDER = join(import.meta.dirname, '../../../backend/test/support/oidc-process.ts');

/** A person that the provider knows. */
export interface ProviderPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
}

/** Starts a real OpenID provider, at which every browser is signed in as this person. */
export async function startProvider(
  redirect: string,
  person: ProviderPerson,
): Promise<{ issuer: string; stop: () => void }> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', PROVIDER, redirect, JSON.stringify(person)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  const issuer = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /issuer (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The provider did not start:\n${said}`)));
  });
  return { issuer, stop: () => void child.kill() };
}
