import { IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** A copy of a person's data was requested. Fires once per request. */
@DomainEvent('identity.data-copy-asked.v1')
export class DataCopyRequested {
  @IsUUID()
  request_id!: string;
}

/** A person is to be erased now: the waiting time is over, or an administrator ordered it. */
@DomainEvent('identity.erasure-ordered.v1')
export class ErasureOrdered {
  @IsUUID()
  request_id!: string;
}

/** A registration that waits for a guardian has waited long enough. Fires at that time, also when it was answered. */
@DomainEvent('identity.registration-expired.v1')
export class RegistrationExpired {
  @IsUUID()
  registration_id!: string;
}
