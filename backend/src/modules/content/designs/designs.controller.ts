import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { EmptyBody } from '../../../platform/http/empty-body.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { ListPage, page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { ChangeDesign, DeleteDesign } from './change-design.ts';
import { DesignChange, DesignPictureBody, NewDesign, readDrawing } from './design-body.ts';
import {
  AddDesignPicture,
  DeleteDesignPicture,
  DesignPictureEntry,
  GetDesignPicture,
  ListDesignPictures,
} from './design-pictures.ts';
import { Design } from './design-view.ts';
import { GetDesign, ListDesigns } from './list-designs.query.ts';
import { CopyDesign, CreateDesign } from './create-design.ts';
import { UPLOAD_BUDGET } from '../../../platform/uploads/upload.budgets.ts';

export class DesignPage extends ListPage {
  results!: Design[];
}
export class DesignPicturePixels {
  picture!: string;
}
/** Covers and posters that people draw, each for themselves. */
@Controller('api')
export class DesignsController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The caller's designs, newest first. */
  @Access('design.make')
  @Get('designs')
  @PrivateResponse()
  async listDesigns(@Query() query: PageQuery, @Req() request: AppRequest): Promise<DesignPage> {
    const { count, designs } = await this.queries.execute(new ListDesigns(request.user!.userId, query));
    return page(request.url, query, count, designs);
  }

  /** Creates a design. */
  @Access('design.make')
  @Idempotent()
  @Post('designs')
  @HttpCode(201)
  createDesign(@Body() { title, size, body }: NewDesign, @Req() request: AppRequest): Promise<Design> {
    return this.commands.execute(new CreateDesign(request.user!.userId, title, size, readDrawing(body)));
  }

  /** One of the caller's designs. */
  @Access('design.make')
  @Get('designs/:id')
  @PrivateResponse()
  getDesign(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<Design> {
    return this.queries.execute(new GetDesign(id, request.user!.userId));
  }

  /** Saves a drawing; 409 `design_changed` when another window saved first. */
  @Access('design.make')
  @Put('designs/:id')
  changeDesign(
    @Param('id', ParseId) id: string,
    @Body() { title, body, version }: DesignChange,
    @Req() request: AppRequest,
  ): Promise<Design> {
    const change = { title, version, body: readDrawing(body) };
    return this.commands.execute(new ChangeDesign(id, request.user!.userId, change));
  }

  /** Deletes a design. */
  @Access('design.make')
  @Delete('designs/:id')
  @HttpCode(204)
  async deleteDesign(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new DeleteDesign(id, request.user!.userId));
  }

  /** Copies a design. */
  @Access('design.make')
  @Idempotent()
  @Post('designs/:id/copy')
  @HttpCode(201)
  copyDesign(
    @Param('id', ParseId) id: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
  ): Promise<Design> {
    return this.commands.execute(new CopyDesign(id, request.user!.userId));
  }

  /** The caller's pictures for designs. */
  @Access('design.make')
  @Get('design-pictures')
  @PrivateResponse()
  listDesignPictures(@Req() request: AppRequest): Promise<DesignPictureEntry[]> {
    return this.queries.execute(new ListDesignPictures(request.user!.userId));
  }

  /** Stores a picture for the caller's designs, re-encoded. */
  @Access('design.make')
  @Post('design-pictures')
  @HttpCode(201)
  async addDesignPicture(
    @Body() { picture }: DesignPictureBody,
    @Req() request: AppRequest,
  ): Promise<DesignPictureEntry> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    return this.commands.execute(new AddDesignPicture(request.user!.userId, picture));
  }

  /** The pixels of one of the caller's pictures, as a `data:` address. */
  @Access('design.make')
  @Get('design-pictures/:id')
  @Header('cache-control', 'private, max-age=3600')
  async getDesignPicture(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
  ): Promise<DesignPicturePixels> {
    const bytes = await this.queries.execute(new GetDesignPicture(id, request.user!.userId));
    return { picture: `data:image/webp;base64,${bytes.toString('base64')}` };
  }

  /** Deletes a picture. */
  @Access('design.make')
  @Delete('design-pictures/:id')
  @HttpCode(204)
  async deleteDesignPicture(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new DeleteDesignPicture(id, request.user!.userId));
  }
}
