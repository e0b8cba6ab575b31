import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_PAGES } from '../src/features/content/slugs.ts';

const further = 'app/routes/further.routes.tsx';
/** What every desk begins with. */
const desk = [further, 'app/routes/work.routes.tsx', 'app/layouts/WorkLayout.tsx'];

/** Screens on which people arrive, by the pattern of their addresses, and the modules with which each begins: the first fits. */
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
  ['^/admin/books$', ...desk, 'features/admin-books/pages/BooksTablePage.tsx'],
  ['^/admin(-panel)?(/|$)', ...desk],
  [`^/(${Object.keys(CONTENT_PAGES).join('|')})$`, further, 'features/content/pages/ContentPage.tsx'],
];

const dashboardOf = (who: string): string => `features/dashboard/components/${who}Dashboard.tsx`;
/** Modules that a screen of arrival has for one role alone, by its pattern. */
const BY_ROLE: Record<string, Record<string, string[]>> = {
  '^/dashboard$': {
    student: [dashboardOf('Student')],
    teacher: ['app/layouts/WorkLayout.tsx', dashboardOf('Teacher')],
    parent: [dashboardOf('Family')],
  },
};

/** What the server names in the page of a screen, so that a browser fetches it before the first script has run. */
export interface ScreenFiles {
  path: string;
  scripts: string[];
  styles: string[];
  /** Sheets of the entry and of the screen in one, for a page that is shown before its scripts have come. */
  sheet: string;
  /** Further scripts and styles, by the role of who is signed in. */
  roles: Record<string, string[]>;
}

/** Style sheets whose classes the server uses in the words that it writes into a page (`first-words.ts`). */
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

/** For Vite's `css.modules.getJSON`: keeps the names that the build gives to classes. */
export function rememberClasses(file: string, names: Record<string, string>): void {
  const sheet = SHEETS.find((one) => file.endsWith(`/src/${one}.module.css`));
  if (sheet) classes[sheet] = names;
}

/**
 * Writes the files of each screen of arrival to `.vite/screens.json`, the names of classes to `.vite/classes.json`, and the
 * scripts that stand in pages to `.vite/first.js` and `.vite/session.js`.
 * @throws Error when a screen has moved
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
      // These stand in the page already.
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
        // In the order in which they would come one by one: later rules win.
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
