import { Body, Controller, HttpCode, Module, Post, type DynamicModule } from '@nestjs/common';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { currentTenantId, inContext } from '../../src/platform/context.ts';
import { Db, type Tx } from '../../src/platform/db/db.ts';
import { AppError } from '../../src/platform/errors.ts';
import { Access } from '../../src/platform/http/access.ts';
import { WithoutBudget } from '../../src/platform/http/budget-policy.ts';
import { Idempotent, storeAnswer } from '../../src/platform/http/idempotency.ts';
import { newId, PLATFORM_TENANT_ID } from '../../src/platform/ids.ts';

const HOW = [
  'plain',
  'refused before',
  'refused after',
  'broken after',
  'in two steps',
  'answer in transaction',
  'reads first',
  'elsewhere',
] as const;

export class Order {
  @IsString()
  item!: string;

  @IsOptional()
  @IsIn(HOW)
  how: (typeof HOW)[number] = 'plain';
}

/** A promise that orders await inside of their transaction, and the number of handler calls. */
export const orders = { gate: Promise.resolve(), calls: 0 };

const note = (tx: Tx, item: string, step = 'order') =>
  tx.$executeRaw`insert into public.effect (consumer, thing, tenant_id) values (${step}, ${item}, ${currentTenantId()}::uuid)`;

/** Routes that write one row of `public.effect` (`createEffectTable`) for each executed order. */
@Controller('api/orders')
class Orders {
  constructor(private readonly db: Db) {}

  @Access('public')
  @WithoutBudget('A test calls it.')
  @Idempotent()
  @Post()
  @HttpCode(201)
  async order(@Body() { item, how }: Order): Promise<{ item: string; number: number }> {
    const number = ++orders.calls;
    if (how === 'reads first') {
      await this.db.transaction((tx) => tx.user.count());
      if (item === 'sold out') throw new AppError('conflict', 'sold_out', 'It is sold out.');
    }
    if (how === 'elsewhere') {
      const context = { correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null };
      await inContext(context, () => this.db.transaction((tx) => note(tx, item)));
      return { item, number };
    }
    await this.db.transaction(async (tx) => {
      await note(tx, item);
      await orders.gate;
      if (how === 'refused before') throw new AppError('conflict', 'sold_out', 'It is sold out.');
      if (how === 'answer in transaction') storeAnswer({ item, number });
    });
    if (how === 'in two steps') await this.db.transaction((tx) => note(tx, item, 'second'));
    if (how === 'refused after') throw new AppError('conflict', 'sold_out', 'It is sold out.');
    if (how === 'broken after') throw new Error('broken');
    return { item, number };
  }

  @Access('public')
  @WithoutBudget('A test calls it.')
  @Idempotent({ required: true })
  @Post('pay')
  @HttpCode(201)
  async pay(@Body() { item }: Order): Promise<{ item: string }> {
    await this.db.transaction((tx) => note(tx, item));
    return { item };
  }

  @Access('public')
  @WithoutBudget('A test calls it.')
  @Post('note')
  async note(@Body() { item }: Order): Promise<void> {
    await this.db.transaction((tx) => note(tx, item));
  }
}

/** The application with these routes. */
export const withOrders = (app: DynamicModule): DynamicModule => {
  class WithOrders {}
  Module({ imports: [app], controllers: [Orders] })(WithOrders);
  return { module: WithOrders };
};
