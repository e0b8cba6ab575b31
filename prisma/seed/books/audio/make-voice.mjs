// Speaks a picture book with speech synthesis: one MP3 for each page, and the end times of its words. Run by
// hand after changing the text, where Flite is installed (Debian's `flite`; its voice `slt` is free to use);
// the output is committed, so that the seed needs neither voice nor encoder.
// node --conditions=source prisma/seed/books/audio/make-voice.mjs a-very-tall-friend
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mp3Encoder } from '@breezystack/lamejs';

const KBPS = 40;
/** Slower than usual speech, so that readers can follow. */
const STRETCH = 1.2;
/** Silence before the first word and after the last, in seconds. */
const [BEFORE, AFTER] = [0.25, 0.45];
/** Samples that an MP3 adds in front (encoder and decoder), which a recording without a LAME tag keeps. */
const MP3_DELAY = 1105;
/** Respelling of names that the voice would mispronounce. */
const SAID = { Joud: 'Jude', 'Joud.': 'Jude.' };

const slug = process.argv[2] ?? '';
const { manuscripts } = await import(`../titles/${slug}.ts`);
const folder = new URL(`./${slug}/`, import.meta.url);
const temporary = mkdtempSync(join(tmpdir(), 'voice-'));

/** The spoken form of a written word: without quotation marks, names respelled. */
const saidAs = (word) => {
  const plain = word.replace(/[“”]/g, '').replaceAll('’', "'").replace(/[—…]/g, ',');
  return SAID[plain] ?? plain;
};

/** Speaks a text; returns its samples and the end time of each sound. */
function speak(text, stretch) {
  const file = join(temporary, 'voice.wav');
  const told = execFileSync(
    'flite',
    ['-voice', 'slt', '--setf', `duration_stretch=${stretch}`, '-psdur', '-t', text, '-o', file],
    { encoding: 'utf8' },
  );
  const sounds = told
    .trim()
    .split(/\s+/)
    .map((one) => one.split(':'))
    .map(([name, end]) => ({ name, end: Number(end) }));
  const wav = readFileSync(file);
  const samples = new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.length));
  return { sounds, samples, rate: wav.readUInt32LE(24) };
}

/** End time of each word of a text, in seconds. A pause counts to the word before it. */
function endsOf(words, sounds) {
  const spoken = sounds.filter(({ name }) => name !== 'pau');
  const counts = words.map((word) => speak(word, 1).sounds.filter(({ name }) => name !== 'pau').length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total !== spoken.length)
    throw new Error(`${total} sounds for ${spoken.length} in “${words.join(' ')}”.`);
  let at = 0;
  return counts.map((count) => {
    at += count;
    const last = spoken[at - 1];
    const after = sounds[sounds.indexOf(last) + 1];
    return after?.name === 'pau' ? after.end : last.end;
  });
}

await mkdir(folder, { recursive: true });
const pages = [];
const seconds = [];
for (const [index, { text }] of manuscripts[0].leaves.entries()) {
  const words = text.join(' ').split(/\s+/).map(saidAs);
  const { sounds, samples, rate } = speak(words.join(' '), STRETCH);
  const offset = BEFORE + MP3_DELAY / rate;
  pages.push(endsOf(words, sounds).map((end) => Math.round((end + offset) * 100) / 100));
  const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 1);
  const whole = new Int16Array(Math.round((BEFORE + AFTER) * rate) + samples.length);
  whole.set(
    samples.map((one) => Math.round((one / loudest) * 26000)),
    Math.round(BEFORE * rate),
  );
  const encoder = new Mp3Encoder(1, rate, KBPS);
  const parts = [];
  for (let i = 0; i < whole.length; i += 1152) parts.push(encoder.encodeBuffer(whole.subarray(i, i + 1152)));
  parts.push(encoder.flush());
  const name = `${String(index + 1).padStart(2, '0')}.mp3`;
  await writeFile(new URL(name, folder), Buffer.concat(parts.map((part) => Buffer.from(part))));
  seconds.push(Math.floor((whole.length / rate) * 10) / 10);
}
rmSync(temporary, { recursive: true });
await writeFile(
  new URL('times.ts', folder),
  `// Written by make-voice.mjs: seconds of each recording, and those at which its words end.
export const seconds = [${seconds.join(', ')}];
export const words = [
${pages.map((ends) => `  [${ends.join(', ')}],`).join('\n')}
];
`,
);
console.log(`${pages.flat().length} words, ${seconds.reduce((sum, one) => sum + one, 0)} seconds`);
