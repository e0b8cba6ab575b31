import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { IsUUID } from 'class-validator';
import { startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { as } from '../../../test/support/test-database.ts';
import { Clock } from '../clock.ts';
import { currentTenantId, inContext } from '../context.ts';
import { Db, type Tx } from '../db/db.ts';
import { newId } from '../ids.ts';
import { Consumes } from '../messaging/consumers.ts';
import { DomainEvent } from '../messaging/events.ts';
import { Outbox } from '../messaging/outbox.ts';
import { Storage } from '../storage/storage.ts';
import { listImportLines, listImports, type ImportPages } from './import-pages.ts';
import type { ImportLine, ImportRow } from './import-store.ts';
import {
  ImportCheckConsumer,
  ImportRunConsumer,
  Imports,
  type ImportKind,
  type LineResult,
  type ReadList,
} from './imports.ts';
import { UnreadableList } from './unreadable-list.ts';

@DomainEvent('test.words-received.v1', { consumed: false })
class WordsReceived {
  @IsUUID()
  import_id!: string;
}
@DomainEvent('test.words-started.v1', { consumed: false })
class WordsStarted {
  @IsUUID()
  import_id!: string;
}

const KIND: ImportKind = {
  tables: { imports: 'public.word_import', lines: 'public.word_line' },
  folder: 'word-lists',
  tableForms: ['csv'],
  received: WordsReceived,
  started: WordsStarted,
  batch: 2,
  crashPoint: 'words.chunk',
  tooLarge: 'Too many words.',
  messages: {
    code: 'words',
    checked: 'Not started.',
    running: 'Running.',
    done: 'Done.',
    nothing: { code: 'no_words', message: 'Nothing to do.' },
    undoTooLate: 'Too late.',
  },
};
const PAGES: ImportPages = {
  name: 'test_word',
  tables: KIND.tables,
  importColumns: '',
  lineColumns: `l.values->>'word' as word`,
};
const SQL = `
  create table public.word_import (tenant_id uuid not null, id uuid not null, created_by uuid not null, form text not null,
    original_name text not null, columns jsonb not null default '{}', status text not null default 'checking',
    lines_total int not null default 0, lines_done int not null default 0, notes text[] not null default '{}', error text,
    created_at timestamptz not null default now(), finished_at timestamptz, undo_until timestamptz, primary key (tenant_id, id));
  create table public.word_line (tenant_id uuid not null, import_id uuid not null, line int not null, "values" jsonb not null,
    verdict text not null, problems jsonb not null default '[]', applied_at timestamptz, primary key (tenant_id, import_id, line));
  create table public.word (tenant_id uuid not null, word text not null);
  grant usage on schema public to bookgrove_app;
  select platform.fence('public', t, 'tenant') from unnest(array['word_import', 'word_line', 'word']) t;`;

interface Line extends ImportLine {
  values: { word: string; cells: string[] };
}

/**
 * An import of words, one in each line: a word with a digit is a problem, a word that exists already has the
 * verdict `same`.
 */
@Injectable()
class WordImports extends Imports<ImportRow, Line> {
  /** Replaces the next batches, e.g. by a fault. */
  readonly faults: (() => void)[] = [];
  /** Lines that were passed to `apply`, whether it was committed or not. */
  readonly given: string[] = [];
  /** Runs before each batch, outside of its transaction. */
  wait: () => Promise<void> = () => Promise.resolve();

  constructor(clock: Clock, db: Db, outbox: Outbox, storage: Storage) {
    super(KIND, clock, db, outbox, storage);
  }

  protected async read(_form: string, source: Readable): Promise<ReadList> {
    const rows = (await text(source)).split('\n');
    if (rows[0] !== 'words') throw new UnreadableList('This is no list of words.');
    return {
      columns: { names: ['words'], fields: ['word'] },
      notes: [],
      // All on one line, as in a file without line ends.
      lines: rows.slice(1).map((row) => ({ line: 1, values: valuesOf(row.split(','), ['word']) })),
    };
  }
  protected async validate(tx: Tx, _found: ImportRow, lines: Line[]): Promise<LineResult[]> {
    const there = await tx.$queryRaw<{ word: string }[]>`select word from public.word`;
    const known = new Set(there.map(({ word }) => word));
    return lines.map(({ line, values: { word }, verdict }) => ({
      line,
      verdict:
        verdict === 'skip' ? 'skip' : /\d/.test(word) ? 'problem' : known.has(word) ? 'same' : 'create',
      problems: /\d/.test(word) ? [{ field: 'word', message: 'A word has no digits.' }] : [],
    }));
  }
  protected readColumns(lines: Line[], fields: (string | null)[]): object[] {
    return lines.map(({ values }) => valuesOf(values.cells, fields));
  }
  protected override prepare(): Promise<undefined> {
    return this.wait().then(() => undefined);
  }
  protected async apply(tx: Tx, _found: ImportRow, lines: Line[]): Promise<LineResult[]> {
    const results = await this.validate(tx, _found, lines);
    this.given.push(...lines.map(({ values }) => values.word));
    for (const [at, { verdict }] of results.entries())
      if (verdict === 'create')
        await tx.$executeRaw`insert into public.word values (${currentTenantId()}::uuid, ${lines[at]!.values.word})`;
    this.faults.shift()?.();
    return results;
  }
  protected forgetCells(tx: Tx, id: string): Promise<unknown> {
    return tx.$executeRaw`update public.word_line set values = values - 'cells' where import_id = ${id}::uuid`;
  }
}
const valuesOf = (cells: string[], fields: (string | null)[]) => ({
  word: cells[fields.indexOf('word')] ?? '',
  cells,
});

@Injectable()
@Consumes(WordsReceived, { name: 'test.check-words', queue: 'imports' })
class CheckWords extends ImportCheckConsumer<ReadList> {
  constructor(imports: WordImports) {
    super(imports);
  }
}
@Injectable()
@Consumes(WordsStarted, { name: 'test.import-words', queue: 'imports' })
class ImportWords extends ImportRunConsumer {
  constructor(imports: WordImports) {
    super(imports);
  }
}
const withWords = (app: DynamicModule): DynamicModule => {
  class WithWords {}
  Module({ imports: [app], providers: [WordImports, CheckWords, ImportWords] })(WithWords);
  return { module: WithWords };
};

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let imports: WordImports;
const ADA = newId();
const BEN = newId();
const ALL = { owner: null };

beforeAll(async () => {
  app = await startTestApp({ module: withWords });
  await as(app.databaseUrl, (client) => client.query(SQL));
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  imports = app.nest.get(WordImports);
});
afterAll(() => app.close());

const inSchool = <T>(work: () => Promise<T>, school = oak): Promise<T> =>
  inContext({ correlationId: newId(), tenantId: school.id, principal: null }, work);
const receive = (content: string, cut = false): Promise<{ id: string }> =>
  inSchool(() =>
    imports.receive(
      { name: 'words.csv', content: Readable.from([Buffer.from(content)]), cut: () => cut },
      (tx, { id, original_name }) =>
        tx.$executeRaw`insert into public.word_import (tenant_id, id, created_by, form, original_name)
          values (${currentTenantId()}::uuid, ${id}::uuid, ${ADA}::uuid, 'csv', ${original_name})`,
    ),
  );
const check = async (id: string): Promise<void> =>
  inSchool(async () => {
    const read = await imports.check(id);
    await app.db.transaction((tx) => imports.saveCheck(tx, id, read));
  });
const checked = async (...words: string[]): Promise<string> => {
  const { id } = await receive(['words', ...words].join('\n'));
  await check(id);
  return id;
};
const start = (id: string) => inSchool(() => imports.start(id, ALL, () => Promise.resolve()));
const run = (id: string) => inSchool(() => imports.run(id));
const finish = (id: string) => inSchool(() => app.db.transaction((tx) => imports.finish(tx, id)));
const undo = (id: string) =>
  inSchool(() =>
    imports.undo(id, ALL, async (tx, _found, applied) => {
      const words = applied.map(({ values }) => values.word);
      await tx.$executeRaw`delete from public.word where word = any(${words}::text[])`;
    }),
  );
const show = async (id: string) =>
  (await inSchool(() => listImports(app.db, PAGES, { owner: null, importId: id }))).imports[0]!;
const linesOf = async (id: string, verdict?: string) =>
  (
    await inSchool(() =>
      listImportLines<{ line: number; word: string; done: boolean }>(app.db, PAGES, null, id, { verdict }),
    )
  ).lines;
const words = async (): Promise<string[]> =>
  (
    await app.within(
      oak,
      (tx) => tx.$queryRaw<{ word: string }[]>`select word from public.word order by word`,
    )
  ).map(({ word }) => word);
const filesOf = (id: string) => app.nest.get(Storage).list(`word-lists/${id}/`);
const eventsOf = async (id: string): Promise<string[]> =>
  as(app.databaseUrl, async (client) =>
    (
      await client.query<{ type: string }>(
        `select type from platform.outbox_event where payload->>'import_id' = $1 order by type`,
        [id],
      )
    ).rows.map(({ type }) => type),
  );

describe('a file', () => {
  it('waits in the storage for its check, and is removed afterwards', async () => {
    const { id } = await receive('words\nash\nbee');
    expect(await filesOf(id)).toEqual([`word-lists/${id}/source`]);
    expect(await eventsOf(id)).toEqual(['test.words-received.v1']);
    expect(await show(id)).toMatchObject({ status: 'checking', original_name: 'words.csv', lines_total: 0 });
    await check(id);
    expect(await filesOf(id)).toEqual([]);
    expect(await show(id)).toMatchObject({
      status: 'checked',
      lines_total: 2,
      create: 2,
      column_fields: ['word'],
    });
    // A second delivery finds nothing to check.
    expect(await inSchool(() => imports.check(id))).toBeNull();
  });

  it.each([
    ['empty', '', false, 'validation_failed'],
    ['too large', 'words\nash', true, 'file_too_large'],
  ])('that is %s leaves nothing behind', async (_name, content, cut, code) => {
    const before = await app.nest.get(Storage).list('word-lists/');
    await expect(receive(content, cut)).rejects.toMatchObject({ code });
    expect(await app.nest.get(Storage).list('word-lists/')).toEqual(before);
  });

  it('that cannot be read fails with its reason and cannot be started', async () => {
    const { id } = await receive('%PDF-1.7');
    await check(id);
    expect(await show(id)).toMatchObject({ status: 'failed', error: 'This is no list of words.' });
    await expect(start(id)).rejects.toMatchObject({ code: 'words_failed' });
    expect(await filesOf(id)).toEqual([]);
  });

  it('that could not be checked because of a fault is reported so, and never replaces a verdict', async () => {
    const { id } = await receive('words\nash');
    const good = await checked('ash');
    await inSchool(() => imports.checkFailed(id));
    await inSchool(() => imports.checkFailed(good));
    expect([(await show(id)).status, (await show(good)).status]).toEqual(['failed', 'checked']);
  });
});

describe('lines', () => {
  it('have numbers of their own, are counted by verdict and come in pages', async () => {
    const id = await checked('cat', 'd0g', 'elk');
    expect(await show(id)).toMatchObject({ create: 2, problem: 1, same: 0, update: 0, skip: 0 });
    expect((await linesOf(id)).map(({ line, word }) => [line, word])).toEqual([
      [1, 'cat'],
      [2, 'd0g'],
      [3, 'elk'],
    ]);
    expect((await linesOf(id, 'problem')).map(({ word }) => word)).toEqual(['d0g']);
    const page = await inSchool(() =>
      listImportLines<{ line: number }>(app.db, PAGES, null, id, { limit: 1, offset: 1 }),
    );
    expect([page.count, page.lines.map(({ line }) => line)]).toEqual([3, [2]]);
  });

  it('are corrected and skipped, and all of them validated again', async () => {
    const id = await checked('fox', 'g0at');
    await inSchool(() =>
      imports.changeLine(id, ALL, 2, undefined, ({ values }) => ({ ...values, word: 'goat' })),
    );
    expect(await show(id)).toMatchObject({ create: 2, problem: 0 });
    await inSchool(() => imports.changeLine(id, ALL, 1, true, ({ values }) => values));
    expect(await show(id)).toMatchObject({ create: 1, skip: 1 });
    await inSchool(() => imports.changeLine(id, ALL, 1, false, ({ values }) => values));
    expect(await show(id)).toMatchObject({ create: 2, skip: 0 });
    await expect(
      inSchool(() => imports.changeLine(id, ALL, 99, true, ({ values }) => values)),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are read with other columns', async () => {
    const id = await checked('one,hen', 'two,ibis');
    await inSchool(() => imports.change(id, ALL, ['', 'word']));
    expect((await linesOf(id)).map(({ word }) => word)).toEqual(['hen', 'ibis']);
    expect((await show(id)).column_fields).toEqual(['', 'word']);
  });
});

describe('an import of somebody', () => {
  it('is hidden from people who may use their own only, and from other tenants', async () => {
    const id = await checked('jay');
    const ben = { owner: BEN };
    for (const step of [
      () => imports.start(id, ben, () => Promise.resolve()),
      () => imports.change(id, ben, ['word']),
      () => imports.undo(id, ben, () => Promise.resolve()),
      () => listImportLines(app.db, PAGES, BEN, id, {}),
    ])
      await expect(inSchool<unknown>(step)).rejects.toMatchObject({ code: 'not_found' });
    expect((await inSchool(() => listImports(app.db, PAGES, { ...ben, importId: id }))).count).toBe(0);
    expect((await inSchool(() => listImports(app.db, PAGES, { owner: ADA, importId: id }))).count).toBe(1);
    await expect(inSchool(() => imports.start(id, ALL, () => Promise.resolve()), elm)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await inSchool(() => listImports(app.db, PAGES, { ...ALL, importId: id }), elm)).count).toBe(0);
  });
});

describe('a started import', () => {
  it('starts once however often it is requested, and not without work', async () => {
    const id = await checked('kiwi');
    await Promise.all([start(id), start(id)]);
    await start(id);
    expect(await eventsOf(id)).toEqual(['test.words-received.v1', 'test.words-started.v1']);
    const none = await checked('l4rk');
    await expect(start(none)).rejects.toMatchObject({ code: 'no_words' });
    expect((await show(none)).status).toBe('checked');
  });

  it('continues after a fault where it stopped: each line is applied once', async () => {
    const id = await checked('moth', 'newt', 'owl', 'pig', 'quail');
    await start(id);
    imports.faults.push(
      () => undefined,
      () => {
        throw new Error('the second batch fails');
      },
    );
    await expect(run(id)).rejects.toThrow('the second batch fails');
    expect(await show(id)).toMatchObject({ status: 'running', lines_done: 2 });
    await inSchool(() => imports.runFailed(id));
    expect(await show(id)).toMatchObject({ status: 'failed', lines_done: 2 });
    await start(id);
    await run(id);
    await finish(id);
    expect(await show(id)).toMatchObject({ status: 'done', lines_done: 5, error: null });
    expect((await words()).filter((word) => /^(moth|newt|owl|pig|quail)$/.test(word))).toEqual([
      'moth',
      'newt',
      'owl',
      'pig',
      'quail',
    ]);
    expect((await linesOf(id)).every(({ done }) => done)).toBe(true);
  });

  it('is applied once by two workers that have read the same lines', async () => {
    const id = await checked('rook', 'stoat', 'tern');
    await start(id);
    let arrived = 0;
    let release = () => {};
    const both = new Promise<void>((done) => (release = done));
    imports.wait = async () => {
      arrived += 1;
      if (arrived === 2) release();
      await both;
    };
    await Promise.all([run(id), run(id)]);
    imports.wait = () => Promise.resolve();
    expect(arrived).toBeGreaterThanOrEqual(2);
    expect(imports.given.filter((word) => /^(rook|stoat|tern)$/.test(word))).toEqual([
      'rook',
      'stoat',
      'tern',
    ]);
    expect(await show(id)).toMatchObject({ lines_done: 3 });
  });

  it('leaves out lines that became invalid or were applied elsewhere meanwhile', async () => {
    const [one, two] = [await checked('ram', 'seal'), await checked('ram', 'toad')];
    await Promise.all([start(one), start(two)]);
    await run(one);
    await run(two);
    expect((await words()).filter((word) => word === 'ram')).toEqual(['ram']);
    expect(await show(two)).toMatchObject({ same: 1, create: 1, lines_done: 2 });
  });

  it('deletes the cells when it is done, and finishes once', async () => {
    const id = await checked('urchin');
    await start(id);
    await run(id);
    await finish(id);
    const { undo_until } = await show(id);
    await finish(id);
    expect((await show(id)).undo_until).toEqual(undo_until);
    const [line] = await app.within(oak, (tx) => imports.store.allLines(tx, id));
    expect(line!.values).toEqual({ word: 'urchin' });
  });
});

describe('an undo', () => {
  const done = async (...some: string[]): Promise<string> => {
    const id = await checked(...some);
    await start(id);
    await run(id);
    await finish(id);
    return id;
  };

  it('reverts what was applied, once', async () => {
    const id = await done('vole', 'wasp');
    await undo(id);
    expect(await show(id)).toMatchObject({ status: 'undone', undo_until: null });
    expect((await words()).filter((word) => /^(vole|wasp)$/.test(word))).toEqual([]);
    const other = await done('vole');
    await undo(id);
    expect(await words()).toContain('vole');
    await undo(other);
  });

  it('is refused after its window, and before the import is done', async () => {
    const id = await done('yak');
    await app.within(oak, (tx) => imports.store.update(tx, id, { undo_until: new Date(Date.now() - 1_000) }));
    await expect(undo(id)).rejects.toMatchObject({ code: 'undo_too_late' });
    expect((await show(id)).undo_until).toBeNull();
    await expect(undo(await checked('zebu'))).rejects.toMatchObject({ code: 'words_checked' });
    expect(await words()).toContain('yak');
  });
});
