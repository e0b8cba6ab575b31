import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import {
  DOCUMENT_TYPES,
  DocumentCheckView,
  DocumentList,
  DocumentView,
  type DocumentType,
} from './document.views.ts';

export class DocumentsQuery extends PageQuery {
  @IsOptional()
  @IsIn(DOCUMENT_TYPES, { message: 'type must be order or creditnote.' })
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
  /** Documents of the school, newest first; `search` finds by number and recipient. */
  @Access('payment.manage')
  @NeverWhileViewing()
  @Get()
  @PrivateResponse()
  listInvoices(@Query() _query: DocumentsQuery): Promise<DocumentList> {
    throw new Error('not built');
  }

  /** Checks a document by the code printed on it. */
  @Access('public')
  @Get('check/:code')
  checkInvoice(@Param('code') _code: string): Promise<DocumentCheckView> {
    throw new Error('not built');
  }

  /** A document as PDF, for its recipient, the school's administrators, or the holder of the order's key. */
  @Access('public')
  @NeverWhileViewing()
  @Get(':type/:id.pdf')
  @PrivateResponse()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  getInvoicePdf(
    @Param('type') _type: string,
    @Param('id') _id: string,
    @Query() _query: DocumentKeyQuery,
  ): Promise<StreamableFile> {
    throw new Error('not built');
  }

  /**
   * A document, for its recipient, the school's administrators, or the holder of the order's key. For the type `order`
   * the id or number of the order is accepted too.
   */
  @Access('public')
  @NeverWhileViewing()
  @Get(':type/:id')
  @PrivateResponse()
  getInvoice(
    @Param('type') _type: string,
    @Param('id') _id: string,
    @Query() _query: DocumentKeyQuery,
  ): Promise<DocumentView> {
    throw new Error('not built');
  }
}
