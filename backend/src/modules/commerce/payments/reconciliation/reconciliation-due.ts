import { IsUUID } from 'class-validator';
import { DomainEvent } from '../../../../platform/messaging/events.ts';

/** A day is to be compared with the list of a provider. Fires in the platform's context. */
@DomainEvent('commerce.reconciliation-due.v1')
export class ReconciliationDue {
  @IsUUID()
  run_id!: string;
}
