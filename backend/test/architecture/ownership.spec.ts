import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AppModule } from '../../src/app.module.ts';

const root = join(import.meta.dirname, '../../..');
const modulesFolder = join(root, 'backend/src/modules');
const modules = readdirSync(modulesFolder);

interface Model {
  name: string;
  owner: string;
  schema: string;
  table: string;
  fieldTypes: string[];
}

/** Models of one schema file. `owner` is how its name begins: a module, or the platform. */
function modelsOf(owner: string, text: string): Model[] {
  return [...text.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => ({
    name,
    owner,
    schema: /@@schema\("(\w+)"\)/.exec(body)?.[1] ?? '(none)',
    table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
    fieldTypes: [...body.matchAll(/^ {2}\w+ +(\w+)/gm)].map(([, type]) => type!),
  }));
}

const schemaFolder = join(root, 'prisma/schema');
const models = readdirSync(schemaFolder).flatMap((file) =>
  modelsOf(file.split('.')[0]!, readFileSync(join(schemaFolder, file), 'utf8')),
);

/** Models and tables that a piece of code touches: `tx.book.…` by Prisma, `catalog.book` in SQL. */
function touched(code: string): Model[] {
  return models.filter(({ name, schema, table }) => {
    const delegate = name[0]!.toLowerCase() + name.slice(1);
    return (
      new RegExp(`\\b(tx|prisma|client)\\.${delegate}\\.`).test(code) ||
      new RegExp(`(?<![\\w./'])"?${schema}"?\\."?${table}"?(?![\\w.-])`).test(code)
    );
  });
}

/** TypeScript files of a folder that are product code. */
const codeIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/spec\.ts$|generated|\/testing\//.test(file))
    .map((file) => join(folder, file));

const trespasses = (folder: string, owner: string): string[] =>
  codeIn(folder).flatMap((file) =>
    touched(readFileSync(file, 'utf8'))
      .filter((model) => model.owner !== owner)
      .map((model) => `${relative(root, file)} touches ${model.schema}.${model.table}`),
  );

describe('ownership of data', () => {
  it('is one PostgreSQL schema for each module, and for the platform', () => {
    const owners = [...new Set(models.map(({ owner }) => owner))].sort();
    // The overview puts together what others own.
    const owning = modules.filter((name) => name !== 'overview');
    expect(owners).toEqual([...owning, 'platform'].sort());
    expect(models.filter(({ owner, schema }) => owner !== schema)).toEqual([]);
  });

  it('has no relation that leaves its module', () => {
    const foreign = models.flatMap(({ name, owner, fieldTypes }) =>
      fieldTypes
        .filter((type) => models.some((other) => other.name === type && other.owner !== owner))
        .map((type) => `${name} → ${type}`),
    );
    expect(foreign).toEqual([]);
  });

  it.each(modules)('is respected by the code of %s', (name) => {
    expect(trespasses(join(modulesFolder, name), name)).toEqual([]);
  });

  it('is respected by the platform, which knows no module’s tables', () => {
    expect(trespasses(join(root, 'backend/src/platform'), 'platform')).toEqual([]);
  });

  it.each([
    ['tx.user.findMany({})', ['User']],
    ['`select * from identity.user_account u`', ['User']],
    ['await tx.$queryRaw`update "catalog"."book" set title = 1`', ['Book']],
    ["@DomainEvent('catalog.book-uploaded.v1')", []],
    ["import { CatalogModule } from './catalog.module.ts'", []],
  ])('would be seen in %s', (code, names) => {
    expect(touched(code).map(({ name }) => name)).toEqual(names);
  });

  it('finds every touch that the modules make of their own tables', () => {
    // A blind check would pass everything above.
    const own = (name: string) =>
      codeIn(join(modulesFolder, name)).flatMap((file) => touched(readFileSync(file, 'utf8')));
    expect(own('identity').length).toBeGreaterThan(5);
    expect(own('catalog').length).toBeGreaterThan(5);
  });
});

describe('Nest modules', () => {
  type ModuleClass = new () => object;
  const exportsOf = (module: ModuleClass): string[] =>
    ((Reflect.getMetadata('exports', module) ?? []) as { name: string }[]).map(({ name }) => name);

  it('export nothing, except the ports that the edge and the web app’s server must ask', () => {
    const assembled = AppModule.with({
      dataDir: 'nowhere',
      logLevel: 'silent',
      platformHosts: [],
      dnsServers: [],
    } as never).imports!.filter((entry): entry is ModuleClass => typeof entry === 'function');
    expect(Object.fromEntries(assembled.map((module) => [module.name, exportsOf(module)]))).toEqual({
      TenancyModule: ['TenantDirectory'],
      IdentityModule: ['LiveSessions'],
      CatalogModule: [],
      MessagingModule: [],
      ContentModule: ['PageHeads'],
      OverviewModule: [],
    });
  });
});
