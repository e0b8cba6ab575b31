import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsOptional, IsUUID } from 'class-validator';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../library/books/reader-of.ts';
import { AnnotationBody, NoteDecisionBody } from './annotation-body.ts';
import { ReviewNote } from './review-note.ts';
import { ListAnnotations } from './list-annotations.query.ts';
import { ListClassNotes } from './list-class-notes.query.ts';
import { ListWaitingNotes, WaitingNote } from './list-waiting-notes.query.ts';
import { AnnotationView } from './note-view.ts';
import { RemoveAnnotation } from './remove-annotation.ts';
import { SaveAnnotation } from './save-annotation.ts';

export class AnnotationPage extends ListPage {
  results!: AnnotationView[];
}
export class WaitingNotesQuery extends PageQuery {
  /** Notes in this book alone. */
  @IsOptional()
  @IsUUID(undefined, { message: 'book must be the id of a book.' })
  book?: string;
}
export class WaitingNotePage extends ListPage {
  results!: WaitingNote[];
}

/** Bookmarks, highlights and notes in books, and class notes. */
@Controller('api')
export class NotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One's own bookmarks, highlights and notes of a book, in the order of its pages. */
  @Access('reading.record')
  @Get('books/:id/annotations')
  @PrivateResponse()
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

  /** Saves a bookmark, highlight or note under an id that the device makes; the latest by `client_time` is stored. */
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

  /** Deletes one's own bookmark, highlight or note. Deleting it again changes nothing. */
  @Access('reading.record')
  @Delete('annotations/:id')
  @HttpCode(204)
  removeAnnotation(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new RemoveAnnotation(id, request.user!.userId));
  }

  /** Class notes of others in a book; teachers see those that wait for a review and those that are hidden, too. */
  @Access('reading.record')
  @Get('books/:id/margin')
  @PrivateResponse()
  async listClassNotes(
    @Param('id', ParseId) id: string,
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<AnnotationPage> {
    const { count, results } = await this.queries.execute(new ListClassNotes(id, readerOf(request)!, query));
    return page(request.url, query, count, results);
  }

  /** Notes of students that wait for a review, oldest first; an administrator sees those of every class. */
  @Access('class.teach')
  @Get('class-notes')
  @PrivateResponse()
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
  reviewNote(
    @Param('id', ParseId) id: string,
    @Body() { decision }: NoteDecisionBody,
    @Req() request: AppRequest,
  ): Promise<AnnotationView> {
    return this.commands.execute(new ReviewNote(id, readerOf(request)!, decision));
  }
}
