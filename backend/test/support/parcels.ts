import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { IsString } from 'class-validator';
import { currentTenantId } from '../../src/platform/context.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import { Consumes, type Consumer } from '../../src/platform/messaging/consumers.ts';
import { DomainEvent } from '../../src/platform/messaging/events.ts';

/** An event that only tests use. */
@DomainEvent('test.parcel-sent.v1', { consumed: false })
export class ParcelSent {
  @IsString()
  parcel!: string;
}

/** State of the consumer: attempts of a parcel, how many of them fail, and the calls of its `failed`. */
export const post = {
  attempts: new Map<string, number>(),
  failures: new Map<string, number>(),
  informed: [] as { parcel: string; last: boolean }[],
};

/** Fails `post.failures` times; its retry schedule ends after three seconds. */
@Injectable()
@Consumes(ParcelSent, {
  name: 'test.deliver-parcel',
  queue: 'emails',
  retry: { first: 10, longest: 40, during: 3_000 },
})
export class DeliverParcel implements Consumer<ParcelSent, void> {
  async handle({ parcel }: ParcelSent, tx: Tx): Promise<void> {
    const attempt = (post.attempts.get(parcel) ?? 0) + 1;
    post.attempts.set(parcel, attempt);
    await tx.$executeRaw`insert into public.effect (consumer, thing, tenant_id)
      values ('parcel', ${parcel}, ${currentTenantId()}::uuid)`;
    if (attempt <= (post.failures.get(parcel) ?? 0)) throw new Error(`nobody opens for ${parcel}`);
  }

  failed({ parcel }: ParcelSent, _error: Error, last: boolean): Promise<void> {
    post.informed.push({ parcel, last });
    return Promise.resolve();
  }
}

/** The application with this consumer. */
export const withParcels = (app: DynamicModule): DynamicModule => {
  class WithParcels {}
  Module({ imports: [app], providers: [DeliverParcel] })(WithParcels);
  return { module: WithParcels };
};
