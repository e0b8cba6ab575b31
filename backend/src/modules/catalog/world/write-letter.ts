import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { emptyPage, sceneFault, type Scene } from '@bookgrove/contract/stories';
import { Db } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { assertRoom } from '../stories/write-story.ts';
import { printable } from './letter.rules.ts';
import type { NewLetter } from './world-bodies.ts';

/** Begins a letter to the world: a story of its author, which goes the way of every story. */
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
  constructor(private readonly db: Db) {}

  async execute({ authorId, letter }: WriteLetter): Promise<{ id: string; version: number }> {
    const picture = pictureOf(letter);
    const { title, text, language, goal = null, alt } = letter;
    return this.db.transaction(async (tx) => {
      const tenant_id = await assertRoom(tx, authorId);
      const id = newId();
      const page = { ...emptyPage('p1'), text, picture, alt };
      await tx.story.createMany({
        data: [
          {
            id, tenant_id, author_id: authorId, kind: 'letter', idea: 'dear-world', title, language,
            cover: json(picture), pages: json([page]),
          },
        ],
      }); // prettier-ignore
      await tx.worldLetter.createMany({
        data: [{ tenant_id, story_id: id, goal, language, picture: json(picture) }],
      });
      return { id, version: 1 };
    });
  }
}

/** @throws AppError invalid for a picture that we did not draw */
function pictureOf({ picture }: NewLetter): Scene {
  const fault = sceneFault(picture, 'picture');
  const scene = picture as Scene;
  if (fault || printable(scene).elements.length !== scene.elements.length)
    throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
      fields: { picture: ['Choose one of the stamps. You can draw your own afterwards.'] },
    });
  return scene;
}

const json = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;
