/** Sample rate in Hz: enough for a single voice; a minute takes 360 kB. */
const HERTZ = 24_000;
const KILOBITS = 48;
const BLOCK = 1_152;

/** Converts a recording to MP3, which every e-book reader plays. The encoder is loaded on demand. */
export async function asMp3(recording: Blob): Promise<Uint8Array> {
  const [{ Mp3Encoder }, sound] = await Promise.all([import('@breezystack/lamejs'), decode(recording)]);
  const encoder = new Mp3Encoder(1, HERTZ, KILOBITS);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < sound.length; at += BLOCK)
    parts.push(new Uint8Array(encoder.encodeBuffer(sound.subarray(at, at + BLOCK))));
  parts.push(new Uint8Array(encoder.flush()));
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function decode(recording: Blob): Promise<Int16Array> {
  const context = new AudioContext();
  const sound = await context.decodeAudioData(await recording.arrayBuffer()).finally(() => context.close());
  const offline = new OfflineAudioContext(1, Math.max(1, Math.ceil(sound.duration * HERTZ)), HERTZ);
  const source = offline.createBufferSource();
  source.buffer = sound;
  source.connect(offline.destination);
  source.start();
  const samples = (await offline.startRendering()).getChannelData(0);
  return Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767);
}

/** Level up to which a room counts as silent. */
export const QUIET = 0.13;

/** Level of a piece of sound, 0 to 1; `samples` are centred on 128, as the browser provides them. */
export function loudnessOf(samples: Uint8Array): number {
  let sum = 0;
  for (const sample of samples) sum += ((sample - 128) / 128) ** 2;
  // A voice rarely reaches a tenth of the maximum: the square root makes it visible.
  return Math.min(1, Math.sqrt(Math.sqrt(sum / Math.max(1, samples.length))));
}

/** Bytes as Base64. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
