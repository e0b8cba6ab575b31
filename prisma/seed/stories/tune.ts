import { Mp3Encoder } from '@breezystack/lamejs';

const HERTZ = 24_000;
const KILOBITS = 32;
const BLOCK = 1_152;

/** A note: semitones above middle C, and its length in beats. */
export type Note = [tone: number, beats: number];

/** A tune on the recorder, as MP3: soft overtones, breath at the start, a little vibrato. */
export function playTune(notes: readonly Note[], beat = 0.42): Buffer {
  const sound = new Int16Array(
    notes.reduce((sum, [, beats]) => sum + Math.round(beats * beat * HERTZ), 0) + HERTZ / 4,
  );
  let at = 0;
  for (const [tone, beats] of notes) {
    const length = Math.round(beats * beat * HERTZ);
    const pitch = 523.25 * 2 ** (tone / 12);
    for (let n = 0; n < length; n += 1) {
      const t = n / HERTZ;
      const swell = Math.min(1, n / 900) * Math.min(1, (length - n) / 1_600);
      const phase = 2 * Math.PI * pitch * t + 0.18 * Math.sin(2 * Math.PI * 5 * t);
      const wave = Math.sin(phase) + 0.22 * Math.sin(2 * phase) + 0.08 * Math.sin(3 * phase);
      sound[at + n] = Math.round(wave * swell * 8_500);
    }
    at += length;
  }
  const encoder = new Mp3Encoder(1, HERTZ, KILOBITS);
  const parts: Uint8Array[] = [];
  for (let from = 0; from < sound.length; from += BLOCK)
    parts.push(new Uint8Array(encoder.encodeBuffer(sound.subarray(from, from + BLOCK))));
  parts.push(new Uint8Array(encoder.flush()));
  return Buffer.concat(parts);
}
