import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_PAGES } from '../src/features/content/slugs.ts';

const further = 'app/routes/additional.routes.tsx';
/** The modules with which every screen of work begins. */
const work = [further, 'app/routes/work.routes.tsx', 'app/layouts/WorkLayout.tsx'];

/** Landing screens by the pattern of their addresses, and the first modules of each. The first match applies. */
const ARRIVALS: [path: string, ...modules: string[]][] = [
  ['^/(library)?$', 'features/library/pages/LandingPage.tsx'],
  ['^/library/(?!at-home$)[^/]+$', 'features/library/pages/BookPage.tsx'],
  ['^/library/[^/]+/read$', 'features/reader/pages/ReaderPage.tsx'],
  ['^/login$', further, 'features/auth/pages/LoginPage.tsx'],
  [
    '^/dashboard$',
    further,
    'features/dashboard/pages/DashboardShell.tsx',
    'features/dashboard/pages/DashboardPage.tsx',
  ],
  ['^/search$', further, 'features/search/pages/SearchPage.tsx'],
  ['^/admin/books$', ...work, 'features/admin-books/pages/BooksTablePage.tsx'],
  ['^/admin(-panel)?(/|$)', ...work],
  [`^/(${Object.keys(CONTENT_PAGES).join('|')})$`, further, 'features/content/pages/ContentPage.tsx'],
];

const dashboardOf = (who: string): string => `features/dashboard/components/${who}Dashboard.tsx`;
/** Modules that a landing screen loads for one role only, by the screen's pattern. */
const BY_ROLE: Record<string, Record<string, string[]>> = {
  '^/dashboard$': {
    student: [dashboardOf('Student')],
    teacher: ['app/layouts/WorkLayout.tsx', dashboardOf('Teacher')],
    parent: [dashboardOf('Family')],
  },
};

/**
 * The files that the server names in the page of a screen, so that a browser fetches them before the first
 * script runs.
 */
export interface ScreenFiles {
  path: string;
  scripts: string[];
  styles: string[];
  /** One style sheet for the entry and the screen, for a page that is shown before its scripts have loaded. */
  sheet: string;
  /** Additional scripts and styles, by the role of the signed-in person. */
  roles: Record<string, string[]>;
}

/** Style sheets whose classes the server uses in the initial content of a page (`initial-content.ts`). */
const SHEETS = [
  'app/shell/Header',
  'features/auth/components/RoleChoice',
  'features/auth/pages/LoginPage',
  'features/content/components/Page',
  'features/content/components/Prose',
  'features/library/components/Hero',
  'features/library/pages/BookPage',
  'ui/Cover',
  'ui/Logo',
];
const classes: Record<string, Record<string, string>> = {};

/** For Vite's `css.modules.getJSON`: stores the names that the build assigns to classes. */
export function rememberClasses(file: string, names: Record<string, string>): void {
  const sheet = SHEETS.find((one) => file.endsWith(`/src/${one}.module.css`));
  if (sheet) classes[sheet] = names;
}

/**
 * Writes the files of each landing screen to `.vite/screens.json`, the names of classes to
 * `.vite/classes.json`, and the inline scripts of pages to `.vite/first.js` and `.vite/session.js`.
 * @throws Error when the module of a screen is not found
 */
export function screenFiles(): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const of = (module: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
        return chunk ?? this.error(`The build holds no ${module}: build/screenFiles.ts names it.`);
      };
      const withImports = (file: string, found = new Set<string>()): Set<string> => {
        const part = bundle[file];
        if (found.has(file) || part?.type !== 'chunk') return found;
        found.add(file);
        for (const imported of part.imports) withImports(imported, found);
        return found;
      };
      const stylesOf = (files: Iterable<string>) =>
        [...files].flatMap((file) => {
          const part = bundle[file];
          return part?.type === 'chunk' ? [...(part.viteMetadata?.importedCss ?? [])] : [];
        });
      // The page names these already.
      const always = withImports(of('index.html').fileName);
      const textOf = (sheet: string): string => {
        const part = bundle[sheet];
        return part?.type === 'asset' ? part.source.toString() : this.error(`The build holds no ${sheet}.`);
      };
      const first = stylesOf(always);
      const screens = ARRIVALS.map(([path, ...modules]): ScreenFiles => {
        const files = new Set(modules.flatMap((module) => [...withImports(of(module).fileName)]));
        const own = [...files].filter((file) => !always.has(file));
        const styles = [...new Set(stylesOf(own))];
        // In the order in which they would load one by one: later rules override earlier ones.
        const source = [...new Set([...first, ...styles])].map(textOf).join('\n');
        const sheet = this.getFileName(this.emitFile({ type: 'asset', name: 'arrival.css', source }));
        const roles = Object.fromEntries(
          Object.entries(BY_ROLE[path] ?? {}).map(([role, theirs]) => {
            const more = new Set(theirs.flatMap((module) => [...withImports(of(module).fileName)]));
            const fresh = [...more].filter((file) => !always.has(file) && !files.has(file));
            return [role, [...fresh, ...stylesOf(fresh).filter((sheet) => !styles.includes(sheet))]];
          }),
        );
        return { path, scripts: own, styles, sheet, roles };
      });
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(screens) });
      for (const name of ['first.js', 'session.js']) {
        const script = readFileSync(join(import.meta.dirname, '../src', name), 'utf8');
        const source = script.replace(/^\s*(\/?\*|\/\/).*\n/gm, '').replace(/\n\s*/g, '\n');
        this.emitFile({ type: 'asset', fileName: `.vite/${name}`, source });
      }
      const missing = SHEETS.filter((sheet) => !classes[sheet]);
      if (missing.length > 0)
        this.error(`The build holds no ${missing[0]}.module.css: build/screenFiles.ts names it.`);
      this.emitFile({ type: 'asset', fileName: '.vite/classes.json', source: JSON.stringify(classes) });
    },
  };
}
