// Writes the API document and the generated client. With --check it writes nothing, and fails when a
// committed file is out of date.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import swc, { type Options } from '@swc/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { format, resolveConfig } from 'prettier';

const root = join(import.meta.dirname, '..');
const source = join(root, 'backend/src');
const sourceUrl = pathToFileURL(source).href;
const client = join(root, 'libs/api-client');

const document = await describe();
const generated = join(client, 'src/generated');
const files: Record<string, string> = {
  [join(client, 'openapi.json')]: JSON.stringify(document, null, 2) + '\n',
  ...(await clientOf(document)),
};
const stale = Object.entries(files).filter(([file, text]) => readIfThere(file) !== text);
// Files of controllers that no longer exist.
const left = readdirSync(generated, { recursive: true, encoding: 'utf8' })
  .map((name) => join(generated, name))
  .filter((file) => file.endsWith('.ts') && !(file in files));
const wrong = [...stale.map(([file]) => file), ...left];
if (process.argv.includes('--check') && wrong.length > 0) {
  const names = wrong.map((file) => relative(root, file)).join(', ');
  console.error(
    `The API has changed, and these files have not: ${names}. Run "npm run openapi" and commit them.`,
  );
  process.exit(1);
}
for (const file of left) rmSync(file);
for (const [file, text] of stale) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(
  wrong.length === 0
    ? 'The API document and its client are up to date.'
    : `Written: ${wrong.map((file) => relative(root, file)).join(', ')}`,
);
process.exit(0);

/** The document of the application in its current state. Needs no database: nothing is started. */
async function describe(): Promise<OpenAPIObject> {
  compileDecorators();
  const importSource = <T>(path: string) => import(join(source, path)) as Promise<T>;
  await import('reflect-metadata');
  const { NestFactory } = await import('@nestjs/core');
  const { FastifyAdapter } = await import('@nestjs/platform-fastify');
  const { SwaggerModule } = await import('@nestjs/swagger');
  const { AppModule } = await importSource<typeof import('../backend/src/app.module.ts')>('app.module.ts');
  const { loadConfig } =
    await importSource<typeof import('../backend/src/platform/config.ts')>('platform/config.ts');
  const { describeApi } = await importSource<typeof import('../backend/src/platform/http/describe-api.ts')>(
    'platform/http/describe-api.ts',
  );
  const config = loadConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'nobody@bookgrove.test',
    JWT_SECRET: 'only-to-describe-the-routes-of-the-api',
    LOG_LEVEL: 'silent',
  });
  const app = await NestFactory.create(AppModule.with(config), new FastifyAdapter(), { logger: false });
  await SwaggerModule.loadPluginMetadata(await typeMetadata());
  return describeApi(app);
}

/**
 * Controllers and DTO classes have decorators, which Node cannot strip: the build's compiler is used here
 * too.
 */
function compileDecorators(): void {
  const options = {
    configFile: join(root, '.swcrc'),
    jsc: { rewriteRelativeImportExtensions: false },
    sourceMaps: false,
  } as Options;
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith(sourceUrl)) return next(url, context);
      const { code } = swc.transformFileSync(fileURLToPath(url), options);
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}

/** Metadata by kind (models, controllers): pairs of a file's module and the metadata of its classes. */
type Found = Record<string, [Promise<object>, Record<string, unknown>][]>;

/**
 * Types and doc comments of every class and route, collected by the plugin of @nestjs/swagger. Its visitor
 * processes a file either for classes or for routes, and controllers here contain both: so there are two
 * runs.
 */
async function typeMetadata(): Promise<() => Promise<Record<string, unknown>>> {
  const { PluginMetadataGenerator } =
    (await import('@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js')) as {
      PluginMetadataGenerator: new () => { generate(options: object): void };
    };
  const { ReadonlyVisitor } = await import('@nestjs/swagger/plugin');
  const { default: ts } = await import('typescript');

  const options = {
    pathToSource: source,
    introspectComments: true,
    classValidatorShim: false,
    esmCompatible: true,
  };
  const nothing = ['\0'];
  const classes = new ReadonlyVisitor({
    ...options,
    dtoFileNameSuffix: [
      '/src/modules/',
      '/http/page.',
      '/http/money.',
      '/imports/import-view.',
      '.controller.',
    ],
    controllerFileNameSuffix: nothing,
  });
  const routes = new ReadonlyVisitor({ ...options, dtoFileNameSuffix: nothing });
  const both = {
    key: classes.key,
    get typeImports() {
      return { ...classes.typeImports, ...routes.typeImports };
    },
    visit(program: import('typescript').Program, file: import('typescript').SourceFile) {
      if (!file.fileName.startsWith(source)) return;
      classes.visit(program, file);
      routes.visit(program, file);
    },
    collect: () => ({ models: classes.collect()['models'], controllers: routes.collect()['controllers'] }),
  };
  const { options: compilerOptions } = ts.getParsedCommandLineOfConfigFile(
    join(root, 'backend/tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )!;
  const program = ts.createProgram([join(source, 'app.module.ts')], compilerOptions);
  // Inside the project, so that the packages it imports are found.
  const outputDir = mkdtempSync(join(root, 'node_modules/.openapi-'));
  try {
    new PluginMetadataGenerator().generate({
      visitors: [both],
      tsProgramRef: program,
      outputDir,
      filename: 'metadata.mjs',
    });
    const file = join(outputDir, 'metadata.mjs');
    // The plugin writes paths relative to the sources, with the file name extension of a build.
    const text = readFileSync(file, 'utf8').replace(
      /import\("\.\/([^"]+?)(?:\.js|\.ts)?"\)/g,
      (_whole, path: string) => `import(${JSON.stringify(`${sourceUrl}/${path}.ts`)})`,
    );
    writeFileSync(file, text);
    const { default: load } = (await import(file)) as { default: () => Promise<Record<string, Found>> };
    const found = (await load())[both.key]!;
    // The plugin also collects classes that a file does not export; nothing outside can refer to them.
    const described = new Set<string>();
    for (const kind of Object.values(found))
      for (const [module, classesOfFile] of kind) {
        const exported = await module;
        for (const name of Object.keys(classesOfFile)) if (!(name in exported)) delete classesOfFile[name];
        for (const name of Object.keys(kind === found['models'] ? classesOfFile : {})) {
          // Swagger would silently mix up classes of the same name.
          if (described.has(name))
            throw new Error(`Two classes are called ${name}; their schemas would be one`);
          described.add(name);
        }
      }
    return () => Promise.resolve({ [both.key]: found });
  } finally {
    rmSync(outputDir, { recursive: true });
  }
}

/**
 * RTK Query endpoints of the document, one file for each controller, so that a screen loads only the calls
 * that it makes, and their types in one file. Addresses are relative to the API's base.
 */
async function clientOf(document: OpenAPIObject): Promise<Record<string, string>> {
  const paths = Object.entries(document.paths).map(
    ([path, item]) => [path.replace(/^\/api/, ''), item] as const,
  );
  const folder = mkdtempSync(join(tmpdir(), 'bookgrove-client-'));
  try {
    const schemaFile = join(folder, 'openapi.json');
    const outputFile = join(folder, 'api.gen.ts');
    writeFileSync(schemaFile, JSON.stringify({ ...document, paths: Object.fromEntries(paths) }));
    await generateEndpoints({
      schemaFile,
      outputFile,
      apiFile: join(folder, 'api.ts'),
      apiImport: 'api',
      exportName: 'generatedApi',
      // Health checks are for machines; files are uploaded by the app itself, which shows the progress.
      filterEndpoints: (_name, { operation }) =>
        !operation.tags?.[0]?.startsWith('http/') && !isUpload(operation),
      // Headers are left to the transport, which handles tokens for all calls.
      endpointOverrides: [{ pattern: /./, parameterFilter: (_name, parameter) => parameter.in !== 'header' }],
      // Apps take the hooks from the API once they have added their tags; a list of all would only add size.
      hooks: false,
      flattenArg: true,
      encodePathParams: true,
      useUnknown: true,
    });
    const config = { ...(await resolveConfig(join(client, 'src/index.ts'))), parser: 'typescript' } as const;
    const written = split(await format(readFileSync(outputFile, 'utf8'), config), placesOf(document));
    return Object.fromEntries(
      await Promise.all(
        Object.entries(written).map(async ([name, text]) => [
          join(client, 'src/generated', `${name}.gen.ts`),
          await format(`// Written by "npm run openapi" from openapi.json: do not edit.\n${text}`, config),
        ]),
      ),
    ) as Record<string, string>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The controller of each call: `listBooks` → `catalog/books`. */
function placesOf(document: OpenAPIObject): Map<string, string> {
  return new Map(
    Object.values(document.paths).flatMap((item) =>
      Object.values(item as Record<string, { operationId: string; tags: string[] }>).map(
        ({ operationId, tags }) => [operationId, tags[0]!] as const,
      ),
    ),
  );
}

/** Splits the generated module into files by name: types, each controller's calls, the list of all. */
function split(whole: string, places: Map<string, string>): Record<string, string> {
  const start = whole.indexOf('endpoints: (build) => ({') + 'endpoints: (build) => ({'.length;
  const end = whole.indexOf('\n  }),\n  overrideExisting');
  const types = whole.slice(whole.indexOf('export type', end));
  const typeNames = new Set([...types.matchAll(/^export type (\w+)/gm)].map(([, name]) => name!));
  const calls = new Map<string, string[]>();
  for (const call of whole.slice(start, end).split(/^(?= {4}\w+: build\.)/m)) {
    const name = /^ {4}(\w+):/.exec(call)?.[1];
    if (!name) continue;
    const place = places.get(name)!;
    calls.set(place, [...(calls.get(place) ?? []), call]);
  }
  const ofPlace = [...calls].sort(([a], [b]) => a.localeCompare(b));
  const nameOf = (place: string) =>
    `${place.split('/')[1]!.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())}Calls`;
  const files = ofPlace.map(([place, list]) => {
    const body = list.join('');
    const used = [...new Set(body.match(/\b[A-Z]\w+/g))].filter((name) => typeNames.has(name)).sort();
    const text = `import { api } from '../../api.ts';
import type { ${used.join(', ')} } from '../types.gen.ts';
export const ${nameOf(place)} = api.injectEndpoints({ endpoints: (build) => ({${body}}), overrideExisting: false });`;
    return [place, text] as const;
  });
  const index = ofPlace.map(([place]) => `export { ${nameOf(place)} } from './${place}.gen.ts';`);
  return {
    ...Object.fromEntries(files),
    types: types,
    index: [`export type * from './types.gen.ts';`, ...index].join('\n'),
  };
}

/** Whether a route accepts multipart alone; a route that accepts JSON too is called with JSON. */
function isUpload({ requestBody }: { requestBody?: object }): boolean {
  const { content = {} } = (requestBody ?? {}) as { content?: object };
  return 'multipart/form-data' in content && !('application/json' in content);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
