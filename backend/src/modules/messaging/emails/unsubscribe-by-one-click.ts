import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { OneClick } from '../../../platform/mail/one-click.ts';
import { ChangeSubscription } from './change-subscription.ts';

/** Stops e-mails for the POST of a mail program. */
@Injectable()
export class UnsubscribeByOneClick extends OneClick {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async unsubscribe(token: string): Promise<void> {
    await this.commands.execute(new ChangeSubscription(token, false));
  }
}
