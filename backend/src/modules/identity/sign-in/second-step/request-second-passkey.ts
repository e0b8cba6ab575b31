import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/db/db.ts';
import { Passkeys, type WebAuthnHost } from '../passkeys/passkeys.ts';
import { ticketOver } from '../second-factor/messages.ts';
import { PendingProofs } from '../second-factor/pending-proofs.ts';
import type { TicketState } from '../second-factor/sign-in-gate.ts';

/**
 * Creates a passkey challenge for the second factor of a pending sign-in. The challenge belongs to its
 * ticket.
 */
export class RequestSecondPasskey extends Command<Record<string, unknown>> {
  constructor(
    readonly ticket: string,
    readonly host: WebAuthnHost,
  ) {
    super();
  }
}

@CommandHandler(RequestSecondPasskey)
export class RequestSecondPasskeyHandler implements ICommandHandler<RequestSecondPasskey> {
  constructor(
    private readonly db: Db,
    private readonly passkeys: Passkeys,
    private readonly proofs: PendingProofs,
  ) {}

  async execute({ ticket, host }: RequestSecondPasskey): Promise<Record<string, unknown>> {
    return this.db.transaction(async (tx) => {
      const pending = await this.proofs.lock<TicketState>(tx, 'second_factor', ticket);
      if (!pending?.user_id) throw ticketOver();
      const options = await this.passkeys.requestOptions(host, pending.user_id);
      await this.proofs.note(tx, pending, { ...pending.state, challenge: options.challenge });
      return options as unknown as Record<string, unknown>;
    });
  }
}
