import { Query } from '@nestjs/cqrs';

/** The school that a payout of the platform went to; null for an unknown payout. In the platform's context. */
export class GetSchoolOfPayout extends Query<string | null> {
  constructor(readonly payoutId: string) {
    super();
  }
}
