import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import type { PasskeyCard } from '../second-factor/get-security.query.ts';
import { ticketOver, wrongProof } from '../second-factor/messages.ts';
import { PendingProofs } from '../second-factor/pending-proofs.ts';
import { Passkeys, type WebAuthnHost } from './passkeys.ts';

/** Stores the passkey that the person's device created. */
export class AddPasskey extends Command<PasskeyCard> {
  constructor(
    readonly userId: string,
    readonly answer: { ticket: string; name: string; credential: Record<string, unknown> },
    readonly host: WebAuthnHost,
  ) {
    super();
  }
}

@CommandHandler(AddPasskey)
export class AddPasskeyHandler implements ICommandHandler<AddPasskey> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly passkeys: Passkeys,
    private readonly proofs: PendingProofs,
  ) {}

  async execute({ userId, answer, host }: AddPasskey): Promise<PasskeyCard> {
    const created_at = this.clock.now();
    const card = await this.db.transaction(async (tx) => {
      const pending = await this.proofs.lock<{ challenge: string }>(tx, 'passkey_new', answer.ticket);
      if (!pending || pending.user_id !== userId) throw ticketOver();
      await this.proofs.remove(tx, pending); // also after a wrong response: a challenge is used once
      const passkey = await this.passkeys.readNew(answer.credential, pending.state.challenge, host);
      if (!passkey) return null;
      const id = newId();
      const made = await tx.passkey.createMany({
        data: [
          { id, tenant_id: currentTenantId(), user_id: userId, name: answer.name, created_at, ...passkey },
        ],
        skipDuplicates: true,
      });
      if (made.count === 0) return null;
      await requestEmail(this.outbox, tx, {
        template: 'second-factor-changed',
        to: { user_id: userId },
        data: { change: 'passkey_added' },
      });
      return { id, name: answer.name, created_at: created_at.toISOString(), last_used_at: null };
    });
    if (!card) throw wrongProof('passkey');
    return card;
  }
}
