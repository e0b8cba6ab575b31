import {
  Command,
  CommandBus,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { AppError } from '../../../../platform/errors.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { ModerationCard, ModerationCards, type CardRow } from './moderation-cards.ts';
import { CARD, MODERATION, SINCE, STAGE } from './moderation-sql.ts';
import { queueFilters } from './list-moderation-queue.query.ts';
import { TransitionBook } from './transition-book.ts';
import { notReadyReason } from './ready-books.rules.ts';

/** How many books are published at once; the others stay for the next request. */
const MAX_BOOKS_PUBLISHED_AT_ONCE = 100;
const ids = { each: true, message: 'books are named by their ids.' };
const most = { message: `At most ${MAX_BOOKS_PUBLISHED_AT_ONCE} books at once.` };

export class ReadyFilters {
  @IsOptional()
  @IsString()
  @MaxLength(255, { message: 'A search has at most 255 characters.' })
  search?: string;

  @IsOptional()
  @IsIn(['mine', 'nobody'], { message: 'owner must be mine or nobody.' })
  owner?: 'mine' | 'nobody';

  /** Only these, in any stage; without it all books in the stage `ready`. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => [value].flat().flatMap((part) => String(part).split(',')))
  @IsArray()
  @ArrayMaxSize(MAX_BOOKS_PUBLISHED_AT_ONCE, most)
  @IsUUID(undefined, ids)
  books?: string[];
}
export class PublishReadyBody {
  @IsArray()
  @ArrayMinSize(1, { message: 'Choose at least one book.' })
  @ArrayMaxSize(MAX_BOOKS_PUBLISHED_AT_ONCE, most)
  @ArrayUnique({ message: 'Name each book once.' })
  @IsUUID(undefined, ids)
  books!: string[];
}
/** A book that was not published together with the others. */
export class SkippedBook {
  book!: ModerationCard;
  /** Its stage is not `ready`, readers reported it, or a finding needs a review. */
  why!: 'stage' | 'reports' | 'findings';
}
export class ReadyBooks {
  /** Without reports, and without findings that need a review. */
  clear!: ModerationCard[];
  left!: SkippedBook[];
  /** How many more there are that did not fit. */
  more!: number;
}
export class PublishedBooks {
  published!: ModerationCard[];
  left!: SkippedBook[];
}

/**
 * Books that can be published together, and books that cannot, with the reason; those that have waited longest come
 * first.
 */
export class GetReadyBooks extends Query<ReadyBooks> {
  constructor(
    readonly filters: ReadyFilters,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(GetReadyBooks)
export class GetReadyBooksHandler implements IQueryHandler<GetReadyBooks> {
  constructor(private readonly cards: ModerationCards) {}

  async execute({ filters: { books, ...filters }, files }: GetReadyBooks): Promise<ReadyBooks> {
    const values: unknown[] = [];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const which = books
      ? [`b.id = any(${add(books)}::uuid[])`]
      : [`b.status = 'draft' and ${STAGE} = 'ready'`, ...queueFilters(filters, add)];
    const where = [...which, this.cards.fence(add)].join(' and ');
    const [rows] = await this.cards.read([
      {
        name: '',
        text: `select ${CARD}, count(*) over ()::int as total from ${MODERATION} where ${where}
               order by ${SINCE}, b.id limit ${MAX_BOOKS_PUBLISHED_AT_ONCE}`,
        values,
      },
    ]);
    const found = rows as (CardRow & { total: number })[];
    const cards = await this.cards.show(found, files);
    return { ...parted(cards), more: (found[0]?.total ?? 0) - found.length };
  }
}

const parted = (cards: ModerationCard[]): { clear: ModerationCard[]; left: SkippedBook[] } => ({
  clear: cards.filter((card) => notReadyReason(card) === null),
  left: cards.flatMap((book) => {
    const why = notReadyReason(book);
    return why ? [{ book, why }] : [];
  }),
});

/** Publishes those of the books that have no obstacle, each as if it were approved alone. */
export class PublishReadyBooks extends Command<PublishedBooks> {
  constructor(
    readonly books: readonly string[],
    readonly reader: NonNullable<Reader>,
    readonly files: string,
  ) {
    super();
  }
}

@CommandHandler(PublishReadyBooks)
export class PublishReadyBooksHandler implements ICommandHandler<PublishReadyBooks> {
  constructor(
    private readonly commands: CommandBus,
    private readonly ready: GetReadyBooksHandler,
  ) {}

  async execute({ books, reader, files }: PublishReadyBooks): Promise<PublishedBooks> {
    // Queried again, because somebody may have changed a book since the list was shown.
    const ask = () => this.ready.execute(new GetReadyBooks({ books: [...books] }, files));
    const { clear, left } = await ask();
    const published: ModerationCard[] = [];
    for (const card of clear) {
      try {
        await this.commands.execute(new TransitionBook(card.id, 'approve', reader, null, '', [], 'ready'));
        published.push({ ...card, stage: 'live' });
      } catch (error) {
        // Somebody else has decided on this one meanwhile; the others are still published.
        if (!(error instanceof AppError) || error.kind === 'unavailable') throw error;
        left.push({ book: card, why: 'stage' });
      }
    }
    return { published, left };
  }
}
