import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import { Access } from '../../../platform/http/access.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { GetSchools, ListSchools } from '../../tenancy/contract.ts';
import { receiveForm } from '../profile/receive-form.ts';
import { ChangePerson } from './change-person.ts';
import { ChangePersonStatus, PersonStatus } from './change-person-status.ts';
import { GetPeopleNumbers, PeopleCounts } from './get-people-numbers.query.ts';
import { CreatePerson } from './create-person.ts';
import { ExportPeople } from './export-people.ts';
import { GetPerson, PersonDetail } from './get-person.query.ts';
import { GiveFirstPassword } from './give-first-password.ts';
import { ListPeople } from './list-people.query.ts';
import { PeoplePlaces } from './people-places.ts';
import { ChangedPerson, CreatedPerson, csvHeaders, FirstPassword, PersonPage } from './people-shapes.ts';
import { ArchivePersonBody, ChangePersonBody, CreateUserBody } from './person-body.ts';
import { EverybodyFilters } from './person-filters.ts';
import { PersonSchool } from './person-view.ts';

export class SchoolPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: PersonSchool[];
}

const PERSONAL = 'private, no-store';

/** The people of every school, for the platform's team. */
@Controller('api/api-super-admin')
export class PlatformPeopleController {
  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly exports: ExportPeople,
    private readonly places: PeoplePlaces,
  ) {}

  /** Everybody, with search, filters and order. */
  @Access('platform.people')
  @Get('users')
  @Header('cache-control', PERSONAL)
  async listEverybody(@Query() filters: EverybodyFilters, @Req() request: AppRequest): Promise<PersonPage> {
    this.places.assertPlatform();
    const { count, people } = await this.queries.execute(new ListPeople(filters, true));
    return page(request.url, filters, count, people);
  }

  /** How many people there are. */
  @Access('platform.people')
  @Get('users/stats')
  @Header('cache-control', PERSONAL)
  countEverybody(): Promise<PeopleCounts> {
    this.places.assertPlatform();
    return this.queries.execute(new GetPeopleNumbers(true));
  }

  /** The people that the filters name, as a table for spreadsheets. */
  @Access('platform.people')
  @Get('users/export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'CSV with a byte order mark', schema: { type: 'string' } })
  async exportEverybody(@Query() filters: EverybodyFilters, @Res() reply: FastifyReply): Promise<void> {
    this.places.assertPlatform();
    const csv = await this.exports.csv(filters, true);
    void reply.headers(csvHeaders('users', this.clock.now())).send(csv);
  }

  /** One person of any school. Looking at a child's record is written into that school's audit. */
  @Access('platform.people')
  @Get('users/:id')
  @Header('cache-control', PERSONAL)
  getUser(@Param('id', ParseId) id: string): Promise<PersonDetail> {
    return this.places.ofPerson(id, () => this.queries.execute(new GetPerson(id)));
  }

  /** Adds a person to the school that is named. Who has an e-mail is sent a link to choose a password; others are told one once. */
  @Access('platform.people')
  @Post('create-user')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({ type: CreateUserBody })
  async createUser(@Req() request: AppRequest): Promise<CreatedPerson> {
    this.places.assertPlatform();
    const { fields, photo } = await receiveForm(request, CreateUserBody);
    const { school, ...details } = fields;
    const [found] = await this.queries.execute(new GetSchools([school]));
    if (!found)
      throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
        fields: { school: ['There is no such school. Choose another.'] },
      });
    return this.places.inSchool(found.id, async () => {
      const { id, first_password } = await this.commands.execute(new CreatePerson(details, photo));
      return { user: await this.queries.execute(new GetPerson(id)), first_password };
    });
  }

  /** Changes a person; what is left out stays. */
  @Access('platform.people')
  @Patch('users/:id')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({ type: ChangePersonBody })
  async changeUser(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ChangedPerson> {
    const { fields, photo } = await receiveForm(request, ChangePersonBody);
    return this.places.ofPerson(id, async () => {
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
    return this.places.ofPerson(id, () =>
      this.commands.execute(new ChangePersonStatus(id, 'archived', reason || null)),
    );
  }

  /** Brings an archived person back. */
  @Access('platform.people')
  @Post('users/:id/restore')
  @HttpCode(200)
  restoreUser(@Param('id', ParseId) id: string): Promise<PersonStatus> {
    return this.places.ofPerson(id, () => this.commands.execute(new ChangePersonStatus(id, 'active', null)));
  }

  /** Gives a person a new password, told once; their sessions end. */
  @Access('platform.people')
  @Post('users/:id/password')
  @HttpCode(200)
  giveUserPassword(@Param('id', ParseId) id: string): Promise<FirstPassword> {
    return this.places.ofPerson(id, async () => ({
      first_password: await this.commands.execute(new GiveFirstPassword(id)),
    }));
  }

  /** Names of schools, for choosing one. */
  @Access('platform.people')
  @Get('schools')
  @Header('cache-control', PERSONAL)
  async listSchoolNames(@Query() query: PageQuery, @Req() request: AppRequest): Promise<SchoolPage> {
    this.places.assertPlatform();
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
