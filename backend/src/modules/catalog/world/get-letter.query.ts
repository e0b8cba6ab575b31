import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { shelfOf, type Reader } from '../books/book-access.rules.ts';
import { Readers } from '../books/readers.ts';
import { onShelf } from '../books/shelf-sql.ts';
import { FindLetters } from './find-letters.ts';
import { showLetter, WorldLetterCard } from './letter-view.ts';
import { ReaderKey } from './reader-key.ts';

/** A letter with what the asker said of it, and its neighbours in the book. */
export class WorldLetterView extends WorldLetterCard {
  /** The asker's own reaction; null without one. */
  mine!: string | null;
  /** Slug of its book, in which its author reads it aloud: for those who have signed in at its school; null otherwise. */
  spoken!: string | null;
  /** Ids of the letters before and after it in the book. */
  newer!: string | null;
  older!: string | null;
}

/** One letter of the Dear World Book. */
export class GetLetter extends Query<WorldLetterView> {
  constructor(
    readonly id: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(GetLetter)
export class GetLetterHandler implements IQueryHandler<GetLetter> {
  constructor(
    private readonly db: Db,
    private readonly find: FindLetters,
    private readonly keys: ReaderKey,
    private readonly readers: Readers,
  ) {}

  async execute({ id, reader }: GetLetter): Promise<WorldLetterView> {
    const row = await this.find.one(id);
    const beside = (way: '>' | '<', order: 'asc' | 'desc') => ({
      name: `world_letter_${order}`,
      text: `select story_id as id from catalog.world_letter where shown and (published_at, story_id) ${way} ($1, $2::uuid)
             order by published_at ${order}, story_id ${order} limit 1`,
      values: [row.published_at, id],
    });
    const [newer, older] = await this.db.batch([beside('>', 'asc'), beside('<', 'desc')]);
    const idIn = (result: { rows: unknown[] } | undefined) =>
      (result?.rows[0] as { id: string } | undefined)?.id ?? null;
    return {
      ...showLetter(row),
      mine: reader ? await this.saidBy(this.keys.person(reader.userId), row) : null,
      spoken: reader ? await this.spokenTo(reader, row) : null,
      newer: idIn(newer),
      older: idIn(older),
    };
  }

  /** A voice stays in its school, where the book is that holds it. */
  private async spokenTo(
    asker: NonNullable<Reader>,
    row: { tenant_id: string; id: string },
  ): Promise<string | null> {
    if (row.tenant_id !== currentTenantId()) return null;
    const shelf = onShelf(shelfOf(await this.readers.know(asker)), [row.tenant_id, row.id]);
    const [book] = await this.db.rows<{ slug: string }>({
      name: `spoken_letter_${shelf.name}`,
      text: `select b.slug from catalog.story s join catalog.book b on b.tenant_id = s.tenant_id and b.id = s.book_id
             where s.tenant_id = $1::uuid and s.id = $2::uuid and b.has_audio and ${shelf.text}`,
      values: shelf.values,
    });
    return book?.slug ?? null;
  }

  private async saidBy(reader: string, row: { tenant_id: string; id: string }): Promise<string | null> {
    const [said] = await this.find.atHome(row, () =>
      this.db.rows<{ reaction: string }>({
        name: 'own_world_reaction',
        text: `select reaction from catalog.world_reaction
               where tenant_id = $1::uuid and story_id = $2::uuid and reader = $3`,
        values: [row.tenant_id, row.id, reader],
      }),
    );
    return said?.reaction ?? null;
  }
}
