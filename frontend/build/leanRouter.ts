import type { Plugin } from 'vite';

/** Where react-router's code lies once it is built. */
const ROUTER = /react-router\/dist\/production\/chunk-/;

/** What is changed, and why nothing that we use changes with it. */
const CUTS: { from: RegExp; to: string; least: number }[] = [
  // Names for developer tools: writing them keeps components that nobody imports.
  { from: /^\w+\.displayName = "\w+";$/gm, to: '', least: 10 },
  // Calls without effects that the bundler cannot know as such, React being CommonJS.
  {
    from: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
    to: '= /* @__PURE__ */ $1',
    least: 10,
  },
  // Prefetching of the framework around the router, which asks a manifest that only its own server has.
  {
    from: /^function PrefetchPageLinks\(.*\{$/m,
    to: 'function PrefetchPageLinks() {\n  return null;',
    least: 1,
  },
];

/**
 * Leaves out of react-router what only its framework uses: 2 kB of every screen, gzipped.
 * @throws Error when a new version of the library reads otherwise, so that a cut is never lost unseen
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler(code) {
        let lean = code;
        for (const { from, to, least } of CUTS) {
          const found = lean.match(from)?.length ?? 0;
          // The library comes in several files; the one with the components has its hooks too.
          if (found < least && code.includes('function useNavigate('))
            this.error(
              `react-router has changed: ${from.source} was found ${found} times in place of ${least}.`,
            );
          lean = lean.replace(from, to);
        }
        return { code: lean, map: null };
      },
    },
  };
}
