import type {
  Api,
  coreModuleName,
  EndpointDefinitions,
  reactHooksModuleName,
} from '@reduxjs/toolkit/query/react';
import type { Transport } from './api.ts';

type With<Calls extends EndpointDefinitions> = Api<
  Transport,
  Calls,
  'api',
  never,
  typeof coreModuleName | typeof reactHooksModuleName
>;
type CallsOf<One> = One extends With<infer Calls extends EndpointDefinitions> ? Calls : never;
/** What all members of a union are at once. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/**
 * The calls of several controllers as one API: at run time they are one object anyway, and only the types tell them
 * apart. A screen names the controllers it needs, and loads no others.
 * @example together(booksCalls, categoriesCalls).enhanceEndpoints({ … })
 */
export function together<const Apis extends readonly [unknown, ...unknown[]]>(
  ...apis: Apis
): All<CallsOf<Apis[number]>> extends infer Calls extends EndpointDefinitions ? With<Calls> : never {
  return apis[0] as never;
}
