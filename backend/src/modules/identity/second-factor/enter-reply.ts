import { applyDecorators, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AppRequest } from '../../../platform/http/request.ts';
import { GetProfile, type Profile } from '../profile/get-profile.query.ts';
import type { SessionTokens } from '../sign-in/open-session.ts';
import { SessionReply, TokenPair } from '../sign-in/session-reply.ts';
import { SecondFactorNeeded, type Entered } from './sign-in-gate.ts';

/** A session that was opened, and whose. */
export class SignedIn extends TokenPair {
  user!: Profile;
}

/** The first factor is right; no session yet. */
export class SecondFactorAsked {
  second_factor!: SecondFactorNeeded;
}

/** Describes that a sign-in may answer with a second question instead of tokens. */
export const MayAskSecondFactor = () =>
  applyDecorators(
    ApiExtraModels(SignedIn, SecondFactorAsked),
    ApiOkResponse({
      schema: { oneOf: [{ $ref: getSchemaPath(SignedIn) }, { $ref: getSchemaPath(SecondFactorAsked) }] },
    }),
  );

/** Tells whoever signed in what came of it: tokens and profile, or what is still to be proven. */
@Injectable()
export class EnterReply {
  constructor(
    private readonly queries: QueryBus,
    private readonly reply: SessionReply,
  ) {}

  async give(
    request: AppRequest,
    reply: FastifyReply,
    entered: Entered,
  ): Promise<SignedIn | SecondFactorAsked> {
    if (!('second_factor' in entered)) return this.open(request, reply, entered);
    void reply.header('cache-control', 'private, no-store');
    return { second_factor: entered.second_factor };
  }

  async open(
    request: AppRequest,
    reply: FastifyReply,
    { userId, ...tokens }: SessionTokens & { userId: string },
  ): Promise<SignedIn> {
    return {
      ...this.reply.give(request, reply, tokens),
      user: await this.queries.execute(new GetProfile(userId)),
    };
  }
}
