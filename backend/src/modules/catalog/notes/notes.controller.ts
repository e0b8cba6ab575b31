import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsOptional, IsUUID } from 'class-validator';
import { Access } from '../../../platform/http/access.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { AnnotationBody, NoteDecisionBody } from './annotation-body.ts';
import { DecideOnNote } from './decide-on-note.ts';
import { ListAnnotations } from './list-annotations.query.ts';
import { ListMargin } from './list-margin.query.ts';
import { ListWaitingNotes, WaitingNote } from './list-waiting-notes.query.ts';
import { AnnotationView } from './note-view.ts';
import { RemoveAnnotation } from './remove-annotation.ts';
import { SaveAnnotation } from './save-annotation.ts';

export class AnnotationPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: AnnotationView[];
}
export class WaitingNotesQuery extends PageQuery {
  /** Notes in this book alone. */
  @IsOptional()
  @IsUUID(undefined, { message: 'book must be the id of a book.' })
  book?: string;
}
export class WaitingNotePage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: WaitingNote[];
}

const PERSONAL = 'private, no-store';

/** Bookmarks, highlights and notes in books, and what classes share of them. */
@Controller('api')
export class NotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One's own bookmarks, highlights and notes of a book, in the order of its pages. */
  @Access('reading.record')
  @Get('books/:id/annotations')
  @Header('cache-control', PERSONAL)
  async listAnnotations(
    @Param('id', ParseId) id: string,
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<AnnotationPage> {
    const { count, results } = await this.queries.execute(
      new ListAnnotations(id, request.user!.userId, query),
    );
    return page(request.url, query, count, results);
  }

  /** Keeps a bookmark, highlight or note under an id that its device made; the newest by `client_time` counts. */
  @Access('reading.record')
  @Put('books/:id/annotations/:annotationId')
  saveAnnotation(
    @Param('id', ParseId) id: string,
    @Param('annotationId', ParseId) annotationId: string,
    @Body() body: AnnotationBody,
    @Req() request: AppRequest,
  ): Promise<AnnotationView> {
    return this.commands.execute(new SaveAnnotation(id, annotationId, readerOf(request)!, body));
  }

  /** Takes one's own bookmark, highlight or note away; one that is gone already is no mistake. */
  @Access('reading.record')
  @Delete('annotations/:id')
  @HttpCode(204)
  removeAnnotation(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new RemoveAnnotation(id, request.user!.userId));
  }

  /** What others shared with the asker's class in the margin of a book; teachers see what waits and what is hidden, too. */
  @Access('reading.record')
  @Get('books/:id/margin')
  @Header('cache-control', PERSONAL)
  async listMargin(
    @Param('id', ParseId) id: string,
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<AnnotationPage> {
    const { count, results } = await this.queries.execute(new ListMargin(id, readerOf(request)!, query));
    return page(request.url, query, count, results);
  }

  /** Notes of students that wait for a teacher's yes, oldest first; an administrator sees those of every class. */
  @Access('class.teach')
  @Get('class-notes')
  @Header('cache-control', PERSONAL)
  async listWaitingNotes(
    @Query() query: WaitingNotesQuery,
    @Req() request: AppRequest,
  ): Promise<WaitingNotePage> {
    const { count, results } = await this.queries.execute(
      new ListWaitingNotes(readerOf(request)!, query, query.book ?? null),
    );
    return page(request.url, query, count, results);
  }

  /** Shows a shared note to its class, or hides it. */
  @Access('class.teach')
  @Put('annotations/:id/decision')
  decideOnNote(
    @Param('id', ParseId) id: string,
    @Body() { decision }: NoteDecisionBody,
    @Req() request: AppRequest,
  ): Promise<AnnotationView> {
    return this.commands.execute(new DecideOnNote(id, readerOf(request)!, decision));
  }
}
