import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { FindLetters } from './find-letters.ts';
import { showLetter, WorldLetterCard } from './letter-view.ts';
import { ReaderKey } from './reader-key.ts';

/** A letter with what the asker said of it, and its neighbours in the book. */
export class WorldLetterView extends WorldLetterCard {
  /** The asker's own reaction; null without one. */
  mine!: string | null;
  /** Ids of the letters before and after it in the book. */
  newer!: string | null;
  older!: string | null;
}

/** One letter of the Dear World Book. */
export class GetLetter extends Query<WorldLetterView> {
  constructor(
    readonly id: string,
    readonly userId: string | null,
  ) {
    super();
  }
}

@QueryHandler(GetLetter)
export class GetLetterHandler implements IQueryHandler<GetLetter> {
  constructor(
    private readonly db: Db,
    private readonly find: FindLetters,
    private readonly readers: ReaderKey,
  ) {}

  async execute({ id, userId }: GetLetter): Promise<WorldLetterView> {
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
      mine: userId ? await this.saidBy(this.readers.person(userId), row) : null,
      newer: idIn(newer),
      older: idIn(older),
    };
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
