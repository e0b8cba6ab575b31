import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ageAt } from '../../../platform/age.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentPlace, currentTenantId } from '../../../platform/context.ts';
import { GetReaderFacts, type ReaderFacts } from '../../identity/contract.ts';
import { shelfOf, type Reader, type Shelf } from './book-access.rules.ts';

/** How long somebody's classes and month of birth are taken as they were, in milliseconds. */
const KEPT_MS = 20_000;
const MOST_KEPT = 5_000;

/** Knows of the asker what decides which books they find: how old they are and which classes they are in. */
@Injectable()
export class Readers {
  private readonly kept = new Map<string, { facts: ReaderFacts; until: number }>();

  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  /** The reader with age and classes. */
  async know(reader: Reader): Promise<Reader> {
    if (!reader || reader.classes) return reader;
    // Nobody else is in a class.
    if (!['student', 'teacher', 'school_admin'].includes(reader.role)) return { ...reader, classes: [] };
    const { birth_year, birth_month, classes } = await this.factsOf(reader.userId);
    return { ...reader, age: ageAt(this.clock.now(), birth_year, birth_month), classes };
  }

  async shelf(reader: Reader): Promise<Shelf> {
    return shelfOf(await this.know(reader));
  }

  /** Whoever the running request comes from; null is a visitor. */
  current(): Promise<Reader> {
    const principal = currentContext()?.principal;
    return this.know(
      principal ? { userId: principal.userId, role: principal.role, place: currentPlace() } : null,
    );
  }

  private async factsOf(userId: string): Promise<ReaderFacts> {
    const key = `${currentTenantId()} ${userId}`;
    const now = Date.now();
    const known = this.kept.get(key);
    if (known && known.until > now) return known.facts;
    const facts = await this.queries.execute(new GetReaderFacts(userId));
    if (this.kept.size >= MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    this.kept.set(key, { facts, until: now + KEPT_MS });
    return facts;
  }
}
