import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Dictionary, DICTIONARY_LANGUAGES } from './dictionary/dictionary.ts';
import { pictureBookWord } from './dictionary/picture-book-words.ts';
import type { WordEntry, WordMeaning } from './word-view.ts';
import { wordInAddress } from './word-address.ts';

const MEANINGS_MAX = 4;

/**
 * The meanings of a word: a teacher's explanation, our picture-book words, and the dictionary. Visitors get the last
 * two.
 */
export class LookUpWord extends Query<WordEntry> {
  constructor(
    readonly language: string,
    readonly word: string,
    readonly userId: string | null,
  ) {
    super();
  }
}

@QueryHandler(LookUpWord)
export class LookUpWordHandler implements IQueryHandler<LookUpWord> {
  constructor(
    private readonly db: Db,
    private readonly dictionary: Dictionary,
  ) {}

  async execute({ language: tag, word: text, userId }: LookUpWord): Promise<WordEntry> {
    const { language, word } = wordInAddress(tag, text);
    const entry = await this.dictionary.find(language, word);
    const [schoolWord, saved] = userId
      ? await this.ofSchool(language, word, entry?.headword ?? word, userId)
      : [null, null];
    const own = pictureBookWord(language, word) ?? (entry && pictureBookWord(language, entry.headword));
    const meanings: WordMeaning[] = [
      ...(schoolWord
        ? [
            {
              headword: schoolWord.word,
              part: null,
              meaning: schoolWord.meaning,
              example: schoolWord.example || null,
              like: [],
              from: 'school' as const,
            },
          ]
        : []),
      ...(own ? [{ ...own, example: null, like: [], from: 'first_words' as const }] : []),
      ...(entry?.senses ?? [])
        // Meanings that are already explained in easier words are left out.
        .filter(({ headword, part }) => own?.headword !== headword || own.part !== part)
        .map((sense) => ({ ...sense, from: 'wordnet' as const })),
    ];
    return {
      word,
      language,
      meanings: meanings.slice(0, MEANINGS_MAX),
      has_dictionary: DICTIONARY_LANGUAGES.includes(language),
      kept_id: saved?.id ?? null,
      asked: saved?.asked ?? false,
    };
  }

  /**
   * A teacher's explanation, of the form that was looked up before that of the headword; and the user's saved word.
   */
  private async ofSchool(language: string, word: string, headword: string, userId: string) {
    const [explained, saved] = await this.db.batch([
      {
        name: 'school_word',
        text: `select word, meaning, example from catalog.school_word
               where tenant_id = $1 and language = $2 and word in ($3, $4) order by word = $3 desc limit 1`,
        values: [currentTenantId(), language, word, headword.toLowerCase()],
      },
      {
        name: 'kept_word',
        text: `select id, asked from catalog.saved_word
               where tenant_id = $1 and user_id = $2 and language = $3 and word = $4`,
        values: [currentTenantId(), userId, language, word],
      },
    ]);
    return [
      (explained!.rows[0] ?? null) as { word: string; meaning: string; example: string } | null,
      (saved!.rows[0] ?? null) as { id: string; asked: boolean } | null,
    ] as const;
  }
}
