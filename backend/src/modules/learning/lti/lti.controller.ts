import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { SigningKeys } from '../certificates/signing-keys.ts';
import { DeepLinks } from './deep-links.ts';
import {
  ContentAnswer,
  ContentAnswerBody,
  ContentRequest,
  LtiRegistrationBody,
  LtiRegistrations,
  PlatformRoster,
  RegistrationTest,
} from './lti-bodies.ts';
import { AddLtiRegistration, ListLtiRegistrations, RemoveLtiRegistration } from './registrations.ts';
import { GetPlatformRoster, TestLtiRegistration } from './roster.ts';

export class RosterQuery {
  /** Id of the course at the platform. */
  @IsString({ message: 'context must be a text.' })
  @Length(1, 255, { message: 'Please name a course.' })
  @ApiProperty()
  context!: string;
}
export class LtiRegistrationAdded {
  id!: string;
}

/** A JSON Web Key Set (RFC 7517). */
export class KeySet {
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  keys!: object[];
}

/** Learning platforms from which people of the school come (LTI 1.3). */
@Controller('api')
export class LtiController {
  constructor(
    private readonly commands: CommandBus,
    private readonly deepLinks: DeepLinks,
    private readonly keys: SigningKeys,
    private readonly queries: QueryBus,
  ) {}

  /** The public keys of this tool. */
  @Access('public')
  @Get('lti/jwks')
  @Header('cache-control', 'public, max-age=300')
  async getLtiKeys(): Promise<KeySet> {
    return { keys: await this.keys.published('lti') };
  }

  /** The registered platforms. */
  @Access('school.manage')
  @Get('lti-registrations')
  @PrivateResponse()
  listLtiRegistrations(): Promise<LtiRegistrations> {
    return this.queries.execute(new ListLtiRegistrations());
  }

  /** Registers a platform. */
  @Access('school.manage')
  @Post('lti-registrations')
  addLtiRegistration(@Body() body: LtiRegistrationBody): Promise<LtiRegistrationAdded> {
    return this.commands.execute(new AddLtiRegistration(body));
  }

  /** Removes a platform. */
  @Access('school.manage')
  @Delete('lti-registrations/:id')
  @HttpCode(204)
  removeLtiRegistration(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new RemoveLtiRegistration(id));
  }

  /** Asks a platform for its keys and for a token, as a launch and a grade need them. */
  @Access('school.manage')
  @Post('lti-registrations/:id/test')
  @HttpCode(200)
  testLtiRegistration(@Param('id', ParseId) id: string): Promise<RegistrationTest> {
    return this.commands.execute(new TestLtiRegistration(id));
  }

  /** The people of a course of a platform, as the platform tells them now. */
  @Access('school.manage')
  @Get('lti-registrations/:id/roster')
  @PrivateResponse()
  getPlatformRoster(
    @Param('id', ParseId) id: string,
    @Query() { context }: RosterQuery,
  ): Promise<PlatformRoster> {
    return this.queries.execute(new GetPlatformRoster(id, context));
  }

  /** What a platform asks the signed-in teacher for. */
  @Access('work.mark')
  @Get('lti-content/:id')
  @PrivateResponse()
  getContentRequest(@Param('id', ParseId) id: string): Promise<ContentRequest> {
    return this.deepLinks.one(id);
  }

  /** Signs what the teacher chose. */
  @Access('work.mark')
  @Post('lti-content/:id')
  @HttpCode(200)
  async answerContentRequest(
    @Param('id', ParseId) id: string,
    @Body() { items }: ContentAnswerBody,
  ): Promise<ContentAnswer> {
    return { path: await this.deepLinks.answer(id, items) };
  }
}
