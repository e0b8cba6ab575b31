import { IsIn, IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** A copy of a person's data is to be put together. Fires once per request. */
@DomainEvent('identity.data-copy-asked.v1')
export class DataCopyAsked {
  @IsUUID()
  request_id!: string;
}

/** A copy of a person's data lies ready for who asked for it. Fires once per request. */
@DomainEvent('identity.data-copy-ready.v1')
export class DataCopyReady {
  @IsUUID()
  request_id!: string;

  @IsUUID()
  asked_by!: string;

  /** `school`: asked for by the school, whose own list holds the copy. */
  @IsIn(['self', 'guardian', 'school'])
  asked_as!: 'self' | 'guardian' | 'school';
}

/** A person is to be removed now: the day has come, or an administrator said so. */
@DomainEvent('identity.erasure-ordered.v1')
export class ErasureOrdered {
  @IsUUID()
  request_id!: string;
}
