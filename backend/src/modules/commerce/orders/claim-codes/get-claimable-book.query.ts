import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId, type Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetBooksOnOffer } from '../../../catalog/contract.ts';
import { unknownCode } from './claim-book.ts';
import { ClaimCodes } from './claim-codes.ts';
import { claimState, readClaimCode } from './claim-code.rules.ts';
import type { ClaimableBook } from './claim-code-views.ts';
import { CodeGrants } from './code-grants.ts';

/** The book of a code, for a visitor or somebody signed in. Failures: 404 `claim_code_unknown`. */
export class GetClaimableBook extends Query<ClaimableBook> {
  constructor(
    readonly code: string,
    readonly reader: Principal | null,
    /** Base address of the book origin for covers. */
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(GetClaimableBook)
export class GetClaimableBookHandler implements IQueryHandler<GetClaimableBook> {
  constructor(
    private readonly codes: ClaimCodes,
    private readonly db: Db,
    private readonly grants: CodeGrants,
    private readonly queries: QueryBus,
  ) {}

  async execute({ code: text, reader, files }: GetClaimableBook): Promise<ClaimableBook> {
    const entered = readClaimCode(text);
    if (!entered) throw unknownCode();
    const tenant_id = currentTenantId();
    const code_hash = this.codes.digest(entered);
    const { code, gift, has } = await this.db.transaction(async (tx) => {
      const found = await tx.claimCode.findUnique({
        where: { tenant_id_code_hash: { tenant_id, code_hash } },
      });
      if (!found) throw unknownCode();
      const { line_id } = found;
      return {
        code: found,
        gift: await tx.gift.findUnique({ where: { tenant_id_line_id: { tenant_id, line_id } } }),
        has: await this.grants.holders(tx, found, reader ? [reader.userId] : []),
      };
    });
    const [book] = await this.queries.execute(
      new GetBooksOnOffer([code.book_id], reader?.userId ?? null, files),
    );
    return {
      kind: code.kind === 'gift' ? 'gift' : 'class_pack',
      title: code.title,
      authors: book?.authors ?? [],
      book_id: code.book_id,
      slug: book?.slug || null,
      image: book?.cover ?? null,
      sender_name: gift?.sender_name ?? null,
      recipient_name: gift?.recipient_name ?? null,
      message: gift?.message ?? null,
      state: claimState(
        { ...code, revoked: code.revoked_at !== null },
        { claimed: has.claimed.size > 0, owns: has.own.size > 0 },
      ),
    };
  }
}
