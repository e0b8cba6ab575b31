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
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
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
import { CopyDesign, MakeDesign } from './make-design.ts';

export class DesignPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: Design[];
}
export class DesignPicturePixels {
  picture!: string;
}
/** No members are taken. */
export class NoCopyBody {}

const PERSONAL = 'private, no-store';

/** Covers and posters that people draw, each for themselves. */
@Controller('api')
export class DesignsController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One's own designs, the newest first. */
  @Access('design.make')
  @Get('designs')
  @Header('cache-control', PERSONAL)
  async listDesigns(@Query() query: PageQuery, @Req() request: AppRequest): Promise<DesignPage> {
    const { count, designs } = await this.queries.execute(new ListDesigns(request.user!.userId, query));
    return page(request.url, query, count, designs);
  }

  /** Begins a design. */
  @Access('design.make')
  @Idempotent()
  @Post('designs')
  @HttpCode(201)
  makeDesign(@Body() { title, size, body }: NewDesign, @Req() request: AppRequest): Promise<Design> {
    return this.commands.execute(new MakeDesign(request.user!.userId, title, size, readDrawing(body)));
  }

  /** One design of one's own. */
  @Access('design.make')
  @Get('designs/:id')
  @Header('cache-control', PERSONAL)
  getDesign(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<Design> {
    return this.queries.execute(new GetDesign(id, request.user!.userId));
  }

  /** Keeps what was drawn; 409 `design_changed` when another window was faster. */
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

  /** Takes a design away for good. */
  @Access('design.make')
  @Delete('designs/:id')
  @HttpCode(204)
  async deleteDesign(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new DeleteDesign(id, request.user!.userId));
  }

  /** Makes a second one of a design. */
  @Access('design.make')
  @Idempotent()
  @Post('designs/:id/copy')
  @HttpCode(201)
  copyDesign(
    @Param('id', ParseId) id: string,
    @Body() _body: NoCopyBody,
    @Req() request: AppRequest,
  ): Promise<Design> {
    return this.commands.execute(new CopyDesign(id, request.user!.userId));
  }

  /** One's own pictures for designs. */
  @Access('design.make')
  @Get('design-pictures')
  @Header('cache-control', PERSONAL)
  listDesignPictures(@Req() request: AppRequest): Promise<DesignPictureEntry[]> {
    return this.queries.execute(new ListDesignPictures(request.user!.userId));
  }

  /** Keeps a picture for one's designs, drawn anew. */
  @Access('design.make')
  @Post('design-pictures')
  @HttpCode(201)
  async addDesignPicture(
    @Body() { picture }: DesignPictureBody,
    @Req() request: AppRequest,
  ): Promise<DesignPictureEntry> {
    await this.budgets.take('upload', request.user!.userId);
    return this.commands.execute(new AddDesignPicture(request.user!.userId, picture));
  }

  /** The pixels of one's own picture, as a `data:` address. */
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

  /** Takes a picture away. */
  @Access('design.make')
  @Delete('design-pictures/:id')
  @HttpCode(204)
  async deleteDesignPicture(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new DeleteDesignPicture(id, request.user!.userId));
  }
}
