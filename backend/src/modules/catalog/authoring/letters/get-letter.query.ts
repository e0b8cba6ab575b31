import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { visibilityScopeOf, type Reader } from '../../library/books/book-access.rules.ts';
import { ReaderProfiles } from '../../library/books/reader-profiles.ts';
import { visibilityCondition } from '../../library/books/visibility-sql.ts';
import { FindLetters } from './find-letters.ts';
import { showLetter, WorldLetterCard } from './letter-view.ts';
import { ReaderPseudonym } from './reader-pseudonym.ts';

/** Another letter, with the names that its families allow. */
export class LinkedLetter {
  id!: string;
  title!: string;
  /** BCP 47. */
  language!: string;
  signed_as!: string;
  /** ISO 3166-1 alpha-2. */
  country!: string | null;
  school_name!: string;
}

/** A letter with the viewer's reaction, and its neighbours in the book. */
export class WorldLetterView extends WorldLetterCard {
  /** The viewer's own reaction; null without one. */
  mine!: string | null;
  /** Slug of its book, which has a recording of it: for people of its school who have signed in; null otherwise. */
  spoken!: string | null;
  /** Ids of the letters before and after it in the book. */
  newer!: string | null;
  older!: string | null;
  /** The letter that this one answers; null for a letter to everybody, and while that letter is not shown. */
  answers!: LinkedLetter | null;
  /** The letters that answer this one, the newest first; at most twenty. */
  answered_by!: LinkedLetter[];
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
    private readonly pseudonyms: ReaderPseudonym,
    private readonly readers: ReaderProfiles,
  ) {}

  async execute({ id, reader }: GetLetter): Promise<WorldLetterView> {
    const row = await this.find.one(id);
    const neighbour = (comparison: '>' | '<', order: 'asc' | 'desc') => ({
      name: `world_letter_${order}`,
      text: `select story_id as id from catalog.world_letter where shown and (published_at, story_id) ${comparison} ($1, $2::uuid)
             order by published_at ${order}, story_id ${order} limit 1`,
      values: [row.published_at, id],
    });
    const linked =
      'select story_id as id, title, language, signed_as, country, school_name from catalog.world_letter';
    const [newer, older, answered, answers] = await this.db.batch([
      neighbour('>', 'asc'),
      neighbour('<', 'desc'),
      {
        name: 'world_letter_answered',
        text: `${linked} where shown and story_id = $1::uuid`,
        values: [row.answers_id],
      },
      {
        name: 'world_letter_answers',
        text: `${linked} where shown and answers_id = $1::uuid order by published_at desc, story_id desc limit 20`,
        values: [id],
      },
    ]);
    const idIn = (result: { rows: unknown[] } | undefined) =>
      (result?.rows[0] as { id: string } | undefined)?.id ?? null;
    return {
      ...showLetter(row),
      mine: reader ? await this.reactionOf(this.pseudonyms.person(reader.userId), row) : null,
      spoken: reader ? await this.bookWithVoice(reader, row) : null,
      newer: idIn(newer),
      older: idIn(older),
      answers: (answered!.rows[0] as LinkedLetter | undefined) ?? null,
      answered_by: answers!.rows as LinkedLetter[],
    };
  }

  /** A recording is available only in the school of the letter, in the letter's book. */
  private async bookWithVoice(
    requester: NonNullable<Reader>,
    row: { tenant_id: string; id: string },
  ): Promise<string | null> {
    if (row.tenant_id !== currentTenantId()) return null;
    const visible = visibilityCondition(visibilityScopeOf(await this.readers.know(requester)), [
      row.tenant_id,
      row.id,
    ]);
    const [book] = await this.db.rows<{ slug: string }>({
      name: `spoken_letter_${visible.name}`,
      text: `select b.slug from catalog.story s join catalog.book b on b.tenant_id = s.tenant_id and b.id = s.book_id
             where s.tenant_id = $1::uuid and s.id = $2::uuid and b.has_audio and ${visible.text}`,
      values: visible.values,
    });
    return book?.slug ?? null;
  }

  private async reactionOf(reader: string, row: { tenant_id: string; id: string }): Promise<string | null> {
    const [own] = await this.find.inItsSchool(row, () =>
      this.db.rows<{ reaction: string }>({
        name: 'own_world_reaction',
        text: `select reaction from catalog.world_reaction
               where tenant_id = $1::uuid and story_id = $2::uuid and reader = $3`,
        values: [row.tenant_id, row.id, reader],
      }),
    );
    return own?.reaction ?? null;
  }
}
