import { applyDecorators, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PRIVATE } from '../../../../platform/http/cache-control.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { GetProfile, type Profile } from '../../profile/get-profile.query.ts';
import type { SessionTokens } from '../sessions/open-session.ts';
import { SessionReply, TokenPair } from '../sessions/session-reply.ts';
import { SecondFactorNeeded, type Entered } from './sign-in-gate.ts';

/** An opened session and its person. */
export class SignedIn extends TokenPair {
  user!: Profile;
}

/** The first factor is correct; there is no session yet. */
export class SecondFactorRequired {
  second_factor!: SecondFactorNeeded;
}

/** Documents that a sign-in may return a request for the second factor instead of tokens. */
export const MayRequireSecondFactor = () =>
  applyDecorators(
    ApiExtraModels(SignedIn, SecondFactorRequired),
    ApiOkResponse({
      schema: { oneOf: [{ $ref: getSchemaPath(SignedIn) }, { $ref: getSchemaPath(SecondFactorRequired) }] },
    }),
  );

/** Builds the response to a sign-in: tokens and profile, or the needed second factor. */
@Injectable()
export class SignInReply {
  constructor(
    private readonly queries: QueryBus,
    private readonly reply: SessionReply,
  ) {}

  async send(
    request: AppRequest,
    reply: FastifyReply,
    entered: Entered,
  ): Promise<SignedIn | SecondFactorRequired> {
    if (!('second_factor' in entered)) return this.open(request, reply, entered);
    void reply.header('cache-control', PRIVATE);
    return { second_factor: entered.second_factor };
  }

  async open(
    request: AppRequest,
    reply: FastifyReply,
    { userId, ...tokens }: SessionTokens & { userId: string },
  ): Promise<SignedIn> {
    return {
      ...this.reply.send(request, reply, tokens),
      user: await this.queries.execute(new GetProfile(userId)),
    };
  }
}
