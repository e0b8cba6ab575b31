import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, inContext } from '../../../../platform/context.ts';
import { notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { ListBooksByTitle } from '../../../catalog/contract.ts';
import { GetSchools } from '../../../tenancy/contract.ts';
import type { RuleBook } from './royalty-views.ts';

const MOST_SHOWN = 20;

/** The books of a school for which the platform's team can make a rule. */
@Injectable()
export class RuleBooks {
  constructor(private readonly queries: QueryBus) {}

  /** Titles by id of a school's books; those that are not shown any more are left out. */
  async titles(tenantId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const correlationId = currentContext()?.correlationId ?? newId();
    const books = await inContext({ correlationId, tenantId, principal: null }, () =>
      this.queries.execute(new ListBooksByTitle('', ids.length, ids)),
    );
    return new Map(books.map(({ id, title }) => [id, title]));
  }

  /**
   * Published books of the school whose title contains the words, at most 20.
   * @throws AppError not_found for a school that does not exist
   */
  async find(tenantId: string, words: string): Promise<RuleBook[]> {
    const [school] = await this.queries.execute(new GetSchools([tenantId]));
    if (!school) throw notFound('school');
    const correlationId = currentContext()?.correlationId ?? newId();
    return inContext({ correlationId, tenantId, principal: null }, () =>
      this.queries.execute(new ListBooksByTitle(words, MOST_SHOWN)),
    );
  }
}
