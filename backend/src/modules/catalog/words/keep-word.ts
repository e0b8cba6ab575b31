import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { FindBook } from '../books/find-book.ts';
import { readableBook } from '../reading/open-book.query.ts';
import { MOST_WORDS } from './word.rules.ts';
import { wordInAddress } from './word-address.ts';

export interface WordToKeep {
  language: string;
  word: string;
  meaning?: string;
  sentence?: string;
  book_id?: string;
  asked?: boolean;
}

/**
 * Keeps a word under an id that its device made. A word is kept once: kept again under another id, it is the first one that
 * learns what is new (that it is asked for, a meaning where there was none).
 */
export class KeepWord extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly reader: NonNullable<Reader>,
    readonly wish: WordToKeep,
  ) {
    super();
  }
}

@CommandHandler(KeepWord)
export class KeepWordHandler implements ICommandHandler<KeepWord> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
  ) {}

  async execute({ id, reader, wish }: KeepWord): Promise<{ id: string }> {
    const { language, word } = wordInAddress(wish.language, wish.word);
    const book = wish.book_id ? (await readableBook(this.find, wish.book_id, reader)).book : null;
    const tenant = currentTenantId();
    const asked = (wish.asked ?? false) && reader.role === 'student';
    return this.db.transaction(async (tx) => {
      // One at a time for a person, so that two devices cannot pass the most together.
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`${tenant} ${reader.userId}`}, 5))`;
      const before = await tx.keptWord.findUnique({
        where: { tenant_id_id: { tenant_id: tenant, id } },
        select: { user_id: true, language: true, word: true },
      });
      if (
        before &&
        (before.user_id !== reader.userId || before.language !== language || before.word !== word)
      )
        throw notFound('word');
      const same = await tx.keptWord.findFirst({
        where: { tenant_id: tenant, user_id: reader.userId, language, word },
        select: { id: true, asked: true, meaning: true, sentence: true },
      });
      if (same) {
        await tx.keptWord.update({
          where: { tenant_id_id: { tenant_id: tenant, id: same.id } },
          data: {
            asked: same.asked || asked,
            meaning: same.meaning || (wish.meaning ?? ''),
            sentence: same.sentence || (wish.sentence ?? ''),
          },
        });
        return { id: same.id };
      }
      const count = await tx.keptWord.count({ where: { tenant_id: tenant, user_id: reader.userId } });
      if (count >= MOST_WORDS)
        throw new AppError(
          'conflict',
          'words_full',
          'You keep 300 words already. Take some away that you know well.',
        );
      await tx.keptWord.create({
        data: {
          id,
          tenant_id: tenant,
          user_id: reader.userId,
          language,
          word,
          meaning: wish.meaning ?? '',
          sentence: wish.sentence ?? '',
          asked,
          book_tenant_id: book?.tenant_id ?? null,
          book_id: book?.id ?? null,
        },
      });
      return { id };
    });
  }
}

/** Takes a word out of one's own; one that is gone already is no mistake. */
export class ForgetWord extends Command<void> {
  constructor(
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(ForgetWord)
export class ForgetWordHandler implements ICommandHandler<ForgetWord> {
  constructor(private readonly db: Db) {}

  async execute({ id, userId }: ForgetWord): Promise<void> {
    await this.db.transaction((tx) =>
      tx.keptWord.deleteMany({ where: { tenant_id: currentTenantId(), id, user_id: userId } }),
    );
  }
}
