import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { SigningKeys } from '../certificates/signing-keys.ts';
import { LtiRegistrationBody, LtiRegistrations } from './lti-bodies.ts';
import { AddLtiRegistration, ListLtiRegistrations, RemoveLtiRegistration } from './registrations.ts';

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
}
