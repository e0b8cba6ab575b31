import { Injectable } from '@nestjs/common';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { OtherBooks } from '../settlement/other-books.ts';
import { RoyaltyActivated } from './royalty-activated.ts';
import { RoyaltyRules } from './royalty-rules.ts';

/** Copies an active rule to its school, where sales find it. The id of the version makes a repetition do nothing. */
@Injectable()
@Consumes(RoyaltyActivated, { name: 'commerce.copy-royalty-rule', queue: 'payments' })
export class CopyWhenRoyaltyActivated implements Consumer<RoyaltyActivated> {
  constructor(
    private readonly books: OtherBooks,
    private readonly rules: RoyaltyRules,
  ) {}

  key({ school_id }: RoyaltyActivated): string {
    return `royalties ${school_id}`;
  }

  async prepare({ version_id, school_id, book_id, ...shares }: RoyaltyActivated): Promise<void> {
    const { platform_bps, author_bps, effective_from } = shares;
    await this.books.within(school_id, (tx) =>
      this.rules.add(tx, {
        scope: book_id ? 'book' : 'school',
        book_id,
        platform_bps,
        author_bps,
        effective_from: new Date(effective_from),
        source_id: version_id,
      }),
    );
  }

  async handle(): Promise<void> {}
}
