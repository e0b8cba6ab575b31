/** Kilobits per second of Layer III, by MPEG version 1, and by 2 and 2.5. */
const RATES = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const HERTZ = [44_100, 48_000, 32_000];

/** Length of the frame that begins here, and how long it sounds; null when none does. */
function frameAt(bytes: Buffer, at: number): { length: number; seconds: number } | null {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) return null;
  const version = (bytes[at + 1]! >> 3) & 3; // 3: MPEG 1, 2: MPEG 2, 0: MPEG 2.5
  const layer = (bytes[at + 1]! >> 1) & 3;
  const rate = bytes[at + 2]! >> 4;
  const frequency = (bytes[at + 2]! >> 2) & 3;
  if (version === 1 || layer !== 1 || rate === 0 || rate === 15 || frequency === 3) return null;
  const first = version === 3;
  const hertz = HERTZ[frequency]! / (first ? 1 : version === 2 ? 2 : 4);
  const samples = first ? 1152 : 576;
  const kilobits = (first ? RATES.one : RATES.two)[rate]!;
  const padding = (bytes[at + 2]! >> 1) & 1;
  const length = Math.floor((samples / 8) * ((kilobits * 1000) / hertz)) + padding;
  return { length, seconds: samples / hertz };
}

/**
 * The sound of an MP3 file and nothing else: every frame is read, and what lies around them (names, pictures, other
 * files) is left behind. Null when it is no such file.
 */
export function cleanMp3(bytes: Buffer): { bytes: Buffer; seconds: number } | null {
  let at = 0;
  if (bytes.toString('latin1', 0, 3) === 'ID3' && bytes.length > 10)
    at = 10 + ([6, 7, 8, 9] as const).reduce((size, place) => size * 128 + (bytes[place]! & 0x7f), 0);
  const frames: Buffer[] = [];
  let seconds = 0;
  for (let frame = frameAt(bytes, at); frame; frame = frameAt(bytes, at)) {
    const end = at + frame.length;
    if (end > bytes.length) break;
    frames.push(bytes.subarray(at, end));
    seconds += frame.seconds;
    at = end;
  }
  const rest = bytes.length - at;
  // A cut last frame or an old tag may follow; anything longer means that the file is something else too.
  if (frames.length < 4 || rest > 1_500) return null;
  return { bytes: Buffer.concat(frames), seconds };
}
