// Entry point of `npm start`, `npm test` and the like. Runs on the installed Node (20.19 or newer), installs
// what is missing, and then runs the task on the Node of the project.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [task = 'start', ...rest] = process.argv.slice(2);
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Bookgrove needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

const stamp = join(root, 'node_modules', '.installed');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const bundled = join(root, 'node_modules', 'node', 'bin', 'node');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted || !existsSync(bundled)) {
  console.log('Installing packages; this takes a minute or two, once.');
  const install = (...args) =>
    spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status === 0;
  // A lock file made on another platform may lack this one's optional packages: then npm resolves them
  // itself.
  if (!install('ci') && !install('install', '--no-save')) {
    console.error(
      'The packages could not be installed. Is the npm registry reachable, and is there room on the disk?',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

const child = spawn(
  bundled,
  [
    '--conditions=source',
    '--disable-warning=ExperimentalWarning',
    join(root, 'tools', `${task}.ts`),
    ...rest,
  ],
  {
    cwd: root,
    // A separate session: Ctrl-C then reaches this process alone, and the task stops its parts in the right
    // order.
    detached: process.platform !== 'win32',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: [
        join(root, 'node_modules', 'node', 'bin'),
        join(root, 'node_modules', '.bin'),
        process.env.PATH,
      ].join(delimiter),
      NX_DAEMON: 'false',
      CHECKPOINT_DISABLE: '1',
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, // `prisma generate` only needs the file to exist
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
