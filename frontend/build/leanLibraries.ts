import type { Plugin } from 'vite';

/** A piece of code that is removed from a library's text. */
interface Cut {
  from: RegExp;
  to: string;
  /** Minimum number of times that it must occur. */
  least: number;
}

/** Replaces the body of a function. `indent` is the indentation of the function in the library. */
const body = (name: string, to: string, indent = ''): Cut => ({
  from: new RegExp(
    `^(${indent}(?:(?:async )?function ${name}\\([^]*?\\)|const ${name} = \\([^]*?\\) =>) \\{)$[^]*?^${indent}\\}`,
    'm',
  ),
  to: `$1 ${to} }`,
  least: 1,
});

/**
 * The libraries to cut: the file of each, a name that identifies the file, and the code in it that this app
 * does not use.
 */
const LIBRARIES: { name: string; file: RegExp; holds: string; cuts: Cut[] }[] = [
  {
    name: 'react-router',
    file: /react-router\/dist\/production\/chunk-/,
    // The library consists of several files; the one with the components contains its hooks too.
    holds: 'function useNavigate(',
    cuts: [
      // Names for developer tools: these assignments keep unused components in the bundle.
      { from: /^\w+\.displayName = "\w+";$/gm, to: '', least: 10 },
      // Calls without side effects that the bundler cannot recognise as such, because React is CommonJS.
      {
        from: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
        to: '= /* @__PURE__ */ $1',
        least: 10,
      },
      // Prefetching in the router's framework mode, which requests a manifest that only the framework's
      // server provides.
      body('PrefetchPageLinks', 'return null;'),
      { from: /usePrefetchBehavior\($\s+prefetch,$\s+rest$\s+\)/m, to: '[false, null, {}]', least: 1 },
      // Instrumentation of every call, which is enabled by an option of the router.
      body('getRouteInstrumentationUpdates', 'return {};'),
      body('instrumentClientSideRouter', 'return router;'),
      // Components for server rendering, which answers with its own redirects.
      body('RSCErrorHandler', 'return children;'),
      // State that a server of the framework writes into the page.
      body('parseHydrationData', 'return undefined;'),
      // Every route of this app has a parent with its own error boundary.
      body('DefaultErrorComponent', 'return null;'),
      // Loaders, actions, forms, fetchers, blockers and middleware: routes only load their screen (`lazy`).
      ...[
        'handleAction',
        'handleFetcherAction',
        'handleFetcherLoader',
        'startRedirectNavigation',
        'fetch2',
        'revalidate',
        'interruptActiveLoads',
        'getFetcher',
        'resetFetcher',
        'deleteFetcher',
        'queueFetcherForDeletion',
        'setFetcherError',
        'getUpdatedRevalidatingFetchers',
        'abortFetcher',
        'markFetchRedirectsDone',
        'abortStaleFetchLoads',
        'getBlocker',
        'updateBlocker',
        'deleteBlocker',
        'shouldBlockNavigation',
        '_internalSetRoutes',
      ].map((name) => body(name, '', '  ')),
      body('normalizeNavigateOptions', 'return { path };'),
      body('getSubmissionFromNavigation', ''),
      body('findRedirect', ''),
      body('runClientMiddlewarePipeline', 'return handler();'),
      body('defaultDataStrategyWithMiddleware', 'return defaultDataStrategy(args);'),
      body(
        'convertDataStrategyResultToDataResult',
        'const { type, result } = dataStrategyResult; return type === "error" ? { type, error: result } : { type, data: result };',
      ),
      { from: /(?<!function )isMutationMethod\([\w.]+\)/g, to: 'false', least: 8 },
      { from: /(?<!function )isRedirect(DataStrategy)?Result\(\w+\)/g, to: 'false', least: 4 },
      {
        from: /init\.getContext \? await init\.getContext\(\) : new RouterContextProvider\(\)/g,
        to: 'void 0',
        least: 1,
      },
      { from: /if \(opts && opts\.pendingError\)/, to: 'if (false)', least: 1 },
      { from: /if \(blockerKey( && delta != null)?\)/g, to: 'if (false)', least: 2 },
      { from: /if \((redirect2)\)/g, to: 'if (false)', least: 2 },
      { from: /if \(forceShouldLoad !== null\)/, to: '', least: 1 },
      {
        from: /^ {2}fetchLoadMatches\.forEach\(\(f, key\) => \{$[^]*?^ {2}\}\);$/m,
        to: '',
        least: 1,
      },
      // `lazy` is a function in all routes, never an object.
      { from: /^ {2}let lazyKeys = Object\.keys\(route\.lazy\);$[^]*?^\}$/m, to: '}', least: 1 },
      // Warnings about wrong use, which this app's tests see.
      { from: /^( *)(warning|warningOnce)\($/gm, to: '$1/* @__PURE__ */ $2(', least: 10 },
      // Options of the router that this app does not set.
      { from: /init\.(hydrationData|instrumentations|dataStrategy)\b/g, to: 'null', least: 3 },
    ],
  },
  {
    name: 'RTK Query',
    file: /@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs/,
    holds: 'function buildThunks(',
    cuts: [
      // Infinite queries: the lists of this app are paginated.
      { from: /isQuery && "infiniteQueryOptions" in endpointDefinition/, to: 'false', least: 1 },
      { from: /direction && isInfiniteQueryDefinition\(endpointDefinition\)/, to: 'false', least: 1 },
      {
        from: /isInfiniteQueryDefinition\(endpointDefinition\)( && "direction"| \? \{ direction)/g,
        to: 'false$1',
        least: 2,
      },
      body('buildInfiniteQuerySelector', 'return undefined;', '\\t'),
      // Changes of the cache by hand, also while a call is sent: here the answer is awaited and read again.
      body('patchQueryData', '', '\\t'),
      body('updateQueryData', '', '\\t'),
      body('upsertQueryData', '', '\\t'),
      { from: /^(\t{4})prepare: \(payload\) => \{$[^]*?^\1\}/m, to: '$1prepare: () => ({})', least: 1 },
      { from: /substate\.data = applyPatches\(.*\);/, to: '', least: 1 },
      // `onCacheEntryAdded`.
      body('buildCacheLifecycleHandler', 'return () => {};'),
      // Refetching when the window has the focus again; `setupListeners` is not called.
      body('buildWindowEventHandler', 'return () => {};'),
      // Schema validation of responses; here types are generated from the API document.
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
      body('usePrefetch', '', '\\t'),
      { from: /isInfiniteQueryDefinition\(endpointDefinitions\[endpointName\]\)/, to: 'false', least: 1 },
    ],
  },
];

/**
 * Removes from the libraries of every screen the code that this app does not use and that the bundler cannot
 * recognise as unused.
 * @throws Error when a new version of a library has different code, so that a removal is never lost unnoticed
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
