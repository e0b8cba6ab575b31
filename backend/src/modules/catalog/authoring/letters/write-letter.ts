import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { emptyPage, sceneFault, type Scene } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Prisma } from '../../../../platform/db/generated/client.ts';
import { invalidFields } from '../../../../platform/errors.ts';
import { StoryWriter } from '../stories/story-writer.ts';
import { FindLetters } from './find-letters.ts';
import { withoutOwnPictures } from './letter.rules.ts';
import type { NewLetter } from './letter-bodies.ts';

/** Begins a letter to the world: a story of kind `letter`, which is reviewed and published like every story. */
export class WriteLetter extends Command<{ id: string; version: number }> {
  constructor(
    readonly authorId: string,
    readonly letter: NewLetter,
  ) {
    super();
  }
}

@CommandHandler(WriteLetter)
export class WriteLetterHandler implements ICommandHandler<WriteLetter> {
  constructor(
    private readonly db: Db,
    private readonly stories: StoryWriter,
    private readonly find: FindLetters,
  ) {}

  async execute({ authorId, letter }: WriteLetter): Promise<{ id: string; version: number }> {
    const picture = pictureOf(letter);
    const { title, text, language, goal = null, alt, answers = null } = letter;
    if (answers) await this.find.one(answers);
    return this.db.transaction(async (tx) => {
      const id = await this.stories.create(tx, {
        author_id: authorId,
        kind: 'letter',
        idea: 'dear-world',
        title,
        language,
        cover: picture,
        pages: [{ ...emptyPage('p1'), text, picture, alt }],
      });
      await tx.worldLetter.createMany({
        data: [
          {
            tenant_id: currentTenantId(),
            story_id: id,
            goal,
            answers_id: answers,
            language,
            picture: picture as unknown as Prisma.InputJsonValue,
          },
        ],
      });
      return { id, version: 1 };
    });
  }
}

/** @throws AppError invalid for a picture that is not one of the stamps */
function pictureOf({ picture }: NewLetter): Scene {
  const fault = sceneFault(picture, 'picture');
  const scene = picture as Scene;
  if (fault || withoutOwnPictures(scene).elements.length !== scene.elements.length)
    throw invalidFields({ picture: ['Choose one of the stamps. You can draw your own afterwards.'] });
  return scene;
}
