import { cleanMp3 } from '../../../platform/audio/mp3.rules.ts';
import { invalidFields } from '../../../platform/errors.ts';
import { reencodePicture } from '../../../platform/uploads/reencode-picture.ts';

/** The most characters of a recording or picture in Base64. */
export const LARGEST_MEDIA = 960_000;
/** A recording has at most two minutes. */
const MOST_SECONDS = 121;

/** A recording without anything but its sound. @throws AppError 422 `sound_unreadable` */
function cleanSound(base64: string): Uint8Array<ArrayBuffer> {
  const sound = cleanMp3(Buffer.from(base64, 'base64'));
  const wrong = (message: string) => invalidFields({ sound: [message] }, 'sound_unreadable');
  if (!sound) throw wrong('This recording could not be read. Please record it again.');
  if (sound.seconds > MOST_SECONDS) throw wrong('This recording is too long. Two minutes are the most.');
  return Uint8Array.from(sound.bytes);
}

/** An answer that a teacher marks. */
interface SpokenOrDrawn {
  /** MP3 */
  sound: Uint8Array<ArrayBuffer> | null;
  /** WebP */
  picture: Uint8Array<ArrayBuffer> | null;
}

/**
 * The recording (MP3) and the picture (PNG, JPEG or WebP) of an answer, both in Base64, as they are stored.
 * @throws AppError 422 when one cannot be read
 */
export async function answerMedia(sound: string | null, picture: string | null): Promise<SpokenOrDrawn> {
  return {
    sound: sound ? cleanSound(sound) : null,
    picture: picture ? await reencodePicture(picture) : null,
  };
}

/** @throws AppError 422 `answer_empty` for an answer in which nothing was said, drawn or written */
export function assertNotEmpty({ sound, picture }: SpokenOrDrawn, [text = '']: readonly string[]): void {
  if (!sound && !picture && text.trim() === '')
    throw invalidFields({ answer: ['Say it, draw it or write it.'] }, 'answer_empty');
}

/** A recording or picture as a `data:` address. */
export const mediaAddress = (kind: 'sound' | 'picture', bytes: Uint8Array): string =>
  `data:${kind === 'sound' ? 'audio/mpeg' : 'image/webp'};base64,${Buffer.from(bytes).toString('base64')}`;
