import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { GetMailState, type MailState } from '../contract.ts';
import { MailOutage } from './mail-outage.ts';

@QueryHandler(GetMailState)
export class GetMailStateHandler implements IQueryHandler<GetMailState> {
  constructor(private readonly outage: MailOutage) {}

  async execute(): Promise<MailState> {
    const outage = await this.outage.current();
    return { failing_since: outage?.failing_since ?? null, last_error: outage?.last_error ?? null };
  }
}
