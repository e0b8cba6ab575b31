import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { FindBook } from '../../library/books/find-book.ts';
import { readableBook } from '../shared/readable-book.ts';
import { MAX_SAVED_WORDS } from './word.rules.ts';
import { wordInAddress } from './word-address.ts';

interface WordToSave {
  language: string;
  word: string;
  meaning?: string;
  sentence?: string;
  book_id?: string;
  asked?: boolean;
}

/**
 * Saves a word under an id that the device makes. A word is saved once for each person: under another id, what is new (a question
 * to the teacher, a missing meaning) is added to the first one.
 */
export class SaveWord extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly reader: NonNullable<Reader>,
    readonly wanted: WordToSave,
  ) {
    super();
  }
}

@CommandHandler(SaveWord)
export class SaveWordHandler implements ICommandHandler<SaveWord> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
  ) {}

  async execute({ id, reader, wanted }: SaveWord): Promise<{ id: string }> {
    const { language, word } = wordInAddress(wanted.language, wanted.word);
    const book = wanted.book_id ? (await readableBook(this.find, wanted.book_id, reader)).book : null;
    const tenant = currentTenantId();
    const asked = (wanted.asked ?? false) && reader.role === 'student';
    return this.db.transaction(async (tx) => {
      // Serialized for each person, so that two devices together cannot exceed the limit.
      await lockUntilCommit(tx, `words ${tenant} ${reader.userId}`);
      const before = await tx.savedWord.findUnique({
        where: { tenant_id_id: { tenant_id: tenant, id } },
        select: { user_id: true, language: true, word: true },
      });
      if (
        before &&
        (before.user_id !== reader.userId || before.language !== language || before.word !== word)
      )
        throw notFound('word');
      const same = await tx.savedWord.findFirst({
        where: { tenant_id: tenant, user_id: reader.userId, language, word },
        select: { id: true, asked: true, meaning: true, sentence: true },
      });
      if (same) {
        await tx.savedWord.update({
          where: { tenant_id_id: { tenant_id: tenant, id: same.id } },
          data: {
            asked: same.asked || asked,
            meaning: same.meaning || (wanted.meaning ?? ''),
            sentence: same.sentence || (wanted.sentence ?? ''),
          },
        });
        return { id: same.id };
      }
      const count = await tx.savedWord.count({ where: { tenant_id: tenant, user_id: reader.userId } });
      if (count >= MAX_SAVED_WORDS)
        throw new AppError(
          'conflict',
          'words_full',
          'You have saved 300 words already. Remove some that you know well.',
        );
      await tx.savedWord.create({
        data: {
          id,
          tenant_id: tenant,
          user_id: reader.userId,
          language,
          word,
          meaning: wanted.meaning ?? '',
          sentence: wanted.sentence ?? '',
          asked,
          book_tenant_id: book?.tenant_id ?? null,
          book_id: book?.id ?? null,
        },
      });
      return { id };
    });
  }
}

/** Deletes one of one's own saved words. Deleting it again changes nothing. */
export class RemoveSavedWord extends Command<void> {
  constructor(
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveSavedWord)
export class RemoveSavedWordHandler implements ICommandHandler<RemoveSavedWord> {
  constructor(private readonly db: Db) {}

  async execute({ id, userId }: RemoveSavedWord): Promise<void> {
    await this.db.transaction((tx) =>
      tx.savedWord.deleteMany({ where: { tenant_id: currentTenantId(), id, user_id: userId } }),
    );
  }
}
