import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Body, Controller, HttpCode, Module, Post, type DynamicModule } from '@nestjs/common';
import { IsOptional, IsString } from 'class-validator';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { AppError } from '../errors.ts';
import { Access } from './access.ts';
import { Idempotent } from './idempotency.ts';

class Order {
  @IsString()
  item!: string;
}
class Note {
  @IsOptional()
  @IsString()
  text?: string;
}

let made = 0;
/** What the work waits for. */
let gate: Promise<void> = Promise.resolve();

@Controller('api/orders')
class Orders {
  @Access('signed-in')
  @Idempotent()
  @Post()
  @HttpCode(201)
  async order(@Body() { item }: Order): Promise<{ item: string; number: number }> {
    const number = ++made;
    await gate;
    if (item === 'sold out') throw new AppError('conflict', 'sold_out', 'It is sold out.');
    return { item, number };
  }

  @Access('signed-in')
  @Post('note')
  note(@Body() _body: Note): { number: number } {
    return { number: ++made };
  }
}

const withOrders = (app: DynamicModule): DynamicModule => {
  class WithOrders {}
  Module({ imports: [app], controllers: [Orders] })(WithOrders);
  return { module: WithOrders };
};

let app: TestApp;
let oak: TestSchool;
let token: string;
let key: string;

beforeAll(async () => {
  app = await startTestApp({ module: withOrders });
  oak = await app.makeSchool('oak');
  token = await app.tokenOf(oak, 'teacher');
});
afterAll(() => app.close());
beforeEach(() => {
  key = `key-${Math.random().toString(36).slice(2)}-key`;
  made = 0;
});

const order = (
  item: string,
  as = token,
  school = oak,
  headers: Record<string, string> = { 'idempotency-key': key },
) =>
  app.ask<{ item: string; number: number; code: string }>(school, 'POST', '/api/orders', {
    as,
    body: { item },
    headers,
  });

describe('an Idempotency-Key', () => {
  it('gives the same request the first answer again, and the work is done once', async () => {
    const first = await order('boat');
    const again = await order('boat');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(made).toBe(1);
  });

  it('holds with and without the slash of the address', async () => {
    const first = await order('boat');
    const again = await app.ask<{ number: number }>(oak, 'POST', '/api/orders/', {
      as: token,
      body: { item: 'boat' },
      headers: { 'idempotency-key': key },
    });
    expect(again.body).toEqual(first.body);
    expect(made).toBe(1);
  });

  it('refuses another body', async () => {
    await order('boat');
    const other = await order('kite');
    expect([other.status, other.body.code, made]).toEqual([422, 'idempotency_key_reused', 1]);
  });

  it('lets one of many parallel requests work; the others are told to come again', async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const first = order('boat');
    await eventually(() => expect(made).toBe(1));
    for (const { status, body, headers } of await Promise.all(Array.from({ length: 9 }, () => order('boat'))))
      expect([status, body.code, headers['retry-after']]).toEqual([409, 'still_working', '1']);
    open();
    expect((await first).body.number).toBe(1);
    expect((await order('boat')).body.number).toBe(1);
    expect(made).toBe(1);
  });

  it('is free again after a refusal, which changed nothing', async () => {
    expect((await order('sold out')).status).toBe(409);
    expect((await order('sold out')).status).toBe(409);
    expect(made).toBe(2);
    expect((await order('boat')).status).toBe(201);
  });

  it('whose first request died is taken over after half a minute, by one alone', async () => {
    await order('boat');
    const crash = (seconds: number) =>
      app.within(oak, (tx) => tx.$executeRaw`update platform.idempotency_key set status = null, body = null,
        created_at = now() - make_interval(secs => ${seconds}) where key = ${key}`); // prettier-ignore
    await crash(20);
    expect((await order('boat')).body.code).toBe('still_working');
    await crash(31);
    const answers = await Promise.all(Array.from({ length: 5 }, () => order('boat')));
    expect(answers.map(({ status }) => status)).toContain(201);
    expect(made).toBe(2);
  });

  it('belongs to one person, one school and one route', async () => {
    const elm = await app.makeSchool('elm');
    await order('boat');
    await order('boat', await app.tokenOf(oak, 'teacher'));
    await order('boat', await app.tokenOf(elm, 'teacher'), elm);
    expect(made).toBe(3);
  });

  it.each(['short', 'x'.repeat(256)])('must have a sensible length: %p', async (given) => {
    const { status, body } = await order('boat', token, oak, { 'idempotency-key': given });
    expect([status, body.code, made]).toEqual([422, 'idempotency_key_invalid', 0]);
  });

  it('may be left out, and then every request counts', async () => {
    await order('boat', token, oak, {});
    await order('boat', token, oak, {});
    expect(made).toBe(2);
  });

  it('means nothing on a route that does not take it', async () => {
    const note = () =>
      app.ask(oak, 'POST', '/api/orders/note', { as: token, body: {}, headers: { 'idempotency-key': key } });
    await note();
    await note();
    expect(made).toBe(2);
  });
});
