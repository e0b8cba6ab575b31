import { Injectable } from '@nestjs/common';
import { permissionsOf, type Language } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId, currentTenantKind } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { LinkSecrets } from '../../../platform/link-secrets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { RegistrationExpired } from '../contract.ts';
import type { Profile } from '../profile/get-profile.query.ts';
import { emailRegistered } from './create-own-account.ts';
import type { SignUpRole } from './sign-up.rules.ts';

const DAY_MS = 86_400_000;
/** How long a registration waits for a guardian. */
const WAITS_MS = 14 * DAY_MS;

interface NewWaiting {
  first_name: string;
  last_name: string;
  email: string;
  password_hash: string;
  country: string;
  language: Language | null;
  role: SignUpRole;
  agreed_to_terms_at: Date;
  guardian_email: string;
  birth_year: number;
  birth_month: number;
}

/** A registration that waits, as its response shows it. */
export interface Waiting {
  /** The profile of the account that it becomes. */
  user: Profile;
  ticket: string;
  guardian_email: string;
  until: Date;
}

/** Registrations of people under the age of consent, until a guardian answers. */
@Injectable()
export class WaitingRegistrations {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly personalData: PersonalData,
    private readonly secrets: LinkSecrets,
  ) {}

  /**
   * Stores the registration, asks the guardian, and has it deleted when nobody answers.
   * @throws AppError invalid `email_registered` when an account or another registration has the address
   */
  async add(tx: Tx, person: NewWaiting): Promise<Waiting> {
    const tenant_id = currentTenantId();
    const id = newId();
    const seed = this.secrets.newSeed();
    const ticket = this.secrets.secretOf(this.secrets.newSeed());
    const until = new Date(this.clock.now().getTime() + WAITS_MS);
    const [account] = await tx.$queryRaw<object[]>`select 1 from identity.user_account
      where tenant_id = ${tenant_id}::uuid and lower(email) = lower(${person.email})`;
    if (account) throw emailRegistered();
    const { count } = await tx.waitingRegistration.createMany({
      data: [
        {
          ...person,
          id,
          tenant_id,
          token_hash: this.secrets.digest(this.secrets.secretOf(seed)),
          ticket_hash: this.secrets.digest(ticket),
          expires_at: until,
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) throw emailRegistered();
    await this.askGuardian(tx, { id, ...person }, seed);
    await this.outbox.add(tx, RegistrationExpired, { registration_id: id }, { at: until });
    return { user: profileOf(id, person), ticket, guardian_email: person.guardian_email, until };
  }

  /** @throws AppError invalid `email_registered` when a registration that waits has the address */
  async refuseTaken(tx: Tx, email: string): Promise<void> {
    const [taken] = await tx.$queryRaw<object[]>`select 1 from identity.waiting_registration
      where tenant_id = ${currentTenantId()}::uuid and lower(email) = lower(${email})`;
    if (taken) throw emailRegistered();
  }

  /** The registration of a guardian's link, locked until the transaction ends. @throws AppError invalid `link_spent` */
  async byToken(tx: Tx, token: string) {
    return this.live(tx, { token_hash: this.secrets.digest(token) });
  }

  /** Sends the guardian a new link; the earlier one ends. @throws AppError invalid `link_spent` */
  async sendAgain(tx: Tx, ticket: string, admit: (guardianEmail: string) => Promise<unknown>): Promise<void> {
    const found = await this.live(tx, { ticket_hash: this.secrets.digest(ticket) });
    await admit(found.guardian_email);
    const seed = this.secrets.newSeed();
    const { tenant_id, id } = found;
    await tx.waitingRegistration.update({
      where: { tenant_id_id: { tenant_id, id } },
      data: { token_hash: this.secrets.digest(this.secrets.secretOf(seed)) },
    });
    await this.askGuardian(tx, found, seed);
  }

  /** Deletes the registration with the e-mails and events about it; one that is gone already changes nothing. */
  async erase(id: string, also?: (tx: Tx) => Promise<void>): Promise<void> {
    const [found] = await this.db.rows<{ guardian_email: string }>({
      name: 'waiting_registration_to_erase',
      text: 'select guardian_email from identity.waiting_registration where tenant_id = $1 and id = $2',
      values: [currentTenantId(), id],
    });
    if (!found) return;
    // The guardian's own data, such as an account with this address, are not touched: only what names the registration.
    const subject = { id, email: null, username: found.guardian_email };
    await this.personalData.forgetInQueues(subject);
    await this.db.transaction(async (tx) => {
      const [still] = await tx.$queryRaw<object[]>`select 1 from identity.waiting_registration
        where tenant_id = ${currentTenantId()}::uuid and id = ${id}::uuid for update`;
      if (!still) return;
      await also?.(tx);
      await this.personalData.erase(tx, subject);
    });
  }

  private async live(
    tx: Tx,
    where: { token_hash: Uint8Array<ArrayBuffer> } | { ticket_hash: Uint8Array<ArrayBuffer> },
  ) {
    const tenant_id = currentTenantId();
    const found = await tx.waitingRegistration.findFirst({
      where: { tenant_id, ...where, expires_at: { gt: this.clock.now() } },
    });
    // Two answers at the same time come one after the other.
    const [locked] = found
      ? await tx.$queryRaw<object[]>`select 1 from identity.waiting_registration
          where tenant_id = ${tenant_id}::uuid and id = ${found.id}::uuid for update`
      : [];
    if (!found || !locked)
      throw new AppError(
        'invalid',
        'link_spent',
        'This link does not work any more: it was answered already, or it is too old.',
      );
    return found;
  }

  private askGuardian(
    tx: Tx,
    { id, guardian_email, language }: { id: string; guardian_email: string; language: string | null },
    seed: string,
  ): Promise<void> {
    return requestEmail(this.outbox, tx, {
      template: 'guardian-confirmation',
      to: { email: guardian_email, language: language as Language | null },
      data: {},
      about: [id],
      cause: seed,
      secret_seed: seed,
    });
  }
}

function profileOf(
  id: string,
  { first_name, last_name, email, country, language, role }: NewWaiting,
): Profile {
  const tenant = currentTenantId();
  return {
    id,
    first_name,
    last_name,
    email,
    email_verified: false,
    username: '',
    is_staff: false,
    avatar: null,
    country: country,
    language,
    role,
    tenant: tenant === PLATFORM_TENANT_ID ? null : tenant,
    permissions: permissionsOf(role, currentTenantKind()),
    leader: false,
    classes: [],
    viewing: null,
  };
}
