import { createHash } from 'node:crypto';
import { CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { IssueGivingStatement, type GivingYear } from '../contract/receipts.ts';
import { IssueDocument } from './issue-document.ts';

@CommandHandler(IssueGivingStatement)
export class IssueGivingStatementHandler implements ICommandHandler<IssueGivingStatement> {
  constructor(
    private readonly db: Db,
    private readonly documents: IssueDocument,
    private readonly queries: QueryBus,
  ) {}

  async execute({ giving }: IssueGivingStatement): Promise<string> {
    const school = await this.queries.execute(new GetSchool());
    const subject_id = subjectOf(currentTenantId(), giving);
    const { donor_id, email, name, country, language, year, currency, gifts } = giving;
    return this.db.transaction((tx) =>
      this.documents.issue(tx, {
        type: 'statement',
        subject_id,
        order: {
          id: subject_id,
          number: String(year),
          buyer_id: donor_id,
          email,
          name,
          country,
          ship_to: [],
          language,
          currency,
        },
        issuer: school,
        lines: gifts.map(({ title, number, given_on, amount }) => ({
          title: `${title} (${given_on}, ${number})`,
          authors: [],
          quantity: 1,
          unit_price: amount,
          tax_bps: 0,
          tax: 0,
          total: amount,
        })),
        original_id: null,
      }),
    );
  }
}

/** The same id for every call of one donor, year and currency: a UUID of version 8 by the SHA-256 of them (RFC 9562, 5.8). */
function subjectOf(tenantId: string, { donor_id, email, year, currency }: GivingYear): string {
  const hash = createHash('sha256')
    .update(`${tenantId} ${donor_id ?? email.toLowerCase()} ${year} ${currency}`)
    .digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
