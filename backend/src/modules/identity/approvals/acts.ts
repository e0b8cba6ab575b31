import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { may, ROLES, type Permission, type Role } from '@bookgrove/contract';
import { currentTenantKind } from '../../../platform/context.ts';
import { markedProviders } from '../../../platform/discovery.ts';
import {
  SECOND_PERSON_ACT,
  type ActDeclaration,
  type SecondPersonAct,
  type Snapshot,
} from '../../../platform/approvals/second-person.ts';

/** A declared act. */
export interface Act extends ActDeclaration {
  instance: SecondPersonAct;
}

/** All acts of all modules that need a second person, collected at start. */
@Injectable()
export class Acts implements OnModuleInit {
  private readonly byKind = new Map<string, Act>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { mark, instance } of markedProviders<ActDeclaration, SecondPersonAct>(
      this.discovery,
      SECOND_PERSON_ACT,
    )) {
      if (this.byKind.has(mark.kind)) throw new Error(`Two modules declare the act ${mark.kind}`);
      this.byKind.set(mark.kind, { ...mark, instance });
    }
  }

  /** The act of this kind. An unknown one is stored only by a version that declares it. */
  get(kind: string): Act {
    const act = this.byKind.get(kind);
    if (!act) throw new Error(`This version does not declare the act ${kind}`);
    return act;
  }

  /** Kinds whose proposals this role sees here: those that it may propose or approve. */
  kindsOf(role: Role): string[] {
    const kind = currentTenantKind();
    return [...this.byKind.values()]
      .filter(({ propose, approve }) => may(role, propose, kind) || may(role, approve, kind))
      .map((act) => act.kind);
  }
}

/** Roles that have a permission in the running tenant. */
export const rolesWith = (permission: Permission): Role[] =>
  ROLES.filter((role) => may(role, permission, currentTenantKind()));

/** Page of the running tenant where the proposer finds the result. */
export const resultPath = ({ path, platformPath }: Act): string =>
  currentTenantKind() === 'platform' ? (platformPath ?? path) : path;

/**
 * SHA-256 of what will be done and of the data behind it, in hexadecimal digits. The order of members does not count: stored
 * parameters come back from the database (jsonb) in another one.
 */
export const fingerprintOf = ({ facts, material }: Snapshot): string =>
  createHash('sha256')
    .update(JSON.stringify([facts, material], inOrder))
    .digest('hex');

/** Replacer of `JSON.stringify` that sorts the members of objects by name. */
const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
