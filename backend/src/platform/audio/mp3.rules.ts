/** Kilobits per second of Layer III, by MPEG version 1, and by 2 and 2.5. */
const RATES = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const HERTZ = [44_100, 48_000, 32_000];

/**
 * Number of consecutive frames required before data counts as sound: two matching bytes alone often occur by
 * chance.
 */
const FRAMES = 4;
/** Maximum number of bytes between the tag and the first frame, for `soundOf`. */
const SEARCHED = 65_536;
/**
 * Maximum number of bytes after the last frame (a cut frame or an old tag); more means that the file holds
 * something else too.
 */
const REST = 1_500;

/**
 * The frame of MPEG audio, layer III (ISO 11172-3), at this offset and its duration; null where there is
 * none.
 */
export function frameAt(bytes: Buffer, at: number): { length: number; seconds: number } | null {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) return null;
  const version = (bytes[at + 1]! >> 3) & 3; // 3: MPEG 1, 2: MPEG 2, 0: MPEG 2.5
  const layer = (bytes[at + 1]! >> 1) & 3;
  const rate = bytes[at + 2]! >> 4;
  const frequency = (bytes[at + 2]! >> 2) & 3;
  if (version === 1 || layer !== 1 || rate === 0 || rate === 15 || frequency === 3) return null;
  const first = version === 3;
  const hertz = HERTZ[frequency]! / (first ? 1 : version === 2 ? 2 : 4);
  const samples = first ? 1_152 : 576;
  const kilobits = (first ? RATES.one : RATES.two)[rate]!;
  const padding = (bytes[at + 2]! >> 1) & 1;
  return {
    length: Math.floor(((samples / 8) * kilobits * 1_000) / hertz) + padding,
    seconds: samples / hertz,
  };
}

/** Offset at which the sound may begin: after an ID3 tag at the start of the file. */
function afterTag(file: Buffer): number {
  if (file.toString('latin1', 0, 3) !== 'ID3' || file.length <= 10) return 0;
  // The length of the tag has seven bits in each byte.
  return 10 + [6, 7, 8, 9].reduce((size, place) => size * 128 + (file[place]! & 0x7f), 0);
}

/** The complete consecutive frames from this offset on. */
function framesFrom(file: Buffer, start: number): { end: number; frames: number; seconds: number } {
  const run = { end: start, frames: 0, seconds: 0 };
  for (let frame = frameAt(file, start); frame; frame = frameAt(file, run.end)) {
    if (run.end + frame.length > file.length) break;
    run.end += frame.length;
    run.frames += 1;
    run.seconds += frame.seconds;
  }
  return run;
}

/**
 * Strict check of a recording: returns its frames alone, without what lies before and after them (names,
 * pictures, other files). Returns null when more than a tag would be removed.
 */
export function cleanMp3(file: Buffer): { bytes: Buffer; seconds: number } | null {
  const start = afterTag(file);
  const { end, frames, seconds } = framesFrom(file, start);
  if (frames < FRAMES || file.length - end > REST) return null;
  return { bytes: file.subarray(start, end), seconds };
}

/**
 * Lenient check of an MP3 of any origin: the frames may begin a little after the tag, and what follows them
 * is removed. Null when there are none.
 */
export function soundOf(file: Buffer): { sound: Buffer; seconds: number } | null {
  const from = afterTag(file);
  const last = Math.min(file.length, from + SEARCHED);
  for (let start = from; start < last; start += 1) {
    if (!beginsSound(file, start)) continue;
    const { end, seconds } = framesFrom(file, start);
    return { sound: file.subarray(start, end), seconds: Math.round(seconds) };
  }
  return null;
}

/** Whether enough consecutive frames begin at this offset; the last of them may be cut. */
function beginsSound(file: Buffer, start: number): boolean {
  let at = start;
  for (let frames = 0; frames < FRAMES; frames += 1) {
    const frame = frameAt(file, at);
    if (!frame) return false;
    at += frame.length;
  }
  return true;
}
