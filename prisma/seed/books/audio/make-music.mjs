// Plays and encodes the music of “Two Cats and a Cello”: one MP3 for each page. Run by hand after changing the tunes;
// the files are committed, so that the seed needs no encoder.
//   node prisma/seed/books/audio/make-music.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import { Mp3Encoder } from '@breezystack/lamejs';

const RATE = 22050;
const KBPS = 40;

// [beats, note, loudness] lists; a note is its MIDI number (57 = A below middle C), 0 is a rest.
const tunes = [
  {
    beat: 0.42,
    voice: 'bow',
    notes: [
      [1, 45, 0.6],
      [1, 52, 0.6],
      [1, 57, 0.7],
      [1, 61, 0.7],
      [2, 59, 0.7],
      [1, 57, 0.6],
      [1, 52, 0.6],
      [3, 45, 0.6],
    ],
  },
  {
    beat: 0.26,
    voice: 'bow',
    notes: [
      [1, 38, 1],
      [1, 45, 1],
      [2, 50, 1],
      [1, 38, 1],
      [1, 45, 1],
      [2, 53, 1],
      [1, 52, 1],
      [1, 50, 1],
      [1, 48, 1],
      [1, 45, 1],
      [4, 38, 1],
    ],
  },
  {
    beat: 0.55,
    voice: 'bow',
    notes: [
      [2, 57, 0.3],
      [1, 59, 0.3],
      [1, 60, 0.35],
      [2, 64, 0.3],
      [2, 62, 0.25],
      [4, 57, 0.25],
    ],
  },
  {
    beat: 0.24,
    voice: 'bow',
    notes: [
      [1, 50, 0.9],
      [1, 51, 0.9],
      [1, 50, 0.9],
      [1, 51, 0.9],
      [1, 44, 1],
      [1, 45, 1],
      [1, 44, 1],
      [1, 45, 1],
      [2, 0, 0],
      [3, 37, 1],
    ],
  },
  {
    beat: 0.8,
    voice: 'pluck',
    notes: [
      [2, 45, 0.25],
      [2, 0, 0],
      [1, 44, 0.2],
      [3, 0, 0],
    ],
  },
  {
    beat: 0.6,
    voice: 'pluck',
    notes: [
      [2, 45, 0.7],
      [1, 0, 0],
      [2, 45, 0.6],
      [1, 0, 0],
      [3, 50, 0.6],
    ],
  },
  {
    beat: 0.34,
    voice: 'pluck',
    notes: [
      [1, 45, 0.8],
      [1, 57, 0.5],
      [1, 45, 0.8],
      [1, 57, 0.5],
      [1, 50, 0.8],
      [1, 62, 0.5],
      [1, 50, 0.8],
      [1, 62, 0.5],
      [1, 52, 0.8],
      [1, 64, 0.5],
      [1, 52, 0.6],
      [1, 61, 0.6],
      [3, 57, 0.7],
    ],
  },
  {
    beat: 0.3,
    voice: 'both',
    notes: [
      [1, 45, 0.8],
      [1, 57, 0.5],
      [1, 61, 0.5],
      [1, 64, 0.6],
      [2, 66, 0.8],
      [2, 64, 0.7],
      [1, 50, 0.8],
      [1, 62, 0.5],
      [1, 59, 0.5],
      [1, 56, 0.5],
      [2, 57, 0.8],
      [2, 61, 0.6],
      [4, 45, 0.9],
    ],
  },
];

/** A bowed string: harmonics that fade upwards, a slow attack and a little vibrato. */
const bow = (t, frequency, length) => {
  const envelope = Math.min(1, t / 0.09) * Math.min(1, Math.max(0, length + 0.12 - t) / 0.14);
  const phase = 2 * Math.PI * frequency * t + 0.9 * Math.sin(2 * Math.PI * 5.2 * t) * Math.min(1, t / 0.4);
  let sum = 0;
  for (let h = 1; h <= 7; h += 1) sum += Math.sin(h * phase) / h ** 1.5;
  return envelope * sum * 0.42;
};

/** A plucked string: each harmonic decays faster than the one below. */
const pluck = (t, frequency) => {
  let sum = 0;
  for (let h = 1; h <= 8; h += 1)
    sum += (Math.sin(2 * Math.PI * frequency * h * t) / h) * Math.exp(-t * (1.6 + 1.3 * h));
  return Math.min(1, t / 0.004) * sum * 0.6;
};

const play = ({ beat, voice, notes }) => {
  const beats = notes.reduce((sum, [length]) => sum + length, 0);
  const samples = new Float32Array(Math.ceil((beats * beat + 0.8) * RATE));
  let start = 0;
  for (const [length, note, loudness] of notes) {
    const seconds = length * beat;
    const frequency = 440 * 2 ** ((note - 69) / 12);
    const from = Math.floor(start * RATE);
    const until = Math.min(samples.length, from + Math.floor((seconds + 0.8) * RATE));
    for (let i = from; note && i < until; i += 1) {
      const t = (i - from) / RATE;
      const bowed = voice === 'pluck' ? 0 : bow(t, frequency, seconds);
      const plucked = voice === 'bow' ? 0 : pluck(t, frequency);
      samples[i] += loudness * (voice === 'both' ? 0.6 * bowed + 0.7 * plucked : bowed + plucked);
    }
    start += seconds;
  }
  const fade = Math.floor(0.3 * RATE);
  return Int16Array.from(
    samples,
    (value, i) => Math.tanh(value) * 26000 * Math.min(1, (samples.length - i) / fade),
  );
};

const folder = new URL('./two-cats-and-a-cello/', import.meta.url);
await mkdir(folder, { recursive: true });
const lengths = [];
for (const [index, tune] of tunes.entries()) {
  const samples = play(tune);
  const encoder = new Mp3Encoder(1, RATE, KBPS);
  const parts = [];
  for (let i = 0; i < samples.length; i += 1152)
    parts.push(encoder.encodeBuffer(samples.subarray(i, i + 1152)));
  parts.push(encoder.flush());
  const name = `${String(index + 1).padStart(2, '0')}.mp3`;
  await writeFile(new URL(name, folder), Buffer.concat(parts.map((part) => Buffer.from(part))));
  lengths.push(Math.floor((samples.length / RATE) * 10) / 10);
}
console.log(`seconds: [${lengths.join(', ')}]`);
