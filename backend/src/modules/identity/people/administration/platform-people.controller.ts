import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../../platform/clock.ts';
import { invalidFields } from '../../../../platform/errors.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { GetSchools, ListSchools } from '../../../tenancy/contract.ts';
import { receiveForm } from '../../profile/receive-form.ts';
import { ChangePerson } from './change-person.ts';
import { ChangePersonStatus, PersonStatus } from './change-person-status.ts';
import { GetPeopleNumbers, PeopleCounts } from './get-people-numbers.query.ts';
import { CreatePerson } from './create-person.ts';
import { ExportPeople } from './export-people.ts';
import { GetPerson, PersonDetail } from './get-person.query.ts';
import { ResetPersonPassword } from './reset-person-password.ts';
import { ListPeople } from './list-people.query.ts';
import { PersonSchoolContext } from '../../profile/person-school-context.ts';
import { csvHeaders } from '../../../../platform/text/csv-export.ts';
import { ChangedPerson, CreatedPerson, FirstPassword, PersonPage } from './person-responses.ts';
import { ArchivePersonBody, ChangePersonBody, CreateUserBody } from './person-body.ts';
import { UserFilters } from './person-filters.ts';
import { PersonSchool } from './person-view.ts';

export class SchoolPage extends ListPage {
  results!: PersonSchool[];
}

/** The people of every school, for the platform's team. */
@Controller('api/api-super-admin')
export class PlatformPeopleController {
  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly exports: ExportPeople,
    private readonly schoolContext: PersonSchoolContext,
  ) {}

  /** The people of every school, with search, filters and order. */
  @Access('platform.people')
  @Get('users')
  @PrivateResponse()
  async listUsers(@Query() filters: UserFilters, @Req() request: AppRequest): Promise<PersonPage> {
    this.schoolContext.assertPlatform();
    const { count, people } = await this.queries.execute(new ListPeople(filters, true));
    return page(request.url, filters, count, people);
  }

  /** Numbers of people. */
  @Access('platform.people')
  @Get('users/stats')
  @PrivateResponse()
  countUsers(): Promise<PeopleCounts> {
    this.schoolContext.assertPlatform();
    return this.queries.execute(new GetPeopleNumbers(true));
  }

  /** The filtered people as CSV for spreadsheets. */
  @Access('platform.people')
  @Get('users/export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'CSV with a byte order mark', schema: { type: 'string' } })
  async exportUsers(@Query() filters: UserFilters, @Res() reply: FastifyReply): Promise<void> {
    this.schoolContext.assertPlatform();
    const csv = await this.exports.csv(filters, true);
    void reply.headers(csvHeaders('users', this.clock.now())).send(csv);
  }

  /** One person of any school. Viewing a child's record is recorded in that school's audit log. */
  @Access('platform.people')
  @Get('users/:id')
  @PrivateResponse()
  getUser(@Param('id', ParseId) id: string): Promise<PersonDetail> {
    return this.schoolContext.ofPerson(id, () => this.queries.execute(new GetPerson(id)));
  }

  /**
   * Adds a person to the named school, as the named role; by default a teacher of the platform itself. A person with an e-mail address gets a link to choose a password; for
   * others the response contains one, once.
   */
  @Access('platform.people')
  @Post('create-user')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({ type: CreateUserBody })
  async createUser(@Req() request: AppRequest): Promise<CreatedPerson> {
    this.schoolContext.assertPlatform();
    const { fields, photo } = await receiveForm(request, CreateUserBody);
    const { school, ...details } = fields;
    const [found] = await this.queries.execute(new GetSchools([school]));
    if (!found) throw invalidFields({ school: ['There is no such school. Choose another.'] });
    return this.schoolContext.inSchool(found.id, async () => {
      const { id, first_password } = await this.commands.execute(new CreatePerson(details, photo));
      return { user: await this.queries.execute(new GetPerson(id)), first_password };
    });
  }

  /** Changes a person; members that are left out stay unchanged. */
  @Access('platform.people')
  @Patch('users/:id')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({ type: ChangePersonBody })
  async changeUser(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ChangedPerson> {
    const { fields, photo } = await receiveForm(request, ChangePersonBody);
    return this.schoolContext.ofPerson(id, async () => {
      await this.commands.execute(new ChangePerson(id, fields, photo));
      return { user: await this.queries.execute(new GetPerson(id)) };
    });
  }

  /** Archives a person, whose sessions end at once. */
  @Access('platform.people')
  @Post('users/:id/archive')
  @HttpCode(200)
  archiveUser(
    @Param('id', ParseId) id: string,
    @Body() { reason }: ArchivePersonBody,
  ): Promise<PersonStatus> {
    return this.schoolContext.ofPerson(id, () =>
      this.commands.execute(new ChangePersonStatus(id, 'archived', reason || null)),
    );
  }

  /** Restores an archived person. */
  @Access('platform.people')
  @Post('users/:id/restore')
  @HttpCode(200)
  restoreUser(@Param('id', ParseId) id: string): Promise<PersonStatus> {
    return this.schoolContext.ofPerson(id, () =>
      this.commands.execute(new ChangePersonStatus(id, 'active', null)),
    );
  }

  /** Sets a new password, which is only in this response; the person's sessions end. */
  @Access('platform.people')
  @Post('users/:id/password')
  @HttpCode(200)
  resetUserPassword(@Param('id', ParseId) id: string): Promise<FirstPassword> {
    return this.schoolContext.ofPerson(id, async () => ({
      first_password: await this.commands.execute(new ResetPersonPassword(id)),
    }));
  }

  /** Names of schools, for a selection. */
  @Access('platform.people')
  @Get('schools')
  @PrivateResponse()
  async listSchoolNames(@Query() query: PageQuery, @Req() request: AppRequest): Promise<SchoolPage> {
    this.schoolContext.assertPlatform();
    const { count, schools } = await this.queries.execute(
      new ListSchools(query.search ?? '', query.limit, query.offset),
    );
    return page(
      request.url,
      query,
      count,
      schools.map(({ id, name }) => ({ id, name })),
    );
  }
}
