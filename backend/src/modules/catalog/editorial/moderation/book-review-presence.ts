import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Principal } from '../../../../platform/context.ts';
import { ShowsPresence, type PresenceSource } from '../../../../platform/live/sockets/presence-sources.ts';
import { GetPeople } from '../../../identity/contract.ts';
import { GetModeratedBook } from './get-moderated-book.query.ts';

/** Shows those who decide about a book who else looks at it now. */
@Injectable()
@ShowsPresence('book-review', 'book.manage')
export class BookReviewPresence implements PresenceSource {
  constructor(private readonly queries: QueryBus) {}

  async admit(_principal: Principal, book: string): Promise<void> {
    await this.queries.execute(new GetModeratedBook(book, '/'));
  }

  async names(ids: string[]): Promise<Map<string, string>> {
    const people = await this.queries.execute(new GetPeople(ids));
    return new Map(people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]));
  }
}
