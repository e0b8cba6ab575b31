import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { markedProviders } from '../discovery.ts';

/** Knows whether a step of setting up a school is done, derived from the present data of the running tenant. */
export interface SetupStepSource {
  isDone(): Promise<boolean>;
}

const STEP = Symbol('setup-step');

/** Adds a step to what a new school sets up. A step has one provider. */
export const AddsSetupStep =
  (step: string): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(STEP, step, target);

/** The setup steps of every area. The server does not start when two providers add the same one. */
@Injectable()
export class SetupSteps implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const steps = this.sources().map(({ mark }) => mark);
    const twice = steps.filter((step, index) => steps.indexOf(step) !== index);
    if (twice.length > 0) throw new Error(`Two providers add the setup step ${twice.join(', ')}`);
    for (const { name, instance } of this.sources())
      if (typeof instance?.isDone !== 'function')
        throw new Error(`${name} adds a setup step and has no method isDone`);
  }

  /** The steps that areas add, and whether each is done. */
  all(): Promise<{ step: string; done: boolean }[]> {
    return Promise.all(
      this.sources().map(async ({ mark, instance }) => ({ step: mark, done: await instance.isDone() })),
    );
  }

  private sources() {
    return markedProviders<string, SetupStepSource>(this.discovery, STEP);
  }
}
