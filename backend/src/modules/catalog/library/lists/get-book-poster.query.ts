import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { GetSchool } from '../../../tenancy/contract.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { FindBook } from '../books/find-book.ts';
import { posterCode, type PosterCode } from './poster-code.ts';

/** The QR code on a book's poster. */
export class GetBookPoster extends Query<PosterCode> {
  constructor(
    readonly reader: NonNullable<Reader>,
    readonly idOrSlug: string,
  ) {
    super();
  }
}

@QueryHandler(GetBookPoster)
export class GetBookPosterHandler implements IQueryHandler<GetBookPoster> {
  constructor(
    private readonly find: FindBook,
    private readonly queries: QueryBus,
  ) {}

  async execute({ reader, idOrSlug }: GetBookPoster): Promise<PosterCode> {
    const [{ slug }, { origin }] = await Promise.all([
      this.find.for(reader, idOrSlug),
      this.queries.execute(new GetSchool()),
    ]);
    return posterCode(`${origin}/library/${encodeURIComponent(slug)}`);
  }
}
