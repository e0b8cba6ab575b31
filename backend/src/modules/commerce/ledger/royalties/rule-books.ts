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
