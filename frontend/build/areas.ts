import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What a feature may declare in its folder `area/` (`src/app/area.ts` says what each file is for). */
const LISTS = {
  entry: { exported: 'entryRoutes', type: 'FramedRoutes' },
  visitor: { exported: 'visitorRoutes', type: 'FramedRoutes' },
  member: { exported: 'memberRoutes', type: 'RouteObject[]' },
  work: { exported: 'workRoutes', type: 'WorkRoutes' },
  header: { exported: 'header', type: 'HeaderItem[]' },
  menu: { exported: 'menu', type: 'AreaMenu' },
  account: { exported: 'accountLinks', type: 'AreaAccount' },
  footer: { exported: 'footerLinks', type: 'AreaFooter' },
  search: { exported: 'searchKinds', type: 'SearchKind[]' },
  tasks: { exported: 'tasks', type: 'AreaTasks' },
  setup: { exported: 'setup', type: 'AreaSetup' },
  audit: { exported: 'audit', type: 'AreaAudit' },
  commands: { exported: 'commands', type: 'CommandSource[]' },
  sideLinks: { exported: 'sideLinks', type: 'AreaSideLinks' },
  screens: { exported: 'screens', type: 'Screen[]' },
} as const;
const FILES = [...Object.keys(LISTS), 'addresses', 'area'].map((name) => `${name}.ts`);
const ROUTES = ['entry', 'visitor', 'member', 'work'] as const;

const NOTE = '// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.\n';
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** One pattern that matches the first segments of addresses. */
const startsWith = (parts: string[]): string => `/^\\/(${[...new Set(parts)].sort().join('|')})(\\/|$)/`;

/**
 * Collects what the features below a folder declare.
 * @param features the folder of the features
 * @returns the text of each file of `src/app/areas`, by its name
 * @throws Error when a file in an `area/` has an unknown name, or a declaration is missing: addresses or
 * screens for the tests of a feature that has routes, or the first segments of its table addresses
 */
export async function collectAreas(features: string): Promise<Record<string, string>> {
  const faults: string[] = [];
  const areas = readdirSync(features)
    .sort()
    .filter((name) => existsSync(join(features, name, 'area')))
    .map((name) => ({ name, files: readdirSync(join(features, name, 'area')) }));
  const parts: Record<'member' | 'work', string[]> = { member: [], work: ['admin', 'admin-panel'] };
  const sections = new Set<string>();
  for (const { name, files } of areas) {
    const has = (file: string): boolean => files.includes(`${file}.ts`);
    for (const file of files)
      if (!FILES.includes(file)) faults.push(`${name}/area/${file} is not collected by anything`);
    const declared = has('area')
      ? (
          (await import(pathToFileURL(join(features, name, 'area/area.ts')).href)) as {
            area: { member?: string[]; work?: string[]; sections?: string[] };
          }
        ).area
      : {};
    parts.member.push(...(declared.member ?? []));
    parts.work.push(...(declared.work ?? []));
    for (const section of declared.sections ?? []) sections.add(section);
    if (!ROUTES.some(has)) continue;
    for (const needed of ['addresses', 'screens'])
      if (!has(needed)) faults.push(`${name}/area has routes and no ${needed}.ts`);
    if (has('member') && !declared.member?.length)
      faults.push(`${name}/area/area.ts does not say how the addresses in member.ts begin (member)`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const withFile = (file: string) => areas.filter(({ files }) => files.includes(`${file}.ts`));
  const written: Record<string, string> = {
    'addresses.generated.ts':
      NOTE +
      withFile('addresses')
        .map(({ name }) => `export * from '../../features/${name}/area/addresses.ts';\n`)
        .join(''),
    'tables.generated.ts': `${NOTE}import type { OptionalSection } from '../area.ts';

/** Beginnings of the addresses in the table of who has signed in, and in that of work. */
export const MEMBERS =
  ${startsWith(parts.member)};
export const WORK =
  ${startsWith(parts.work)};
/** Sections of the main menu that an area declares. */
export const SECTIONS: OptionalSection[] = [${[...sections]
      .sort()
      .map((name) => `'${name}'`)
      .join(', ')}];
`,
  };
  for (const [file, { exported, type }] of Object.entries(LISTS)) {
    const from = withFile(file);
    const typeFrom =
      type === 'RouteObject[]'
        ? "import type { RouteObject } from 'react-router-dom';\n"
        : `import type { ${type.replace('[]', '')} } from '../area.ts';\n`;
    written[`${file}.generated.ts`] =
      NOTE +
      typeFrom +
      from
        .map(
          ({ name }) =>
            `import { ${exported} as ${camel(name)} } from '../../features/${name}/area/${file}.ts';\n`,
        )
        .join('') +
      `\nexport const ${camel(`all-${file}`)}: ${type}[] = [\n${from.map(({ name }) => `  ${camel(name)},\n`).join('')}];\n`;
  }
  return written;
}

const source = join(import.meta.dirname, '../src');
const target = join(source, 'app/areas');

/** Files in `src/app/areas` that differ from what the features declare. */
export async function staleAreas(): Promise<string[]> {
  const now = await collectAreas(join(source, 'features'));
  return Object.entries(now)
    .filter(([name, text]) => {
      const file = join(target, name);
      // Line breaks are ignored: the formatter sets them.
      const flat = (code: string): string => code.replace(/,?\s+/g, '');
      return !existsSync(file) || flat(readFileSync(file, 'utf8')) !== flat(text);
    })
    .map(([name]) => name);
}

/** Fails the build when a declaration is missing or has not been collected. */
export function declaredAreas(): Plugin {
  return {
    name: 'declared-areas',
    apply: 'build',
    async buildStart() {
      const stale = await staleAreas();
      if (stale.length > 0)
        this.error(`src/app/areas is stale (${stale.join(', ')}): run node frontend/build/areas.ts.`);
    },
  };
}

if (process.argv[1] === import.meta.filename)
  for (const [name, text] of Object.entries(await collectAreas(join(source, 'features'))))
    writeFileSync(join(target, name), text);
