import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { currentContext, currentTenantKind, inContext, type Principal } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { GetDonationForReceipt } from '../../giving/contract.ts';
import { OpensDonation } from '../contract/donations.ts';
import { GetOrderAccess } from '../contract/orders.ts';
import { GetSchoolOfPayout } from '../contract/payouts.ts';
import { DOCUMENT_TYPES, type DocumentType } from './document.rules.ts';
import { StoredDocuments, type StoredDocument } from './stored-document.ts';

/** Decides who may see a document. */
@Injectable()
export class DocumentAccess {
  constructor(
    private readonly documents: StoredDocuments,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Finds a document as `find` does and reads it in the context of its school. The statement of a payout is a document of the school
   * that was paid: at the platform's own address its team opens those of all schools.
   * @throws AppError not_found as `find` does
   */
  async open<T>(
    type: string,
    id: string,
    by: { user: Principal | null; key: string | undefined },
    read: (document: StoredDocument) => Promise<T>,
  ): Promise<T> {
    if (type !== 'payout' || currentTenantKind() !== 'platform') return read(await this.find(type, id, by));
    if (!by.user || !may(by.user.role, 'payout.approve') || !isUuid(id)) throw notFound('document');
    const tenantId = await this.queries.execute(new GetSchoolOfPayout(id));
    // The statement of a payout to a charity is a document of the platform.
    if (!tenantId) return read(await this.find(type, id, by));
    return inContext({ ...currentContext()!, tenantId, principal: null }, async () =>
      read(await this.find(type, id, by)),
    );
  }

  /**
   * The document for whoever bought or gave, the school's administrators, and holders of the key of the order or gift. A
   * statement of all gifts, and papers of somebody who gave anonymously, are not for administrators; the statement of a payout is for
   * those alone who see payouts.
   * @throws AppError not_found for everybody else, as for a document that does not exist
   */
  private async find(
    type: string,
    id: string,
    by: { user: Principal | null; key: string | undefined },
  ): Promise<StoredDocument> {
    const known = DOCUMENT_TYPES.find((one): one is DocumentType => one === type);
    const document = known && (await this.documents.find(known, id));
    if (!document) throw notFound('document');
    const staff = by.user !== null && may(by.user.role, 'payment.manage');
    if (document.type === 'statement' || document.of_gift) {
      if (by.user && document.buyer_id === by.user.userId) return document;
      if (document.type === 'statement') throw notFound('document');
      if (by.key && (await this.queries.execute(new OpensDonation(document.order_id, by.key))))
        return document;
      // A donor who wishes to be unknown is so to the school too.
      const gift = staff && (await this.queries.execute(new GetDonationForReceipt(document.order_id)));
      if (gift && gift.anonymity !== 'anonymous') return document;
      throw notFound('document');
    }
    if (document.type === 'payout') {
      if (by.user && may(by.user.role, 'payout.approve')) return document;
      throw notFound('document');
    }
    if (staff) return document;
    const access = await this.queries.execute(
      new GetOrderAccess({
        idOrNumber: document.order_id,
        key: by.key ?? null,
        userId: by.user?.userId ?? null,
      }),
    );
    if (!access) throw notFound('document');
    return document;
  }
}
