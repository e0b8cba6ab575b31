import type { Plugin } from 'vite';

/** What is taken out of a library's text. */
interface Cut {
  from: RegExp;
  to: string;
  /** How often it stands there, at least. */
  least: number;
}

/** Everything between the braces of a function. `indent` is how far the library set it in. */
const body = (name: string, to: string, indent = ''): Cut => ({
  from: new RegExp(`^(${indent}function ${name}\\((?:[^{}]|\\{[^{}]*\\})*\\) \\{)$[^]*?^${indent}\\}$`, 'm'),
  to: `$1 ${to} }`,
  least: 1,
});

/** Our libraries by the file in which they lie, a name that this file holds, and what of it nobody here calls. */
const LIBRARIES: { name: string; file: RegExp; holds: string; cuts: Cut[] }[] = [
  {
    name: 'react-router',
    file: /react-router\/dist\/production\/chunk-/,
    // The library comes in several files; the one with the components has its hooks too.
    holds: 'function useNavigate(',
    cuts: [
      // Names for developer tools: writing them keeps components that nobody imports.
      { from: /^\w+\.displayName = "\w+";$/gm, to: '', least: 10 },
      // Calls without effects that the bundler cannot know as such, React being CommonJS.
      {
        from: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
        to: '= /* @__PURE__ */ $1',
        least: 10,
      },
      // Prefetching of the framework around the router, which asks a manifest that only its own server has.
      body('PrefetchPageLinks', 'return null;'),
      { from: /usePrefetchBehavior\($\s+prefetch,$\s+rest$\s+\)/m, to: '[false, null, {}]', least: 1 },
      // Measuring of every call, for those who ask for it when the router is made.
      body('getRouteInstrumentationUpdates', 'return {};'),
      body('instrumentClientSideRouter', 'return router;'),
      // Components of a server, which answers with redirects of its own.
      body('RSCErrorHandler', 'return children;'),
      // State that a server of the framework wrote into the page.
      body('parseHydrationData', 'return undefined;'),
      // Every route of ours stands below one that draws its faults.
      body('DefaultErrorComponent', 'return null;'),
    ],
  },
  {
    name: 'RTK Query',
    file: /@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs/,
    holds: 'function buildThunks(',
    cuts: [
      // Lists that grow without end: ours have pages.
      { from: /isQuery && "infiniteQueryOptions" in endpointDefinition/, to: 'false', least: 1 },
      { from: /direction && isInfiniteQueryDefinition\(endpointDefinition\)/, to: 'false', least: 1 },
      {
        from: /isInfiniteQueryDefinition\(endpointDefinition\)( && "direction"| \? \{ direction)/g,
        to: 'false$1',
        least: 2,
      },
      body('buildInfiniteQuerySelector', 'return undefined;', '\\t'),
      // Checks of answers by a schema, which ours are given by the types of the API document.
      { from: /(?<=\()\w+Schema && !shouldSkip\(/g, to: 'false && shouldSkip(', least: 6 },
    ],
  },
  {
    name: 'RTK Query for React',
    file: /@reduxjs\/toolkit\/dist\/query\/react\/rtk-query-react\.modern\.mjs/,
    holds: 'function buildHooks(',
    cuts: [
      body('buildInfiniteQueryHooks', 'return {};', '\\t'),
      body('infiniteQueryStatePreSelector', 'return undefined;', '\\t'),
      { from: /isInfiniteQueryDefinition\(endpointDefinitions\[endpointName\]\)/, to: 'false', least: 1 },
    ],
  },
];

/**
 * Leaves out of the libraries of every screen what nobody here calls and no bundler can know as such.
 * @throws Error when a new version of a library reads otherwise, so that a cut is never lost unseen
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform: {
      filter: { id: LIBRARIES.map(({ file }) => file) },
      handler(code, id) {
        const library = LIBRARIES.find(({ file }) => file.test(id))!;
        let lean = code;
        for (const { from, to, least } of library.cuts) {
          const found = lean.match(from)?.length ?? 0;
          if (found < least && code.includes(library.holds))
            this.error(
              `${library.name} has changed: ${from.source} was found ${found} times in place of ${least}.`,
            );
          lean = lean.replace(from, to);
        }
        return { code: lean, map: null };
      },
    },
  };
}
