import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../../platform/clock.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { page } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { receiveForm } from '../../profile/receive-form.ts';
import {
  BulkPeopleBody,
  BulkPeopleCount,
  BulkPeopleResult,
  ChangePeople,
  CountPeopleToChange,
} from './bulk-people.ts';
import { ChangePerson } from './change-person.ts';
import { ChangePersonStatus, PersonStatus } from './change-person-status.ts';
import { GetPeopleNumbers, PeopleCounts } from './get-people-numbers.query.ts';
import { CreatePerson } from './create-person.ts';
import { ExportPeople } from './export-people.ts';
import { GetPerson, PersonDetail } from './get-person.query.ts';
import { ResetPersonPassword } from './reset-person-password.ts';
import { ListPeople } from './list-people.query.ts';
import { csvHeaders } from '../../../../platform/text/csv-export.ts';
import { ChangedPerson, CreatedPerson, FirstPassword, PersonPage } from './person-responses.ts';
import { ArchivePersonBody, ChangePersonBody, CreatePersonBody } from './person-body.ts';
import { PersonFilters } from './person-filters.ts';

/** The people of one school, for its administrators. */
@Controller('api/api-admin/users')
export class SchoolPeopleController {
  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly exports: ExportPeople,
  ) {}

  /** The school's people, with search, filters and order. */
  @Access('school.manage')
  @Get()
  @PrivateResponse()
  async listSchoolPeople(@Query() filters: PersonFilters, @Req() request: AppRequest): Promise<PersonPage> {
    const { count, people } = await this.queries.execute(new ListPeople(filters, false));
    return page(request.url, filters, count, people);
  }

  /** Numbers of the school's people. */
  @Access('school.manage')
  @Get('stats')
  @PrivateResponse()
  countSchoolPeople(): Promise<PeopleCounts> {
    return this.queries.execute(new GetPeopleNumbers(false));
  }

  /** The filtered people as CSV for spreadsheets. */
  @Access('school.manage')
  @Get('export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'CSV with a byte order mark', schema: { type: 'string' } })
  async exportSchoolPeople(@Query() filters: PersonFilters, @Res() reply: FastifyReply): Promise<void> {
    const csv = await this.exports.csv(filters, false);
    void reply.headers(csvHeaders('people', this.clock.now())).send(csv);
  }

  /** Counts the people whom a change of many would change. */
  @Access('school.manage')
  @Post('bulk/count')
  @HttpCode(200)
  @PrivateResponse()
  countSchoolPeopleToChange(@Body() body: BulkPeopleBody): Promise<BulkPeopleCount> {
    return this.queries.execute(new CountPeopleToChange(body));
  }

  /**
   * Archives or restores up to 500 people: named ones, or those whom the filters select. It is repeated while some
   * remain.
   */
  @Access('school.manage')
  @Post('bulk')
  @HttpCode(200)
  changeSchoolPeople(@Body() body: BulkPeopleBody): Promise<BulkPeopleResult> {
    return this.commands.execute(new ChangePeople(body));
  }

  /** One person. Viewing a child's record is recorded in the audit log. */
  @Access('school.manage')
  @Get(':id')
  @PrivateResponse()
  getSchoolPerson(@Param('id', ParseId) id: string): Promise<PersonDetail> {
    return this.queries.execute(new GetPerson(id));
  }

  /**
   * Adds a person. A person with an e-mail address gets a link to choose a password; for others the response
   * contains one, once.
   */
  @Access('school.manage')
  @Post()
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({ type: CreatePersonBody })
  async createSchoolPerson(@Req() request: AppRequest): Promise<CreatedPerson> {
    const { fields, photo } = await receiveForm(request, CreatePersonBody);
    const { id, first_password } = await this.commands.execute(new CreatePerson(fields, photo));
    return { user: await this.queries.execute(new GetPerson(id)), first_password };
  }

  /** Changes a person; members that are left out stay unchanged. */
  @Access('school.manage')
  @Patch(':id')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({ type: ChangePersonBody })
  async changeSchoolPerson(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
  ): Promise<ChangedPerson> {
    const { fields, photo } = await receiveForm(request, ChangePersonBody);
    await this.commands.execute(new ChangePerson(id, fields, photo));
    return { user: await this.queries.execute(new GetPerson(id)) };
  }

  /** Archives a person, whose sessions end at once. */
  @Access('school.manage')
  @Post(':id/archive')
  @HttpCode(200)
  archiveSchoolPerson(
    @Param('id', ParseId) id: string,
    @Body() { reason }: ArchivePersonBody,
  ): Promise<PersonStatus> {
    return this.commands.execute(new ChangePersonStatus(id, 'archived', reason || null));
  }

  /** Restores an archived person. */
  @Access('school.manage')
  @Post(':id/restore')
  @HttpCode(200)
  restoreSchoolPerson(@Param('id', ParseId) id: string): Promise<PersonStatus> {
    return this.commands.execute(new ChangePersonStatus(id, 'active', null));
  }

  /** Sets a new password, which is only in this response; the person's sessions end. */
  @Access('school.manage')
  @Post(':id/password')
  @HttpCode(200)
  async resetSchoolPersonPassword(@Param('id', ParseId) id: string): Promise<FirstPassword> {
    return { first_password: await this.commands.execute(new ResetPersonPassword(id)) };
  }
}
