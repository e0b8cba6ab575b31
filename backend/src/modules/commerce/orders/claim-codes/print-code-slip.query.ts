import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@bookgrove/contract';
import type { Principal } from '../../../../platform/context.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { codeSlip } from './code-slip-pdf.ts';
import { GetOrderCodes } from './get-order-codes.query.ts';

/**
 * The code of a class pack as a sheet to print, for those who see the codes of its order. 404 for an unknown code, a gift's, and
 * those who may not see it; 409 `claim_code_revoked`.
 */
export class PrintCodeSlip extends Query<Buffer> {
  constructor(
    readonly number: string,
    readonly codeId: string,
    readonly reader: Principal | null,
    readonly key: string | null,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(PrintCodeSlip)
export class PrintCodeSlipHandler implements IQueryHandler<PrintCodeSlip> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ number, codeId, reader, key, language }: PrintCodeSlip): Promise<Buffer> {
    const { results } = await this.queries.execute(new GetOrderCodes(number, reader, key));
    const found = results.find(({ id }) => id === codeId);
    if (found?.kind !== 'class_pack' || !found.code || !found.link) throw notFound('code');
    if (found.revoked)
      throw new AppError(
        'conflict',
        'claim_code_revoked',
        'It was paid back: the code does not work any more.',
      );
    const { name, origin } = await this.queries.execute(new GetSchool());
    const { title, code, link, seats } = found;
    return codeSlip({ title, code, link, seats, school: name, origin }, language);
  }
}
