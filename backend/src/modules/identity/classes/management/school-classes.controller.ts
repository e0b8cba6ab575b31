import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { EmptyBody } from '../../../../platform/http/empty-body.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { ChangeClass } from './change-class.ts';
import { teachingOf } from './class-access.ts';
import {
  ClassBody,
  ClassChangeBody,
  ClassesQuery,
  GroupBody,
  GroupChangeBody,
  RollOverBody,
} from './class-bodies.ts';
import { ListClassGroups, RemoveClassGroup, SaveClassGroup } from './class-groups.ts';
import { ClassCard, ClassCardPage, ClassGroupList, TaughtClassPage, TeacherPage } from './class-views.ts';
import { CreateClass } from './create-class.ts';
import { ListPossibleTeachers } from './list-possible-teachers.query.ts';
import { ListSchoolClasses, oneClass } from './list-school-classes.query.ts';
import { RollOverClass } from './roll-over-class.ts';
import { ArchiveClass } from './archive-class.ts';

/** Classes: teachers work with their own, a school's administrators with all. */
@Controller('api')
export class SchoolClassesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The requester's active classes, in short form. */
  @Access('class.teach')
  @Get('v1/teacher/school-classes')
  @PrivateResponse()
  async listTaughtClasses(@Query() query: PageQuery, @Req() request: AppRequest): Promise<TaughtClassPage> {
    const { count, classes } = await this.queries.execute(
      new ListSchoolClasses(teachingOf(request), { ...query }),
    );
    const short = classes.map(({ id, code, name, year, students_count, archived }) => ({
      id,
      code,
      name,
      year,
      students_count,
      archived,
    }));
    return page(request.url, query, count, short);
  }

  /** The caller's classes; an administrator sees all of the school. */
  @Access('class.teach')
  @Get('classes')
  @PrivateResponse()
  async listClasses(@Query() query: ClassesQuery, @Req() request: AppRequest): Promise<ClassCardPage> {
    const { count, classes } = await this.queries.execute(new ListSchoolClasses(teachingOf(request), query));
    return page(request.url, query, count, classes);
  }

  /** Creates a class with a new code; the caller leads it. */
  @Access('class.teach')
  @Idempotent()
  @Post('classes')
  async createClass(@Body() body: ClassBody, @Req() request: AppRequest): Promise<ClassCard> {
    const { id } = await this.commands.execute(new CreateClass(teachingOf(request), body));
    return this.card(request, id);
  }

  /** Adults of the school who can teach a class. */
  @Access('class.teach')
  @Get('class-teachers')
  @PrivateResponse()
  async listPossibleTeachers(@Query() query: PageQuery, @Req() request: AppRequest): Promise<TeacherPage> {
    const { count, teachers } = await this.queries.execute(new ListPossibleTeachers(query));
    return page(request.url, query, count, teachers);
  }

  /** One class with its teachers and its code. */
  @Access('class.teach')
  @Get('classes/:id')
  @PrivateResponse()
  getClass(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ClassCard> {
    return this.card(request, id);
  }

  /** Changes the name, year or grade of a class, or its teachers. */
  @Access('class.teach')
  @Patch('classes/:id')
  async changeClass(
    @Param('id', ParseId) id: string,
    @Body() body: ClassChangeBody,
    @Req() request: AppRequest,
  ): Promise<ClassCard> {
    const { card, who } = { card: await this.card(request, id), who: teachingOf(request) };
    await this.commands.execute(new ChangeClass(who, id, body));
    const { classes } = await this.queries.execute(
      new ListSchoolClasses({ ...who, role: 'school_admin' }, { limit: 1, offset: 0 }, id),
    );
    return classes[0] ?? card; // a co-teacher who removed themselves still gets the result
  }

  /**
   * Archives a class: it is removed from the lists and its code stops working; its students keep their
   * accounts.
   */
  @Access('class.teach')
  @Post('classes/:id/archive')
  @HttpCode(200)
  async archiveClass(
    @Param('id', ParseId) id: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
  ): Promise<ClassCard> {
    await this.commands.execute(new ArchiveClass(teachingOf(request), id, true));
    return this.card(request, id);
  }

  /** Restores an archived class. */
  @Access('class.teach')
  @Post('classes/:id/restore')
  @HttpCode(200)
  async restoreClass(
    @Param('id', ParseId) id: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
  ): Promise<ClassCard> {
    await this.commands.execute(new ArchiveClass(teachingOf(request), id, false));
    return this.card(request, id);
  }

  /** Creates next year's class with the same people; a repeated request returns the same class. */
  @Access('class.teach')
  @Post('classes/:id/roll-over')
  @HttpCode(200)
  async rollOverClass(
    @Param('id', ParseId) id: string,
    @Body() body: RollOverBody,
    @Req() request: AppRequest,
  ): Promise<ClassCard> {
    const next = await this.commands.execute(new RollOverClass(teachingOf(request), id, body));
    return this.card(request, next.id);
  }

  /** The groups of a class, with their members. */
  @Access('class.teach')
  @Get('classes/:id/groups')
  @PrivateResponse()
  async listClassGroups(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
  ): Promise<ClassGroupList> {
    return { results: await this.queries.execute(new ListClassGroups(teachingOf(request), id)) };
  }

  /** Creates a group of students of the class. */
  @Access('class.teach')
  @Idempotent()
  @Post('classes/:id/groups')
  async createClassGroup(
    @Param('id', ParseId) id: string,
    @Body() body: GroupBody,
    @Req() request: AppRequest,
  ): Promise<ClassGroupList> {
    await this.commands.execute(new SaveClassGroup(teachingOf(request), id, null, body));
    return this.listClassGroups(id, request);
  }

  /** Changes the name of a group, or its members. */
  @Access('class.teach')
  @Patch('classes/:id/groups/:groupId')
  async changeClassGroup(
    @Param('id', ParseId) id: string,
    @Param('groupId', ParseId) groupId: string,
    @Body() body: GroupChangeBody,
    @Req() request: AppRequest,
  ): Promise<ClassGroupList> {
    await this.commands.execute(new SaveClassGroup(teachingOf(request), id, groupId, body));
    return this.listClassGroups(id, request);
  }

  /** Removes a group; its students stay in the class. */
  @Access('class.teach')
  @Delete('classes/:id/groups/:groupId')
  @HttpCode(204)
  async removeClassGroup(
    @Param('id', ParseId) id: string,
    @Param('groupId', ParseId) groupId: string,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.commands.execute(new RemoveClassGroup(teachingOf(request), id, groupId));
  }

  private card(request: AppRequest, id: string): Promise<ClassCard> {
    return oneClass((query) => this.queries.execute(query), teachingOf(request), id);
  }
}
