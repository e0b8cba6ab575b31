import {
  Command, CommandBus, CommandHandler, Query, QueryHandler, type ICommandHandler, type IQueryHandler,
} from '@nestjs/cqrs'; // prettier-ignore
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional, IsString, IsUUID, MaxLength,
} from 'class-validator'; // prettier-ignore
import { AppError } from '../../../platform/errors.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { DeskCard, DeskCards, type CardRow } from './desk-cards.ts';
import { CARD, DESK, SINCE, STAGE } from './desk-sql.ts';
import { narrowing } from './list-desk.query.ts';
import { MoveBook } from './move-book.ts';
import { leftWhy } from './ready.rules.ts';

/** Books that go to the readers at once; more of them stay for the next time. */
export const MOST_AT_ONCE = 100;
const ids = { each: true, message: 'books are named by their ids.' };
const most = { message: `At most ${MOST_AT_ONCE} books at once.` };

export class ReadyFilters {
  @IsOptional()
  @IsString()
  @MaxLength(255, { message: 'A search has at most 255 characters.' })
  search?: string;

  @IsOptional()
  @IsIn(['mine', 'nobody'], { message: 'owner must be mine or nobody.' })
  owner?: 'mine' | 'nobody';

  /** Only these, wherever they stand; without it everything at Ready. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => [value].flat().flatMap((part) => String(part).split(',')))
  @IsArray()
  @ArrayMaxSize(MOST_AT_ONCE, most)
  @IsUUID(undefined, ids)
  books?: string[];
}
export class PublishReadyBody {
  @IsArray()
  @ArrayMinSize(1, { message: 'Choose at least one book.' })
  @ArrayMaxSize(MOST_AT_ONCE, most)
  @ArrayUnique({ message: 'Name each book once.' })
  @IsUUID(undefined, ids)
  books!: string[];
}
/** A book that is not published together with the others. */
export class LeftBook {
  book!: DeskCard;
  /** It stands elsewhere, readers reported it, or something was found that wants a look. */
  why!: 'stage' | 'reports' | 'findings';
}
export class ReadyBooks {
  /** Nothing stands against them. */
  clear!: DeskCard[];
  left!: LeftBook[];
  /** How many there are besides, which did not fit in here. */
  more!: number;
}
export class PublishedBooks {
  published!: DeskCard[];
  left!: LeftBook[];
}

/** What could be published at once, and what stays with its reason: those first that wait longest. */
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
  constructor(private readonly cards: DeskCards) {}

  async execute({ filters: { books, ...filters }, files }: GetReadyBooks): Promise<ReadyBooks> {
    const values: unknown[] = [];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const which = books
      ? [`b.id = any(${add(books)}::uuid[])`]
      : [`b.status = 'draft' and ${STAGE} = 'ready'`, ...narrowing(filters, add)];
    const where = [...which, this.cards.fence(add)].join(' and ');
    const [rows] = await this.cards.read([
      {
        name: '',
        text: `select ${CARD}, count(*) over ()::int as total from ${DESK} where ${where}
               order by ${SINCE}, b.id limit ${MOST_AT_ONCE}`,
        values,
      },
    ]);
    const found = rows as (CardRow & { total: number })[];
    const cards = await this.cards.show(found, files);
    return { ...parted(cards), more: (found[0]?.total ?? 0) - found.length };
  }
}

const parted = (cards: DeskCard[]): { clear: DeskCard[]; left: LeftBook[] } => ({
  clear: cards.filter((card) => leftWhy(card) === null),
  left: cards.flatMap((book) => {
    const why = leftWhy(book);
    return why ? [{ book, why }] : [];
  }),
});

/** Publishes those of some books against which nothing stands, each as if it were approved alone. */
export class PublishReady extends Command<PublishedBooks> {
  constructor(
    readonly books: readonly string[],
    readonly reader: NonNullable<Reader>,
    readonly files: string,
  ) {
    super();
  }
}

@CommandHandler(PublishReady)
export class PublishReadyHandler implements ICommandHandler<PublishReady> {
  constructor(
    private readonly commands: CommandBus,
    private readonly ready: GetReadyBooksHandler,
  ) {}

  async execute({ books, reader, files }: PublishReady): Promise<PublishedBooks> {
    // Asked again: between the look at the list and this, somebody may have changed a book.
    const ask = () => this.ready.execute(new GetReadyBooks({ books: [...books] }, files));
    const { clear, left } = await ask();
    const published: DeskCard[] = [];
    for (const card of clear) {
      try {
        await this.commands.execute(new MoveBook(card.id, 'approve', reader, null, '', 'ready'));
        published.push({ ...card, stage: 'live' });
      } catch (error) {
        // Whoever was quicker has decided on this one; the others still go.
        if (!(error instanceof AppError)) throw error;
        left.push({ book: card, why: 'stage' });
      }
    }
    return { published, left };
  }
}
