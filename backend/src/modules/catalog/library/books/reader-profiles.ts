import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ageAt } from '../../../../platform/age.ts';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantKind, currentTenantId } from '../../../../platform/context.ts';
import { GetReaderDetails, type ReaderDetails } from '../../../identity/contract.ts';
import { visibilityScopeOf, type Reader, type VisibilityScope } from './book-access.rules.ts';

/** How long classes and birth month of a person are cached, in milliseconds. */
const KEPT_MS = 20_000;
const MOST_KEPT = 5_000;

/** Adds the facts to a requester that decide which books they find: age and classes. */
@Injectable()
export class ReaderProfiles {
  private readonly kept = new Map<string, { facts: ReaderDetails; until: number }>();

  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  /** The reader with age and classes. */
  async know(reader: Reader): Promise<Reader> {
    if (!reader || reader.classes) return reader;
    // People with other roles are in no class.
    if (!['student', 'teacher', 'school_admin'].includes(reader.role)) return { ...reader, classes: [] };
    const { birth_year, birth_month, classes } = await this.factsOf(reader.userId);
    return { ...reader, age: ageAt(this.clock.now(), birth_year, birth_month), classes };
  }

  /** Which books the reader finds. */
  async visibilityScope(reader: Reader): Promise<VisibilityScope> {
    return visibilityScopeOf(await this.know(reader));
  }

  /** The person of the current request; null is a visitor. */
  current(): Promise<Reader> {
    const principal = currentContext()?.principal;
    return this.know(
      principal ? { userId: principal.userId, role: principal.role, tenantKind: currentTenantKind() } : null,
    );
  }

  private async factsOf(userId: string): Promise<ReaderDetails> {
    const key = `${currentTenantId()} ${userId}`;
    const now = Date.now();
    const known = this.kept.get(key);
    if (known && known.until > now) return known.facts;
    const facts = await this.queries.execute(new GetReaderDetails(userId));
    if (this.kept.size >= MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    this.kept.set(key, { facts, until: now + KEPT_MS });
    return facts;
  }
}
