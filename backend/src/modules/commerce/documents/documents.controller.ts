import { Readable } from 'node:stream';
import { Controller, Get, Header, Param, Query, Req, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { notFound } from '../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { DocumentAccess } from './document-access.ts';
import { qrPath } from '../../../platform/print/qr-path.ts';
import { checkUrlOf, DocumentFiles } from './document-files.ts';
import { taxesOf } from './document.rules.ts';
import { DOCUMENT_TYPES, type DocumentType } from './document.rules.ts';
import { DocumentCheckView, DocumentList, DocumentView } from './document.views.ts';
import { ListDocuments } from './list-documents.ts';
import { StoredDocuments, type StoredDocument } from './stored-document.ts';

export class DocumentsQuery extends PageQuery {
  @IsOptional()
  @IsIn(DOCUMENT_TYPES, { message: 'type must be order, creditnote, donation, statement or payout.' })
  type?: DocumentType;

  /** Documents of one order, by its id. */
  @IsOptional()
  @IsUUID(undefined, { message: 'order must be a UUID.' })
  order?: string;
}

export class DocumentKeyQuery {
  /** Key of the order, for those without an account. */
  @IsOptional()
  @IsString()
  @MaxLength(128, { message: 'key must have at most 128 characters.' })
  key?: string;
}

/** Invoices and credit notes. */
@Controller('api/invoices')
export class DocumentsController {
  constructor(
    private readonly access: DocumentAccess,
    private readonly documents: StoredDocuments,
    private readonly files: DocumentFiles,
    private readonly list: ListDocuments,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
  ) {}

  /** Documents of the school, newest first; `search` finds by number and recipient. */
  @Access('payment.manage')
  @NeverWhileViewing()
  @Get()
  @PrivateResponse()
  async listInvoices(@Query() query: DocumentsQuery, @Req() request: AppRequest): Promise<DocumentList> {
    const { count, results } = await this.list.list(query);
    return page(request.url, query, count, results);
  }

  /** Checks a document by the code printed on it. */
  @Access('public')
  @Get('check/:code')
  @Header('cache-control', 'no-store')
  async checkInvoice(@Param('code') code: string): Promise<DocumentCheckView> {
    const document = code.length <= 32 ? await this.documents.byCheckCode(code) : null;
    if (!document) throw notFound('document');
    const { type, number, issued_at, issuer, currency, total, tax, file, credited } = document;
    return {
      ...{ type, number, issued_at, issuer, currency, total, tax, credited },
      void: document.void !== null,
      sha256: file?.sha256 ?? null,
    };
  }

  /** A document as PDF, for its recipient, the school's administrators, or the holder of the order's key. */
  @Access('public')
  @NeverWhileViewing()
  @Get(':type/:id.pdf')
  @PrivateResponse()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getInvoicePdf(
    @Param('type') type: string,
    @Param('id') id: string,
    @Query() { key }: DocumentKeyQuery,
    @Req() request: AppRequest,
  ): Promise<StreamableFile> {
    return this.access.open(type, id, { user: request.user ?? null, key }, async (document) => {
      const content = document.void
        ? Readable.from([await this.files.drawVoid(document)])
        : await this.storage.get((await this.files.ensure(document)).key);
      return new StreamableFile(content, {
        type: 'application/pdf',
        disposition: `inline; filename="${document.number}.pdf"`,
      });
    });
  }

  /**
   * A document, for its recipient, the school's administrators, or the holder of the order's key. For the type `order`
   * the id or number of the order is accepted too. For the type `payout` the id is that of the payout; at the platform's own
   * address its team reads those of all schools.
   */
  @Access('public')
  @NeverWhileViewing()
  @Get(':type/:id')
  @PrivateResponse()
  async getInvoice(
    @Param('type') type: string,
    @Param('id') id: string,
    @Query() { key }: DocumentKeyQuery,
    @Req() request: AppRequest,
  ): Promise<DocumentView> {
    return this.access.open(type, id, { user: request.user ?? null, key }, (document) =>
      this.viewOf(document, key),
    );
  }

  private async viewOf(document: StoredDocument, key: string | undefined): Promise<DocumentView> {
    const { origin } = await this.queries.execute(new GetSchool());
    const {
      file: _,
      credited: __,
      order_id,
      buyer_id: ___,
      original: ____,
      of_gift: _____,
      subject_id: ______,
      check_code,
      ...shown
    } = document;
    const check_url = checkUrlOf(origin, check_code);
    // A statement is opened by the id of its payout, which the platform knows too.
    const id = document.type === 'payout' ? order_id : document.id;
    return {
      ...shown,
      taxes: taxesOf(document.lines),
      pdf: `/api/invoices/${document.type}/${id}.pdf${key ? `?key=${encodeURIComponent(key)}` : ''}`,
      check_code,
      check_url,
      check_qr: qrPath(check_url),
    };
  }
}
