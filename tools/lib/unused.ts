import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative, resolve } from 'node:path';

/** Exports and imports of one file. Parsed as text: Prettier puts each statement at the start of a line. */
interface Source {
  /** Names that other files can import. */
  exports: string[];
  /** Imported names by module address; `*` stands for all. */
  imports: { from: string; names: string[] }[];
  /** Exported names that the file uses itself. */
  ownUse: Set<string>;
  /** Exported classes. */
  classes: Set<string>;
}

const parts = (list: string): string[][] =>
  list
    .split(',')
    .map((part) => part.replace(/^\s*type /, '').trim())
    .filter(Boolean)
    .map((part) => part.split(/\s+as\s+/));
const DECLARATION =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|class|const enum|const|let|interface|type|enum) ([\w$]+)/gm;
const CLASS = /^export (?:default )?(?:abstract )?class ([\w$]+)/gm;
const LIST = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?;/gm;
const STAR = /^export (?:type )?\*(?: as [\w$]+)? from '([^']+)';/gm;
const IMPORT = /^import (?:type )?([^'"]*?) from ['"]([^'"]+)['"]/gm;
/** Side effects, `import('…')`, `require('…')`, `import.meta.resolve('…')`, in types too. */
const WHOLE = /(?:^import |\bimport\(\s*|\brequire\(\s*|\bresolve\(\s*|\bnew URL\(\s*)['"`]([^'"`]+)['"`]/gm;

export function readSource(text: string): Source {
  const exports = [...text.matchAll(DECLARATION)].map(([, name]) => name!);
  const imports: Source['imports'] = [];
  for (const [, list, from] of text.matchAll(LIST)) {
    exports.push(...parts(list!).map((names) => names.at(-1)!));
    if (from) imports.push({ from, names: parts(list!).map(([name]) => name!) });
  }
  for (const [, from] of text.matchAll(STAR)) imports.push({ from: from!, names: ['*'] });
  for (const [, clause, from] of text.matchAll(IMPORT)) {
    const list = /\{([^}]*)\}/.exec(clause!)?.[1] ?? '';
    imports.push({
      from: from!,
      names: /\* as /.test(clause!) ? ['*'] : parts(list).map(([name]) => name!),
    });
  }
  for (const [, from] of text.matchAll(WHOLE)) imports.push({ from: from!, names: ['*'] });
  // Comments do not count as use; an address in a string (`https://…`) is no comment.
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const ownUse = new Set(
    exports.filter(
      (name) => code.split(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)).length > 2,
    ),
  );
  const classes = new Set([...text.matchAll(CLASS)].map(([, name]) => name!));
  return { exports, imports, ownUse, classes };
}

/** What to search, as paths from the root of the project. */
export interface Scope {
  /** Folders and files whose exports and packages must be used. */
  checked: readonly string[];
  /** Further folders and files that may use them. */
  users: readonly string[];
  /** Files that are started, not imported. */
  entries: RegExp;
  /** Packages that are used without an import, with the reason. */
  packages: Readonly<Record<string, string>>;
}

const SKIPPED = /(^|\/)(node_modules|dist(-[a-z]+)?|generated|planted)(\/|$)/;
const SOURCE = /\.([mc]?[jt]s|tsx|css)$/;

const ONLY_ITS_FILE = 'only this file uses: leave out the word export (--fix does it)';

/** Removes the word `export` where `findUnused` says so; returns the other sentences. */
export function removeNeedlessExports(root: string, sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => {
    const [, path, name] = /^(\S+) exports (\S+), which only this file uses/.exec(sentence) ?? [];
    if (!path) return true;
    const text = readFileSync(join(root, path), 'utf8');
    const changed = text.replace(DECLARATION, (declaration, declared) =>
      declared === name ? declaration.replace('export ', '') : declaration,
    );
    writeFileSync(join(root, path), changed);
    return changed === text;
  });
}

/**
 * Exports that nothing or only their own file uses, files that nothing imports, and packages that nothing uses, as
 * sentences.
 * @param root folder of the project
 */
export function findUnused(root: string, { checked, users, entries, packages }: Scope): string[] {
  const filesIn = (place: string): string[] =>
    !existsSync(join(root, place))
      ? []
      : statSync(join(root, place)).isFile()
        ? [place]
        : readdirSync(join(root, place), { withFileTypes: true }).flatMap((entry) =>
            SKIPPED.test(`${place}/${entry.name}`)
              ? []
              : entry.isDirectory()
                ? filesIn(`${place}/${entry.name}`)
                : SOURCE.test(entry.name)
                  ? [`${place}/${entry.name}`]
                  : [],
          );
  const paths = [...new Set([...checked, ...users].flatMap(filesIn))];
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const sources = new Map([...texts].map(([path, text]) => [path, readSource(text)]));
  const own = ownPackages(root);
  /** Names that other files import, by file. */
  const used = new Map<string, Set<string>>();
  const external = new Set<string>();
  for (const [path, { imports }] of sources)
    for (const { from, names } of imports) {
      const target = from.startsWith('.')
        ? relative(root, resolve(root, path, '..', from.split('?')[0]!))
        : own.get(from);
      if (target === undefined) external.add(packageOf(from));
      else used.set(target, new Set([...(used.get(target) ?? []), ...names]));
    }
  const published = new Set(own.values());
  const found: string[] = [];
  for (const [path, { exports, ownUse, classes }] of sources) {
    if (!checked.some((place) => path === place || path.startsWith(`${place}/`))) continue;
    const wanted = used.get(path);
    if (!wanted && !entries.test(path)) found.push(`${path} is imported by nothing`);
    else if (wanted && !wanted.has('*'))
      for (const name of exports)
        // The API document is generated from exported classes, also of those that only their own file names.
        if (
          !wanted.has(name) &&
          !(ownUse.has(name) && classes.has(name)) &&
          !reExported(path, name, sources, published, root)
        )
          found.push(`${path} exports ${name}, which ${ownUse.has(name) ? ONLY_ITS_FILE : 'nothing uses'}`);
  }
  /**
   * Packages of fonts and the like are named in strings and style sheets; an unscoped name could be any word.
   */
  const names = (name: string): boolean =>
    name.startsWith('@') && [...texts.values()].some((text) => text.includes(`${name}/`));
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const typed = /^@types\/(.*)$/.exec(name)?.[1]?.replace('__', '/');
    if (!external.has(name) && !(typed && external.has(typed)) && !(name in packages) && !names(name))
      found.push(`package.json lists ${name}, which nothing imports`);
  }
  for (const name of Object.keys(packages))
    if (!(name in dependencies) && !(name in devDependencies))
      found.push(`tools/unused.ts names ${name}, which package.json does not list`);
  return found;
}

/** Whether a public file re-exports the name by `export *`. */
function reExported(
  path: string,
  name: string,
  sources: Map<string, Source>,
  published: Set<string>,
  root: string,
): boolean {
  for (const [other, { imports }] of sources)
    if (published.has(other))
      for (const { from, names } of imports)
        if (names.includes(name) && relative(root, resolve(root, other, '..', from)) === path) return true;
  return false;
}

const packageOf = (address: string): string =>
  builtinModules.includes(address) ? 'node' : address.split('/', address.startsWith('@') ? 2 : 1).join('/');

/** The project's own packages: source files by import address. */
function ownPackages(root: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of readdirSync(join(root, 'libs'))) {
    const file = join(root, 'libs', folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, exports } = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string;
      exports: Record<string, { source?: string }>;
    };
    for (const [at, { source }] of Object.entries(exports))
      if (source) found.set(`${name}${at.slice(1)}`, join('libs', folder, source));
  }
  return found;
}
