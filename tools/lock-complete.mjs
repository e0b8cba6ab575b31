// Some registries answer 404 for packages of other platforms; `npm install` then drops them from the lock
// file and `npm ci` refuses it. This adds a stub entry for each optional dependency that has none. Run it
// after every change of the lock file.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
  freebsd: 'freebsd',
  android: 'android',
  openharmony: 'openharmony',
  wasi: 'wasi',
  sunos: 'sunos',
  aix: 'aix',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  macos: 'darwin',
};
const chips = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32'];

const installed = (from, name) => {
  for (let path = from; ; path = path.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    if (lock.packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
    if (!path.includes('node_modules')) return Boolean(lock.packages[`node_modules/${name}`]);
  }
};

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (installed(path, name)) continue;
    const words = name.split(/[-/]/);
    const os = words.map((word) => systems[word]).find(Boolean) ?? 'wasi';
    const cpu =
      words.find((word) => chips.includes(word)) ??
      (words.some((word) => /^arm/.test(word)) ? 'arm' : 'wasm32');
    const version = /\d+\.\d+\.\d+[^\s|]*/.exec(range)?.[0] ?? '0.0.0';
    lock.packages[`${path ? `${path}/` : ''}node_modules/${name}`] = {
      version,
      optional: true,
      os: [os],
      cpu: [cpu],
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages of other platforms noted in package-lock.json`);
