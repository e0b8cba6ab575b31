import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** One deliberate change of one place in the code. */
export interface Mutant {
  /** Unique among all files that were instrumented together. */
  id: string;
  /** Path from the root of the repository. */
  file: string;
  /** Line and column of the change, both from 1. */
  line: number;
  column: number;
  /** Kind of change, as StrykerJS names it (`ConditionalExpression`, `EqualityOperator` …). */
  mutator: string;
  original: string;
  replacement: string;
}

export interface Instrumented {
  /** Code with all mutants, each behind a switch (`__stryker__.activeMutant`), by file. */
  code: Record<string, string>;
  mutants: Mutant[];
}

interface Node {
  type: string;
  value?: unknown;
  quasis?: { value: { raw: string } }[];
}

/** Ignores sentences for people: no spec prescribes their wording. */
const sentences = {
  shouldIgnore({ node }: { node: Node }): string | undefined {
    const text =
      node.type === 'StringLiteral'
        ? String(node.value)
        : node.type === 'TemplateLiteral'
          ? node.quasis!.map(({ value }) => value.raw).join('…')
          : '';
    return /^[\p{Lu}…“]/u.test(text) && /\p{L} \p{L}/u.test(text) ? 'a sentence for people' : undefined;
  },
};

const silent = () => undefined;
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/**
 * Inserts all mutants into the code of these files, with the instrumenter of StrykerJS.
 * `// Stryker disable next-line <mutator>: <reason>` excludes a place; sentences for people are excluded too.
 */
export async function instrument(root: string, files: string[]): Promise<Instrumented> {
  const sources = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(join(root, name), 'utf8'),
  }));
  const instrumenter = new Instrumenter(logger);
  const result = await instrumenter.instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [sentences],
  });
  const lines = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  return {
    code: Object.fromEntries(result.files.map(({ name, content }) => [name, content])),
    mutants: result.mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => ({
        id,
        file: fileName,
        line: start.line + 1,
        column: start.column + 1,
        mutator: mutatorName,
        original: textBetween(lines.get(fileName)!, start, end),
        replacement: replacement ?? '',
      })),
  };
}

interface Place {
  line: number;
  column: number;
}

function textBetween(lines: string[], start: Place, end: Place): string {
  const text = lines.slice(start.line, end.line + 1);
  text[text.length - 1] = text.at(-1)!.slice(0, end.column);
  text[0] = text[0]!.slice(start.column);
  return text.join('\n');
}
