import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Access } from '../../../platform/http/access.ts';
import { WithoutBudget } from '../../../platform/http/budget-policy.ts';
import { EMAIL_KINDS, type EmailKind } from '../contract.ts';
import { ChangeSubscription } from './change-subscription.ts';

export class SubscriptionBody {
  /** Whether e-mails of this kind are sent. */
  @IsBoolean({ message: 'subscribed must be true or false.' })
  subscribed!: boolean;
}

export class Subscription {
  @ApiProperty({ enum: EMAIL_KINDS })
  kind!: EmailKind;
  subscribed!: boolean;
}

/** E-mails of a kind, stopped or sent again by the link in one of them. */
@Controller('api')
export class SubscriptionsController {
  constructor(private readonly commands: CommandBus) {}

  /** Stops e-mails of the kind of the one with this link, or sends them again. */
  @Access('public')
  @WithoutBudget('The token of an e-mail cannot be guessed.')
  @Post('unsubscribe/:token')
  @HttpCode(200)
  async changeSubscription(
    @Param('token') token: string,
    @Body() { subscribed }: SubscriptionBody,
  ): Promise<Subscription> {
    return { kind: await this.commands.execute(new ChangeSubscription(token, subscribed)), subscribed };
  }
}
