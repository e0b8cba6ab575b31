import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
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

/** Models of one schema file. `owner` is the prefix of its file name: a module, or the platform. */
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

/** Methods of a Prisma model. */
const DELEGATE_METHODS =
  /^(find(Unique|First|Many)(OrThrow)?|create(Many)?(AndReturn)?|update(Many)?(AndReturn)?|upsert|delete(Many)?|aggregate|groupBy|count)$/;
const SQL_WORDS =
  /\b(select|insert|update|delete|from|join|into|with|where|truncate|merge|lock|copy|exists)\b/i;
const schemas = [...new Set(models.map(({ schema }) => schema))];
const delegateOf = (model: Model): string => model.name[0]!.toLowerCase() + model.name.slice(1);
const byDelegate = new Map(models.map((model) => [delegateOf(model), model]));

/** A string or template as one text; each placeholder of a template is `\0`. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `\0${literal.text}`).join('');
  return null;
}

/** Tables in a text as `schema.table`, quoted or not; a table that is a placeholder is `schema.?`. */
function tablesIn(text: string): string[] {
  const named = schemas.flatMap((schema) =>
    [
      ...text.matchAll(new RegExp(`(?<![\\w./'-])"?${schema}"?\\s*\\.\\s*("?(\\w+)"?(?![\\w.-])|\\0)`, 'g')),
    ].map(([, hole, table]) => ({ schema, table: hole === '\0' ? '?' : table! })),
  );
  return named
    .filter(
      ({ schema, table }) =>
        table === '?' || models.some((one) => one.schema === schema && one.table === table),
    )
    .map(({ schema, table }) => `${schema}.${table}`);
}

/**
 * Tables that a piece of code accesses, as `schema.table`: by a Prisma delegate of any client
 * (`tx.book.update`, `tx['book']`, `const { book } = tx`), or by SQL, in strings and templates. `schema.?` is
 * SQL with a placeholder for the table, `?` is SQL with a placeholder for the schema: their owner is unknown.
 */
function touched(code: string): string[] {
  const source = ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const add = (model: Model | undefined) => model && found.add(`${model.schema}.${model.table}`);
  const isDelegateCall = (node: ts.Node): boolean =>
    ts.isPropertyAccessExpression(node.parent) &&
    node.parent.expression === node &&
    DELEGATE_METHODS.test(node.parent.name.text);
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isDelegateCall(node)) add(byDelegate.get(node.name.text));
    if (
      ts.isElementAccessExpression(node) &&
      ts.isStringLiteralLike(node.argumentExpression) &&
      isDelegateCall(node)
    )
      add(byDelegate.get(node.argumentExpression.text));
    // const { book } = tx
    if (
      ts.isVariableDeclaration(node) &&
      ts.isObjectBindingPattern(node.name) &&
      node.initializer &&
      /^(tx|prisma|client|(this\.)?db)$/.test(node.initializer.getText(source))
    )
      for (const { propertyName, name } of node.name.elements)
        add(byDelegate.get((propertyName ?? name).getText(source)));
    const text = textOf(node);
    if (text !== null) {
      for (const table of tablesIn(text)) found.add(table);
      if (SQL_WORDS.test(text) && /\b(from|join|into|update)\s+"?\0"?\s*\.\s*"?\w/i.test(text))
        found.add('?');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

/** TypeScript files of a folder that are product code. */
const codeIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/spec\.ts$|generated|\/testing\//.test(file))
    .map((file) => join(folder, file));

/** Tables of other owners that the code below a folder accesses. */
const trespasses = (folder: string, owner: string): string[] =>
  codeIn(folder).flatMap((file) =>
    touched(readFileSync(file, 'utf8'))
      .filter((table) => !table.startsWith(`${owner}.`))
      .map((table) => `${relative(root, file)} touches ${table}`),
  );

describe('ownership of data', () => {
  it('is one PostgreSQL schema for each module, and for the platform', () => {
    const owners = [...new Set(models.map(({ owner }) => owner))].sort();
    // The overview reads tables of other modules by design.
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
    ['tx.user.findMany({})', ['identity.user_account']],
    ['await transaction.user.update({})', ['identity.user_account']],
    ["await tx['user'].update({})", ['identity.user_account']],
    ['const { book: rows } = tx;', ['catalog.book']],
    ['sql`select * from identity.user_account u`', ['identity.user_account']],
    ['await tx.$queryRaw`update "catalog"."book" set title = 1`', ['catalog.book']],
    ['const text = `select 1 from "catalog" . book where id = ${id}`', ['catalog.book']],
    ['const part = Prisma.sql`exists (select 1 from catalog.book b where b.id = ${id})`', ['catalog.book']],
    ["const table = 'catalog.book';", ['catalog.book']],
    ['const text = `select count(*) from catalog.${table}`', ['catalog.?']],
    ['const text = `delete from ${schema}.book`', ['?']],
    ["@DomainEvent('catalog.book-uploaded.v1') class A {}", []],
    ["import { CatalogModule } from './catalog.module.ts'", []],
    ["const name = 'messaging.story-moved'", []],
  ])('finds the accesses in %s', (code, tables) => {
    expect(touched(code)).toEqual(tables);
  });

  it('is checked by a scan that finds the modules’ accesses to their own tables', () => {
    // Proves that the check detects accesses.
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
      CommerceModule: [],
      GivingModule: [],
      LearningModule: [],
      MessagingModule: [],
      ContentModule: ['PageHeads'],
      OverviewModule: [],
    });
  });
});
