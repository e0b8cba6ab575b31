import { Injectable } from '@nestjs/common';
import { IsIn, IsString, IsUUID } from 'class-validator';
import type { Tx } from '../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../platform/messaging/consumers.ts';
import { DomainEvent } from '../../platform/messaging/events.ts';
import { Outbox } from '../../platform/messaging/outbox.ts';
import {
  LEADER_UPDATES,
  requestEmail,
  SECOND_FACTOR_CHANGES,
  type LeaderUpdateKind,
  type SecondFactorChange,
} from '../messaging/contract.ts';
import { LINK_PURPOSES, type LinkPurpose } from './contract.ts';
import { Leaders } from './leadership/leaders.ts';
import { copyPath } from './personal-data/data-copy-files.ts';
import { emailInvitation } from './people/invitations/email-invitation.ts';
import { LINK_TEMPLATES } from './sign-in/passwords/link-tokens.ts';
import { PasswordSprayingWatch } from './sign-in/students/password-spraying-watch.ts';
import { emailAdministrators } from './sign-in/view-as/email-administrators.ts';

// Events by which the previous version requested e-mails. Its processes still write them during a deploy, and
// some may wait in the outbox or a queue: without these consumers their e-mails would be lost. Each is
// converted to the request that this version makes itself. The next version removes this file. The consumers
// keep their former names, because receipts and waiting jobs contain them.

@DomainEvent('identity.link-issued.v1')
class LinkIssued {
  @IsIn(LINK_PURPOSES)
  purpose!: LinkPurpose;

  @IsUUID()
  user_id!: string;

  @IsString()
  email!: string;

  @IsString()
  seed!: string;
}

@Injectable()
@Consumes(LinkIssued, { name: 'messaging.link', queue: 'emails' })
export class EmailWhenLinkIssued implements Consumer<LinkIssued> {
  constructor(private readonly outbox: Outbox) {}

  handle({ purpose, user_id, email, seed }: LinkIssued, tx: Tx): Promise<void> {
    return requestEmail(this.outbox, tx, {
      template: LINK_TEMPLATES[purpose],
      to: { user_id, email },
      data: {},
      cause: seed,
      secret_seed: seed,
    });
  }
}

@DomainEvent('identity.access-changed.v1')
class AccessChanged {
  @IsUUID()
  user_id!: string;

  @IsIn(['password', 'email'])
  what!: 'password' | 'email';

  @IsString()
  email!: string;
}

@Injectable()
@Consumes(AccessChanged, { name: 'messaging.access-changed', queue: 'emails' })
export class EmailWhenAccessChanged implements Consumer<AccessChanged> {
  constructor(private readonly outbox: Outbox) {}

  handle({ user_id, what, email }: AccessChanged, tx: Tx): Promise<void> {
    return requestEmail(this.outbox, tx, { template: `${what}-changed`, to: { user_id, email }, data: {} });
  }
}

@DomainEvent('identity.invitation-issued.v1')
class InvitationIssued {
  @IsUUID()
  invitation_id!: string;

  @IsString()
  seed!: string;
}

@Injectable()
@Consumes(InvitationIssued, { name: 'messaging.invitation', queue: 'emails' })
export class EmailWhenInvitationIssued implements Consumer<InvitationIssued> {
  constructor(private readonly outbox: Outbox) {}

  handle({ invitation_id, seed }: InvitationIssued, tx: Tx): Promise<void> {
    return emailInvitation(this.outbox, tx, invitation_id, seed);
  }
}

@DomainEvent('identity.second-factor-changed.v1')
class SecondFactorChanged {
  @IsUUID()
  user_id!: string;

  @IsIn(SECOND_FACTOR_CHANGES)
  change!: SecondFactorChange;
}

@Injectable()
@Consumes(SecondFactorChanged, { name: 'messaging.second-factor-changed', queue: 'emails' })
export class EmailWhenSecondFactorChanged implements Consumer<SecondFactorChanged> {
  constructor(private readonly outbox: Outbox) {}

  handle({ user_id, change }: SecondFactorChanged, tx: Tx): Promise<void> {
    return requestEmail(this.outbox, tx, {
      template: 'second-factor-changed',
      to: { user_id },
      data: { change },
    });
  }
}

@DomainEvent('identity.support-looked.v1')
class SupportViewStarted {
  @IsUUID()
  session_id!: string;
}

@Injectable()
@Consumes(SupportViewStarted, { name: 'messaging.support-looked', queue: 'emails' })
export class EmailWhenSupportViewStarted implements Consumer<SupportViewStarted> {
  constructor(private readonly outbox: Outbox) {}

  handle({ session_id }: SupportViewStarted, tx: Tx): Promise<void> {
    return emailAdministrators(this.outbox, tx, session_id);
  }
}

@DomainEvent('identity.leader-changed.v1')
class LeaderChanged {
  @IsUUID()
  leader_id!: string;

  @IsUUID()
  user_id!: string;

  @IsIn(LEADER_UPDATES)
  news!: LeaderUpdateKind;
}

@Injectable()
@Consumes(LeaderChanged, { name: 'messaging.leader-changed', queue: 'emails' })
export class EmailWhenLeaderChanged implements Consumer<LeaderChanged> {
  constructor(private readonly leaders: Leaders) {}

  handle({ leader_id, user_id, news }: LeaderChanged, tx: Tx): Promise<void> {
    return this.leaders.emailUpdate(tx, leader_id, user_id, news);
  }
}

@DomainEvent('identity.data-copy-ready.v1')
class DataCopyReady {
  @IsUUID()
  request_id!: string;

  @IsUUID()
  asked_by!: string;

  @IsIn(['self', 'guardian', 'school'])
  asked_as!: 'self' | 'guardian' | 'school';
}

@Injectable()
@Consumes(DataCopyReady, { name: 'messaging.data-copy-ready', queue: 'emails' })
export class EmailWhenDataCopyReady implements Consumer<DataCopyReady> {
  constructor(private readonly outbox: Outbox) {}

  handle({ request_id, asked_by, asked_as }: DataCopyReady, tx: Tx): Promise<void> {
    return requestEmail(this.outbox, tx, {
      template: 'data-copy-ready',
      to: { user_id: asked_by },
      data: { path: copyPath(asked_as) },
      cause: request_id,
    });
  }
}

@DomainEvent('identity.spray-noticed.v1')
class PasswordSprayingNoticed {
  @IsUUID()
  class_id!: string;
}

@Injectable()
@Consumes(PasswordSprayingNoticed, { name: 'messaging.spray-noticed', queue: 'emails' })
export class EmailWhenPasswordSprayingNoticed implements Consumer<PasswordSprayingNoticed> {
  constructor(private readonly watch: PasswordSprayingWatch) {}

  handle({ class_id }: PasswordSprayingNoticed, tx: Tx): Promise<void> {
    return this.watch.alertTeachers(tx, class_id);
  }
}

/** What `identity.module.ts` registers. */
export const PREVIOUS_EMAIL_CONSUMERS = [
  EmailWhenLinkIssued,
  EmailWhenAccessChanged,
  EmailWhenInvitationIssued,
  EmailWhenSecondFactorChanged,
  EmailWhenSupportViewStarted,
  EmailWhenLeaderChanged,
  EmailWhenDataCopyReady,
  EmailWhenPasswordSprayingNoticed,
];
