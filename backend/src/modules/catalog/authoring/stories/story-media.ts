import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { STORY_LIMITS } from '@bookgrove/contract/stories';
import sharp from 'sharp';
import { cleanMp3 } from '../../../../platform/audio/mp3.rules.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { FindStory } from './find-story.ts';
import type { StoryViewer } from './story-viewer.ts';
import { lockStory } from './story-writer.ts';

const MOST_PIXELS = 24_000_000;
const WIDEST = 1_200;

export class StoryMediaEntry {
  id!: string;
  /** Of a picture. */
  width!: number | null;
  height!: number | null;
  /** Of a recording. */
  seconds!: number | null;
}

/**
 * Stores a picture or a recording for the pages of a story. A picture is encoded anew; of a recording only the audio
 * frames are stored.
 */
export class AddStoryMedia extends Command<StoryMediaEntry> {
  constructor(
    readonly storyId: string,
    readonly requester: StoryViewer,
    readonly kind: 'picture' | 'voice',
    readonly base64: string,
    /** Text that is written on a picture. */
    readonly words = '',
  ) {
    super();
  }
}

@CommandHandler(AddStoryMedia)
export class AddStoryMediaHandler implements ICommandHandler<AddStoryMedia> {
  constructor(
    private readonly db: Db,
    private readonly find: FindStory,
  ) {}

  async execute({ storyId, requester, kind, base64, words }: AddStoryMedia): Promise<StoryMediaEntry> {
    await this.find.as('author', requester, storyId);
    const raw = Buffer.from(base64, 'base64');
    const { bytes, ...measured } = kind === 'picture' ? await reencode(raw) : cleanRecording(raw);
    const id = newId();
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      await lockStory(tx, storyId);
      if ((await tx.storyMedia.count({ where: { tenant_id, story_id: storyId } })) >= STORY_LIMITS.media)
        throw new AppError('conflict', 'too_many_media', 'This story has enough pictures and recordings.');
      await tx.storyMedia.createMany({
        data: [
          {
            id,
            tenant_id,
            story_id: storyId,
            owner_id: requester.userId,
            kind,
            bytes: Uint8Array.from(bytes),
            seconds: measured.seconds,
            words,
          },
        ],
      });
    });
    return { id, ...measured };
  }
}

/** Encodes a picture anew, without metadata such as location and camera, and without any other embedded data. */
async function reencode(
  raw: Buffer,
): Promise<{ bytes: Buffer; width: number; height: number; seconds: null }> {
  try {
    if (!isPicture(raw)) throw new Error('neither PNG, JPEG nor WebP');
    const { data, info } = await sharp(raw, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: 5 })
      .rotate()
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, seconds: null };
  } catch {
    throw invalidFields(
      { content: ['This picture could not be read. Choose a PNG, JPEG or WebP file.'] },
      'picture_unreadable',
    );
  }
}

const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');

function cleanRecording(raw: Buffer): { bytes: Buffer; width: null; height: null; seconds: number } {
  const sound = cleanMp3(raw);
  const unreadable = (message: string) => invalidFields({ content: [message] }, 'voice_unreadable');
  if (!sound) throw unreadable('This recording could not be read. Please record the page again.');
  if (sound.seconds > STORY_LIMITS.voiceSeconds + 1)
    throw unreadable('This recording is too long. A page has two minutes at most.');
  return { ...sound, width: null, height: null };
}

/** A picture or a recording of a story, for everybody who may read it. */
export class GetStoryMedia extends Query<{ kind: 'picture' | 'voice'; bytes: Buffer }> {
  constructor(
    readonly storyId: string,
    readonly id: string,
    readonly requester: StoryViewer,
  ) {
    super();
  }
}

@QueryHandler(GetStoryMedia)
export class GetStoryMediaHandler implements IQueryHandler<GetStoryMedia> {
  constructor(
    private readonly db: Db,
    private readonly find: FindStory,
  ) {}

  async execute({
    storyId,
    id,
    requester,
  }: GetStoryMedia): Promise<{ kind: 'picture' | 'voice'; bytes: Buffer }> {
    await this.find.for(requester, storyId);
    const [row] = await this.db.rows<{ kind: 'picture' | 'voice'; bytes: Buffer }>({
      name: 'story_media',
      text: 'select kind, bytes from catalog.story_media where tenant_id = $1 and story_id = $2 and id = $3',
      values: [currentTenantId(), storyId, id],
    });
    if (!row) throw notFound('picture');
    return row;
  }
}
