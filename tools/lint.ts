// `node tools/lint.ts node|web`: checks the types of one half of the repository and lints it. Both read the same program of
// TypeScript: as programs of their own, `tsc` and ESLint each found out the types of every file, and ESLint did so
// again for each tsconfig.json. Part of `npm run check`.
import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const wanted = process.argv[2] ?? '';
// Nx's boundary rule reads the graph of the projects again for every file unless this is ESLint's own program.
process.argv[1] = join(root, 'node_modules/.bin/eslint');

interface Half {
  /** The first is checked; files that only the others contain are linted. */
  programs: string[];
  lint: string[];
  ignore: string[];
}
const HALVES: Record<string, Half> = {
  node: {
    programs: ['tsconfig.node.json', 'tsconfig.json'],
    lint: ['.'],
    ignore: ['frontend/', 'libs/api-client/'],
  },
  web: { programs: ['frontend/tsconfig.json'], lint: ['frontend', 'libs/api-client'], ignore: [] },
};

function programOf(config: string): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(join(root, config), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (fault) => {
      throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'));
    },
  })!;
  return ts.createProgram({
    rootNames: parsed.fileNames,
    options: parsed.options,
    configFileParsingDiagnostics: parsed.errors,
  });
}

/** Prints what is wrong with the types; true if nothing is. */
function typesAreRight(program: ts.Program): boolean {
  const faults = ts.sortAndDeduplicateDiagnostics(ts.getPreEmitDiagnostics(program));
  if (faults.length === 0) return true;
  console.log(
    ts.formatDiagnostics(faults, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    }),
  );
  return false;
}

/** Prints what the lint finds; true if it finds nothing, not even a warning. */
async function lintIsClean({ lint, ignore }: Half, programs: ts.Program[]): Promise<boolean> {
  const eslint = new ESLint({
    cwd: root,
    ignorePatterns: ignore,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: false, programs } },
    },
  });
  const found = (await eslint.lintFiles(lint)).filter(
    ({ errorCount, warningCount }) => errorCount + warningCount > 0,
  );
  if (found.length > 0) console.log(await (await eslint.loadFormatter('stylish')).format(found));
  return found.length === 0;
}

const half = HALVES[wanted];
if (!half) {
  console.error(`Which half? One of: ${Object.keys(HALVES).join(', ')}`);
  process.exit(2);
}
const programs = half.programs.map(programOf);
// The types first: what they look at is what the rules ask about.
const right = typesAreRight(programs[0]!);
const clean = await lintIsClean(half, programs);
process.exit(right && clean ? 0 : 1);
