import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, type ApiBodyOptions } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { PRIVATE, PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { SendFile } from '../../../platform/storage/send-file.ts';
import { receiveFile, wrongFile } from '../../../platform/uploads/receive-file.ts';
import { UPLOAD_BUDGET } from '../../../platform/uploads/upload.budgets.ts';
import { ProposeAct, RecentConfirmationBody, RequireRecentConfirmation } from '../../identity/contract.ts';
import { CHANGE_BANK_ACT, decryptBank, encryptBank } from './change-bank-act.ts';
import {
  CharityBankBody,
  CharityBody,
  CharityChange,
  CharityCheckBody,
  CharityDeskFilters,
  CharityDocumentQuery,
  CharityMoveBody,
  CharityVerifyBody,
  TakeCharityBody,
} from './charity-bodies.ts';
import { CharityDocuments, PAPER_BYTES } from './charity-documents.ts';
import { CharityPictures } from './charity-pictures.ts';
import { GetCharityDraft, ListCharityDesk } from './charity.queries.ts';
import {
  CharityBankView,
  CharityDeskPage,
  CharityDraft,
  CharityProposal,
  CharitySaved,
} from './charity-views.ts';
import { accountNumber } from './charity.rules.ts';
import { CheckCharity } from './check-charity.ts';
import { ChooseCharity } from './choose-charity.ts';
import { FindCharities } from './find-charities.ts';
import { MoveCharity } from './move-charity.ts';
import { ChangeCharity, CreateCharity } from './save-charity.ts';
import { TakeCharity } from './take-charity.ts';
import { VERIFY_CHARITY_ACT } from './verify-charity-act.ts';

const PICTURE_BYTES = 8 * 1024 * 1024;
const fileBody: ApiBodyOptions = {
  schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
};

export class DocumentAdded {
  id!: string;
}

/** Charities for staff: a school its proposals and its choice, the platform's team all of them. */
@Controller('api/charity-desk')
export class CharityDeskController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly config: Config,
    private readonly db: Db,
    private readonly documents: CharityDocuments,
    private readonly files: SendFile,
    private readonly find: FindCharities,
    private readonly pictures: CharityPictures,
    private readonly queries: QueryBus,
  ) {}

  /** One page: in a school its proposals and the verified charities, for the platform's team those of all schools; in review first. */
  @Access('charity.manage')
  @Get()
  @PrivateResponse()
  listCharityDesk(
    @Query() filters: CharityDeskFilters,
    @Req() request: AppRequest,
  ): Promise<CharityDeskPage> {
    return this.queries.execute(new ListCharityDesk(filters, request.url));
  }

  /** Makes a charity as a draft: the proposal of a school, or one of the platform. */
  @Access('charity.manage')
  @Idempotent()
  @Post()
  @PrivateResponse()
  createCharity(@Body() body: CharityBody): Promise<CharitySaved> {
    return this.commands.execute(new CreateCharity(body));
  }

  /** A charity with its checks, papers and history. */
  @Access('charity.manage')
  @Get(':id')
  @PrivateResponse()
  getCharityDraft(@Param('id', ParseId) id: string): Promise<CharityDraft> {
    return this.queries.execute(new GetCharityDraft(id));
  }

  /** Changes its texts; a school those of its drafts. 409 `changed_meanwhile`, `wrong_status`. */
  @Access('charity.manage')
  @Put(':id')
  @PrivateResponse()
  changeCharity(@Param('id', ParseId) id: string, @Body() change: CharityChange): Promise<CharitySaved> {
    return this.commands.execute(new ChangeCharity(id, change));
  }

  /** Sends it to the review, rejects, reopens, suspends, reinstates or archives it. 409 `wrong_status`, `money_waits`. */
  @Access('charity.manage')
  @NeverWhileViewing()
  @Post(':id/move')
  @HttpCode(204)
  moveCharity(@Param('id', ParseId) id: string, @Body() { move, reason }: CharityMoveBody): Promise<void> {
    return this.commands.execute(new MoveCharity(id, move, reason ?? ''));
  }

  /** The platform takes over what a school proposed, for this school alone or for every one. */
  @Access('charity.verify')
  @NeverWhileViewing()
  @Post(':id/take')
  @HttpCode(204)
  takeCharity(@Param('id', ParseId) id: string, @Body() { everybody }: TakeCharityBody): Promise<void> {
    return this.commands.execute(new TakeCharity(id, everybody ?? false));
  }

  /** Notes a check of the review, or takes it back. */
  @Access('charity.verify')
  @NeverWhileViewing()
  @Post(':id/checks')
  @HttpCode(204)
  checkCharity(@Param('id', ParseId) id: string, @Body() body: CharityCheckBody): Promise<void> {
    return this.commands.execute(new CheckCharity(id, { ...body, note: body.note ?? '' }));
  }

  /** Proposes that the charity is verified, which a second person approves. Needs a recent confirmation. */
  @Access('charity.verify')
  @NeverWhileViewing()
  @Post(':id/verify')
  @HttpCode(202)
  async verifyCharity(
    @Param('id', ParseId) id: string,
    @Body() { reason, ...proof }: CharityVerifyBody,
    @Req() { user }: AppRequest,
  ): Promise<CharityProposal> {
    this.assertPlatform();
    return this.commands.execute(
      new ProposeAct(VERIFY_CHARITY_ACT, { charity_id: id }, reason, user!, proof),
    );
  }

  /** Proposes the account that the charity is paid to, which a second person approves. Needs a recent confirmation. */
  @Access('charity.verify')
  @NeverWhileViewing()
  @Put(':id/bank')
  @HttpCode(202)
  async changeCharityBank(
    @Param('id', ParseId) id: string,
    @Body() body: CharityBankBody,
    @Req() { user }: AppRequest,
  ): Promise<CharityProposal> {
    this.assertPlatform();
    const { holder, bank_name, routing = '', reason, password, code, recovery_code } = body;
    const account = accountNumber(body.account);
    if (!account)
      throw invalidFields({ account: ['This is no account number. Please compare it once more.'] });
    const bank = encryptBank(this.config, id, { holder, bank_name, account, routing });
    const params = { charity_id: id, bank: Buffer.from(bank).toString('base64') };
    const proof = { password, code, recovery_code } as RecentConfirmationBody;
    return this.commands.execute(new ProposeAct(CHANGE_BANK_ACT, params, reason, user!, proof));
  }

  /** The account that the charity is paid to, for whoever proves their password or second factor now. */
  @Access('charity.verify')
  @NeverWhileViewing()
  @Post(':id/bank/open')
  @HttpCode(200)
  @PrivateResponse()
  async openCharityBank(
    @Param('id', ParseId) id: string,
    @Body() proof: RecentConfirmationBody,
    @Req() { user }: AppRequest,
  ): Promise<CharityBankView> {
    this.assertPlatform();
    await this.commands.execute(new RequireRecentConfirmation(user!, proof));
    const [row] = await this.db.rows<{ bank: Buffer | null }>({
      name: 'charity_bank',
      text: 'select bank from giving.charity where tenant_id = $1::uuid and id = $2::uuid',
      values: [currentTenantId(), id],
    });
    if (!row?.bank) throw notFound('bank account');
    return decryptBank(this.config, id, row.bank);
  }

  /** The school supports this charity from now on. */
  @Access('charity.manage')
  @Put(':id/supported')
  @HttpCode(204)
  chooseCharity(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new ChooseCharity(id, true));
  }

  /** The school no longer supports it. */
  @Access('charity.manage')
  @Delete(':id/supported')
  @HttpCode(204)
  unchooseCharity(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new ChooseCharity(id, false));
  }

  /** Stores the logo or the cover of the page: a PNG, JPEG or WebP picture. */
  @Access('charity.manage')
  @Put(':id/pictures/:picture')
  @ApiConsumes('multipart/form-data')
  @ApiBody(fileBody)
  @HttpCode(204)
  async putCharityPicture(
    @Param('id', ParseId) id: string,
    @Param('picture') picture: string,
    @Req() request: AppRequest,
  ): Promise<void> {
    if (picture !== 'logo' && picture !== 'cover') throw notFound('picture');
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    await receiveFile(request, PICTURE_BYTES, async (file) => {
      const bytes = await file.toBuffer();
      if (file.file.truncated) throw wrongFile('This picture has more than 8 MB. Choose a smaller one.');
      await this.pictures.put(id, picture, bytes);
    });
  }

  /** Adds a paper: a PDF, PNG or JPEG file of at most 10 MB. */
  @Access('charity.manage')
  @Post(':id/documents')
  @ApiConsumes('multipart/form-data')
  @ApiBody(fileBody)
  @HttpCode(201)
  async addCharityDocument(
    @Param('id', ParseId) id: string,
    @Query() { title }: CharityDocumentQuery,
    @Req() request: AppRequest,
  ): Promise<DocumentAdded> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    return receiveFile(request, PAPER_BYTES, async (file) => {
      const bytes = await file.toBuffer();
      if (file.file.truncated) throw wrongFile('This paper has more than 10 MB. Choose a smaller one.');
      return this.documents.add(id, title, bytes);
    });
  }

  /** The file of a paper. */
  @Access('charity.manage')
  @Get(':id/documents/:document')
  @ApiProduces('application/pdf', 'image/png', 'image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getCharityDocument(
    @Param('id', ParseId) id: string,
    @Param('document', ParseId) document: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.files.send(request, reply, await this.documents.key(id, document), PRIVATE);
  }

  /** Notes that the platform's team has read a paper. */
  @Access('charity.verify')
  @Post(':id/documents/:document/read')
  @HttpCode(204)
  readCharityDocument(
    @Param('id', ParseId) id: string,
    @Param('document', ParseId) document: string,
  ): Promise<void> {
    return this.documents.read(id, document);
  }

  /** Acts of two people belong to the platform's own tenant. */
  private assertPlatform(): void {
    if (!this.find.everywhere())
      throw new AppError('not_found', 'not_found', 'Charities are verified at the platform’s own address.');
  }
}
