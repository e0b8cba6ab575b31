// `npm run mutation`: changes the code in one place at a time and checks whether a spec fails. Prints the
// score of each file.
// Options: --kind rules|handlers; --only <pattern of paths>; --sample <number of mutants>, drawn by --seed
// <text>;
// --folders <maximum number of folders of handlers>, drawn too; --seconds <maximum>; --survivors (list them).
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { instrument, type Mutant } from './lib/mutation/mutants.ts';
import { SpecProcess } from './lib/mutation/pool.ts';
import { TimeShare } from './lib/mutation/time-share.ts';
import type { SpecRun } from './lib/mutation/worker.ts';
import { startTestServers, type Ending } from './lib/test-servers.ts';

type Kind = 'rules' | 'handlers';
type Status = 'killed' | 'timeout' | 'survived' | 'no coverage';
type Tested = Mutant & { kind: Kind; status: Status; killedBy: string | null };

/** Files whose mutants are tested together, and the specs that may detect them. */
interface Job {
  kind: Kind;
  files: string[];
  specs: string[];
}

const root = join(import.meta.dirname, '..');
const REPORT = '.data/mutation.json';
/** Minimum score of a full run, in percent. */
const MINIMUM: Record<Kind, number> = { rules: 80, handlers: 70 };

const { values: options } = parseArgs({
  options: {
    kind: { type: 'string' },
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '0' },
    folders: { type: 'string', default: '0' },
    survivors: { type: 'boolean', default: false },
  },
});

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const find = (...patterns: string[]): string[] => globSync(patterns, { cwd: root }).sort();
/** A number that depends on the seed and the text alone, evenly distributed. */
const draw = (text: string): string => createHash('sha256').update(`${options.seed} ${text}`).digest('hex');
const drawn = <T>(values: T[], text: (value: T) => string): T[] =>
  values
    .map((value) => [draw(text(value)), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);
const wanted = (file: string): boolean => !options.only || new RegExp(options.only).test(file);

function ruleJobs(): Job[] {
  const specs = find('{backend/src,libs}/**/*.spec.ts').map((spec) => ({
    spec,
    imports: [...read(spec).matchAll(/from '(\.[^']+)'/g)].map(([, path]) =>
      relative(root, resolve(root, dirname(spec), path!)),
    ),
  }));
  return find('{backend/src,libs}/**/*.rules.ts')
    .filter(wanted)
    .map((file) => ({
      kind: 'rules',
      files: [file],
      specs: specs.filter(({ imports }) => imports.includes(file)).map(({ spec }) => spec),
    }));
}

const handlerFiles = (): string[] =>
  find('backend/src/modules/**/*.ts').filter((file) => /^@CommandHandler\(/m.test(read(file)));

/** Address patterns of the controllers that send each command, by class name. */
function addressesOfCommands(): Map<string, RegExp[]> {
  const addresses = new Map<string, RegExp[]>();
  for (const text of find('backend/src/modules/**/*.controller.ts').map(read)) {
    const prefix = /@Controller\('([^']*)'/.exec(text)?.[1] ?? '';
    let route = '';
    for (const [, path, command] of text.matchAll(
      /@(?:Get|Post|Put|Patch|Delete)\((?:'([^']*)')?|new (\w+)\(/g,
    )) {
      if (!command) route = path ?? '';
      else addresses.set(command, [...(addresses.get(command) ?? []), patternOf(`${prefix}/${route}`)]);
    }
  }
  return addresses;
}

/** Matches `api/classes/:id/students` as specs write it: after the common prefix, with any id. */
const patternOf = (path: string): RegExp => {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'api');
  return new RegExp(
    `\\b${parts.map((part) => (part.startsWith(':') ? '[^/\\s]+' : part)).join('/')}/?['"\`?]`,
  );
};

/**
 * The handlers of one folder share specs, and so one start of the server that runs these without a mutant.
 */
function handlerJobs(): Job[] {
  const folders = new Map<string, string[]>();
  for (const file of handlerFiles().filter(wanted))
    folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file]);
  const addresses = addressesOfCommands();
  // Handlers of some folders are tested by flows alone.
  const specs = [...find('backend/src/**/*.int-spec.ts'), ...find('backend/test/flows/*.flow-spec.ts')]
    .map((path) => ({ path, text: read(path) }))
    .sort((a, b) => a.text.length - b.text.length);
  const jobs = [...folders].map(([folder, files]): Job => {
    const chosen = new Set(specs.filter(({ path }) => dirname(path) === folder));
    // When the specs of the folder do not call a handler, two others that do: the smallest, which are
    // fastest.
    for (const patterns of files.map((file) =>
      commandsIn(file).flatMap((name) => addresses.get(name) ?? []),
    )) {
      const calling = specs.filter(({ text }) => patterns.some((pattern) => pattern.test(text)));
      if (!calling.some((spec) => chosen.has(spec))) for (const spec of calling.slice(0, 2)) chosen.add(spec);
    }
    return { kind: 'handlers', files, specs: [...chosen].map(({ path }) => path) };
  });
  const most = Number(options.folders);
  return most > 0 ? drawn(jobs, ({ files }) => dirname(files[0]!)).slice(0, most) : jobs;
}

const commandsIn = (file: string): string[] =>
  [...read(file).matchAll(/^@CommandHandler\((\w+)\)/gm)].map(([, name]) => name!);

const LOAD_LIMIT = 900_000;
const endings: Ending[] = [];
/** Of both kinds, which are tested at the same time. */
const tested: Tested[] = [];
const broken: string[] = [];

/** Drops specs that fail without a mutant, since they prove nothing, and reports them. */
function sound(runs: SpecRun[]): SpecRun[] {
  for (const { spec, failure } of runs) if (failure) broken.push(`${spec}: ${failure}`);
  return runs.filter(({ failure }) => !failure);
}

async function runJob(
  job: Job,
  chosen: Set<string> | null,
  process_: SpecProcess,
  share: TimeShare,
): Promise<Tested[]> {
  const { code, mutants } = await instrument(root, job.files);
  const todo = mutants.filter((mutant) => !chosen || chosen.has(keyOf(mutant)));
  if (todo.length === 0) return [];
  const load = () =>
    process_.request<'loaded'>({ type: 'load', code, specs: job.specs }, share.limit(LOAD_LIMIT));
  const loaded = await load();
  if (!loaded) {
    if (share.isOver) console.log(`${dirname(job.files[0]!)}: no time left for its specs.`);
    else broken.push(`${job.files[0]}: its specs did not load.`);
    return [];
  }
  share.begin();
  const runs = sound(loaded.runs).sort((a, b) => a.ms - b.ms);
  const idsOf = new Map(
    job.files.map((file) => [file, mutants.filter((one) => one.file === file).map(({ id }) => id)]),
  );
  const atLoad = new Set(loaded.atLoad);
  const tested: Tested[] = [];
  let reloads = 0;
  for (const mutant of todo) {
    if (share.isOver) break;
    const early = atLoad.has(mutant.id);
    const covering = runs.filter(({ hits }) =>
      early ? idsOf.get(mutant.file)!.some((id) => hits[id]) : hits[mutant.id],
    );
    const specs = early && covering.length === 0 && job.kind === 'rules' ? runs : covering;
    if (specs.length === 0) {
      tested.push({ ...mutant, kind: job.kind, status: 'no coverage', killedBy: null });
      continue;
    }
    const reload = early || specs.some(({ repeatable }) => !repeatable);
    const hitLimit = 1_000 + 100 * Math.max(...specs.map(({ hits }) => hits[mutant.id] ?? 0));
    const usual = specs.reduce((sum, { ms }) => sum + ms, 0);
    const limit = (job.kind === 'rules' ? 10_000 : 15_000) + 3 * usual;
    const run = async (anew: boolean) => {
      if (anew && (reloads += 1) % (job.kind === 'rules' ? 400 : 12) === 0) process_.stop();
      if (!process_.alive) await load(); // it holds the code with the mutants
      return process_.request<'result'>(
        { type: 'run', mutant: mutant.id, specs: specs.map(({ spec }) => spec), reload: anew, hitLimit },
        share.limit(limit + (anew ? 15_000 : 0)),
      );
    };
    let result = await run(reload);
    // State that an earlier run left in a module could hide the mutant. Specs of handlers start a new server
    // each time.
    if (result?.killedBy === null && !reload && job.kind === 'rules') result = await run(true);
    if (!result && share.isOver) break;
    const status = !result ? 'timeout' : result.killedBy === null ? 'survived' : 'killed';
    tested.push({ ...mutant, kind: job.kind, status, killedBy: result?.killedBy ?? null });
  }
  return tested;
}

const keyOf = ({ file, line, column, mutator, replacement }: Mutant): string =>
  [file, line, column, mutator, replacement].join(' ');

/** A random sample of all mutants, or null for all of them. */
async function choose(jobs: Job[], count: number): Promise<Set<string>> {
  const keys: string[] = [];
  for (const { files } of jobs) keys.push(...(await instrument(root, files)).mutants.map(keyOf));
  return new Set(drawn(keys, (key) => key).slice(0, count));
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '    –  ' : `${((100 * part) / whole).toFixed(1).padStart(5)} %`;
const noticed = (tested: Tested[]): number =>
  tested.filter(({ status }) => status === 'killed' || status === 'timeout').length;

function print(kind: Kind, tested: Tested[]): void {
  console.log(`\n${kind}: noticed of all mutants, by file`);
  for (const file of [...new Set(tested.map((mutant) => mutant.file))].sort()) {
    const of = tested.filter((mutant) => mutant.file === file);
    console.log(`${percent(noticed(of), of.length)}  ${`${noticed(of)}/${of.length}`.padStart(9)}  ${file}`);
    if (!options.survivors) continue;
    for (const mutant of of)
      if (mutant.status === 'survived' || mutant.status === 'no coverage')
        console.log(`    ${describe(mutant)}`);
  }
  const late = tested.filter(({ status }) => status === 'timeout').length;
  console.log(
    `${percent(noticed(tested), tested.length)}  ${`${noticed(tested)}/${tested.length}`.padStart(9)}  ${kind}, all (${late} of them never ended)`,
  );
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 110);
const describe = ({
  line,
  column,
  mutator,
  original,
  replacement,
  status,
}: Mutant & { status: Status }): string =>
  `${line}:${column} ${mutator}${status === 'no coverage' ? ' (not reached)' : ''}: ${inOneLine(original)} → ${inOneLine(replacement)}`;

/**
 * Minimum accepted score. The score of a sample of n varies by chance: it may be three standard deviations
 * lower, which happens in about one run of a thousand for code at the limit.
 */
function minimum(kind: Kind, n: number): number {
  if (!options.sample || n === 0) return MINIMUM[kind];
  const share = MINIMUM[kind] / 100;
  return 100 * Math.max(0, share - 3 * Math.sqrt((share * (1 - share)) / n));
}

function writeReport(tested: Tested[]): void {
  mkdirSync(join(root, '.data'), { recursive: true });
  writeFileSync(join(root, REPORT), JSON.stringify(tested, null, 1));
}

/** Tests the mutants of one kind. Handlers need a database. */
async function run(kind: Kind, count: number, share: TimeShare): Promise<void> {
  const env = kind === 'handlers' ? (await startTestServers(endings)).env : {};
  const found = kind === 'rules' ? ruleJobs() : handlerJobs();
  const chosen = count > 0 ? await choose(found, count) : null;
  // Random order, so that a time limit does not always leave out the same files.
  const jobs = chosen ? drawn(found, ({ files }) => files[0]!) : found;
  const process_ = new SpecProcess(env);
  endings.push(() => process_.stop());
  for (const job of jobs) {
    if (share.isOver) break;
    const began = Date.now();
    const results = await runJob(job, chosen, process_, share);
    const seconds = Math.round((Date.now() - began) / 1000);
    if (kind === 'handlers' && results.length > 0) {
      console.log(
        `${percent(noticed(results), results.length)}  ${dirname(job.files[0]!)} (${results.length} mutants, ${seconds} s)`,
      );
      process_.stop(); // it holds a whole server in memory
    } else if (seconds > 20) console.log(`${job.files[0]}: ${seconds} s`);
    tested.push(...results);
    writeReport(tested); // intermediate results, in case the run is stopped
  }
  process_.stop();
}

const stop = async (): Promise<void> => {
  for (const end of endings.splice(0).reverse()) await Promise.resolve(end()).catch(() => undefined);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop().then(() => process.exit(130)));

let failed = false;
try {
  const kinds = (['rules', 'handlers'] as const).filter((kind) => !options.kind || options.kind === kind);
  const began = Date.now();
  const seconds = Number(options.seconds);
  const sample = Number(options.sample ?? 0);
  // At the same time: the specs of each kind run in one process, one after the other.
  await Promise.all(
    kinds.map((kind) =>
      run(
        kind,
        // Handlers take most of the time: they get a tenth of a sample, unless nothing else is requested.
        kind === 'handlers' && kinds.length > 1 ? Math.ceil(sample / 10) : sample,
        new TimeShare(seconds > 0 ? seconds * 1_000 : Infinity),
      ),
    ),
  );
  for (const kind of kinds) {
    const of = tested.filter((mutant) => mutant.kind === kind);
    print(kind, of);
    const score = of.length === 0 ? 0 : (100 * noticed(of)) / of.length;
    const least = minimum(kind, of.length);
    if (of.length > 0 && !options.only && score < least) {
      console.error(`${kind}: ${score.toFixed(1)} % is less than ${least.toFixed(1)} %.`);
      failed = true;
    }
  }
  writeReport(tested);
  console.log(`\n${Math.round((Date.now() - began) / 1000)} s. Every mutant and what noticed it: ${REPORT}`);
  for (const text of broken) console.error(`Fails without any change: ${text}`);
  failed ||= broken.length > 0;
} catch (error) {
  console.error(error);
  failed = true;
}
await stop();
process.exit(failed ? 1 : 0);
