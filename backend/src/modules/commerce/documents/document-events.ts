import { IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** An invoice or credit note has its number. Fires once for each, in the transaction that issues it. */
@DomainEvent('commerce.document-issued.v1')
export class DocumentIssued {
  @IsUUID()
  document_id!: string;
}
