import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '../config.ts';
import { inContext } from '../context.ts';
import { markedProviders } from '../discovery.ts';
import { newId } from '../ids.ts';
import { TenantDirectory } from './tenant-directory.ts';

/** Reads what visitors and members of a tenant need first, so that its statements are prepared and its caches filled. */
export interface WarmingUp {
  /** Runs in the tenant's context, for one tenant after the other. */
  warmUp(): Promise<unknown>;
}

const WARMS_UP = Symbol('warms-up');

/** Declares a provider that takes part in the warm-up. */
export const WarmsUp = (): ClassDecorator => (target) => Reflect.defineMetadata(WARMS_UP, true, target);

/** Schools that are warmed up, and for how long at most: later ones are read when they are asked for. */
const MOST_TENANTS = 300;
const PATIENCE_MS = 15_000;

/** Work before the process is ready: without it the first answers of a process take many times as long as later ones. */
@Injectable()
export class WarmUp {
  /** Whether the process is still getting ready. */
  running = false;

  constructor(
    private readonly config: Config,
    private readonly directory: TenantDirectory,
    private readonly discovery: DiscoveryService,
    private readonly log: PinoLogger,
  ) {
    log.setContext(WarmUp.name);
  }

  /** Never rejects: what fails here is read again by the first request. */
  async run(): Promise<void> {
    this.running = true;
    const until = performance.now() + PATIENCE_MS;
    try {
      const sources = markedProviders<true, WarmingUp>(this.discovery, WARMS_UP);
      const tenants = await this.directory.listActive(MOST_TENANTS);
      const one = (tenantId: string) =>
        inContext({ correlationId: newId(), tenantId, principal: null }, () =>
          Promise.all(sources.map(({ instance }) => instance.warmUp())),
        );
      // Several at once, so that every connection of the pool has the statements.
      if (tenants[0])
        await Promise.all(Array.from({ length: this.config.databasePool }, () => one(tenants[0]!)));
      for (const tenantId of tenants.slice(1)) {
        if (performance.now() > until) break;
        await one(tenantId);
      }
    } catch (error) {
      this.log.warn({ err: error }, 'the warm-up failed');
    } finally {
      this.running = false;
    }
  }
}
