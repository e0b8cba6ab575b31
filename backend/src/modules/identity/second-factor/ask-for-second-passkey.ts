import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { Passkeys, type Place } from '../passkeys/passkeys.ts';
import { ticketOver } from './messages.ts';
import { PendingProofs } from './pending-proofs.ts';
import type { TicketState } from './sign-in-gate.ts';

/** Asks for a passkey as the second factor of a sign-in under way. The challenge belongs to its ticket. */
export class AskForSecondPasskey extends Command<Record<string, unknown>> {
  constructor(
    readonly ticket: string,
    readonly place: Place,
  ) {
    super();
  }
}

@CommandHandler(AskForSecondPasskey)
export class AskForSecondPasskeyHandler implements ICommandHandler<AskForSecondPasskey> {
  constructor(
    private readonly db: Db,
    private readonly passkeys: Passkeys,
    private readonly proofs: PendingProofs,
  ) {}

  async execute({ ticket, place }: AskForSecondPasskey): Promise<Record<string, unknown>> {
    return this.db.transaction(async (tx) => {
      const pending = await this.proofs.lock<TicketState>(tx, 'second_factor', ticket);
      if (!pending?.user_id) throw ticketOver();
      const options = await this.passkeys.requestOptions(place, pending.user_id);
      await this.proofs.note(tx, pending, { ...pending.state, challenge: options.challenge });
      return options as unknown as Record<string, unknown>;
    });
  }
}
