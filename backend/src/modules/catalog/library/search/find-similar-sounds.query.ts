import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { FindSimilarSounds, type SimilarWord } from '../../contract.ts';
import { ReaderProfiles } from '../books/reader-profiles.ts';
import { visibilityCondition } from '../books/visibility-sql.ts';
import { COMMON_WORDS } from './common-words.ts';
import { namedSubject } from './named-subjects.ts';

/** How many of the newest titles are considered. */
const TITLES = 2_000;

type Sound = SimilarWord & { sound: string };

@QueryHandler(FindSimilarSounds)
export class FindSimilarSoundsHandler implements IQueryHandler<FindSimilarSounds> {
  constructor(
    private readonly cache: PublicCache,
    private readonly db: Db,
    private readonly readers: ReaderProfiles,
  ) {}

  async execute({ typed }: FindSimilarSounds): Promise<Map<string, SimilarWord[]>> {
    const [asked, known] = await Promise.all([
      this.db.rows<{ word: string; sound: string }>({
        name: 'sounds_of_words',
        text: 'select word, platform.dmetaphone(word) as sound from unnest($1::text[]) as word',
        values: [typed],
      }),
      this.knownSounds(),
    ]);
    return new Map(
      asked.map(({ word, sound }) => [
        word,
        // The name of a language or theme is a word that exists: it is not misspelled.
        namedSubject(word) ? [{ word, titles: 1 }] : (known.get(sound) ?? []),
      ]),
    );
  }

  /** The words by their sound; the same for all readers with the same visibility scope. */
  private async knownSounds(): Promise<Map<string, SimilarWord[]>> {
    const before = [[currentTenantId(), PLATFORM_TENANT_ID], COMMON_WORDS];
    const visible = visibilityCondition(
      await this.readers.visibilityScope(await this.readers.current()),
      before,
    );
    const name = `sounds_of_titles_${visible.name}`;
    return this.cache.keep(`${name} ${JSON.stringify(visible.values.slice(2))}`, async () => {
      const rows = await this.db.rows<Sound & Record<string, unknown>>({
        name,
        text: `with title as (
                 select b.id, b.title from catalog.book b
                 where b.tenant_id = any($1::uuid[]) and ${visible.text}
                 order by b.published_at desc nulls first, b.id limit ${TITLES}),
               word as (
                 select distinct title.id, w.word from title, unnest(catalog.words_of(title.title)) as w(word)
                 union all select null, c.word from unnest($2::text[]) as c(word))
               select word, count(id)::int as titles, platform.dmetaphone(word) as sound
               from word where word ~ '^[a-z]{3,}$' group by word`,
        values: visible.values,
      });
      const sounds = new Map<string, SimilarWord[]>();
      for (const { word, titles, sound } of rows)
        sounds.set(sound, [...(sounds.get(sound) ?? []), { word, titles }]);
      return sounds;
    });
  }
}
