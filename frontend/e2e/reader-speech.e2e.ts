import { expect, test, type Page } from '@playwright/test';
import { join } from 'node:path';
import { unpack } from './support/reader-server.ts';
import {
  DATA,
  SHOTS,
  bookFrame,
  describeBook,
  epubs,
  installFakeVoice,
  collectMessages,
  messagesOf,
  markedWords,
  openBook,
  speakOn,
  spokenTexts,
  serveShell,
  settledPosition,
  shellFrame,
  sendToShell,
  tinyBook,
} from './support/shell.ts';
serveShell();

/** Stores a reference to the audio that the shell plays, so that its time can be read. */
const holdAudio = (page: Page) =>
  page.addInitScript(() => {
    const Real = window.Audio;
    const held: HTMLAudioElement[] = [];
    Object.assign(window, {
      held,
      Audio: class extends Real {
        constructor() {
          super();
          held.push(this);
        }
      },
    });
  });
const playedTime = (page: Page) =>
  shellFrame(page)!.evaluate(
    () => (window as unknown as { held: HTMLAudioElement[] }).held.find(({ src }) => src)?.currentTime ?? 0,
  );
/** The words that are spoken now. Reading aloud may turn the page meanwhile, which replaces the frame. */
const spoken = (page: Page) =>
  bookFrame(page)
    ?.evaluate(() => document.querySelector('.bookgrove-speaking')?.textContent?.trim())
    .catch(() => undefined);

test('the recording of a real book plays on, and highlights the spoken text', async ({ page }) => {
  const name = 'w3c-epub-tests_mol-audio.epub';
  test.skip(!epubs.includes(name), 'the shared sample books are not here');
  await holdAudio(page);
  const { opened } = await openBook(page, describeBook('voice', await unpack(join(DATA, 'epub', name))));
  expect(opened.audio).toBe(true);
  await sendToShell(page, { type: 'audio', play: true, rate: 1, help: 'words' });
  await collectMessages(page, 'audio');
  await expect.poll(() => spoken(page)).toBeTruthy();
  await expect.poll(() => playedTime(page)).toBeGreaterThan(0.5);
  if (SHOTS) await page.screenshot({ path: join(SHOTS, 'voice.png') });
});

/** Seconds of a quiet tone as a WAV file, which every browser can play. */
function tone(seconds: number): Buffer {
  const rate = 8000;
  const size = rate * seconds;
  const wav = Buffer.alloc(44 + size, 128);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + size, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(size, 40);
  for (let i = 0; i < size; i += 1) wav[44 + i] = 128 + Math.round(8 * Math.sin(i / 4));
  return wav;
}

type Clips = [id: string, from: number, to: number][];
/** A book whose pages share one recording; each page has its clips. */
function spokenBook(bodies: string[], clips: Clips[], seconds: number) {
  const tree = tinyBook(bodies);
  clips.forEach((own, index) =>
    tree.set(
      `c${index}.smil`,
      Buffer.from(
        `<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body>${own.map(([id, from, to]) => `<par><text src="c${index}.xhtml#${id}"/><audio src="voice.wav" clipBegin="${from}s" clipEnd="${to}s"/></par>`).join('')}</body></smil>`,
      ),
    ),
  );
  tree.set('voice.wav', tone(seconds));
  const overlays = clips.map(
    (_, index) => `<item id="o${index}" href="c${index}.smil" media-type="application/smil+xml"/>`,
  );
  const opf = tree
    .get('book.opf')!
    .toString()
    .replaceAll(/<item id="c(\d)"/g, '<item id="c$1" media-overlay="o$1"')
    .replace(
      '</manifest>',
      `${overlays.join('')}<item id="w" href="voice.wav" media-type="audio/wav"/></manifest>`,
    );
  tree.set('book.opf', Buffer.from(opf));
  return tree;
}

test('a recording moves its highlight by its own time, pauses, and continues on the next page', async ({
  page,
}) => {
  await holdAudio(page);
  const tree = spokenBook(
    [
      '<body><p id="a">The fox ran.</p><p id="b">The hen sat.</p></body>',
      '<body><p id="c">Both slept.</p></body>',
    ],
    [
      [
        ['a', 0, 1],
        ['b', 1, 2],
      ],
      [['c', 2, 3]],
    ],
    3,
  );
  const { opened } = await openBook(page, describeBook('recorded', tree));
  expect(opened.audio).toBe(true);
  await sendToShell(page, { type: 'audio', play: true, rate: 1, help: 'words' });
  await expect.poll(() => spoken(page), { intervals: [20] }).toBe('The fox ran.');
  await expect.poll(() => spoken(page), { intervals: [20] }).toBe('The hen sat.');
  expect(await playedTime(page)).toBeGreaterThan(0.9);

  await sendToShell(page, { type: 'audio', play: false, rate: 1, help: 'words' });
  await expect.poll(async () => (await messagesOf(page, 'audio')).at(-1)?.state).toBe('paused');
  const stopped = await playedTime(page);
  await page.waitForTimeout(300);
  expect(await playedTime(page)).toBe(stopped);

  await sendToShell(page, { type: 'audio', play: true, rate: 1.3, help: 'words' });
  await expect.poll(() => spoken(page), { intervals: [20] }).toBe('Both slept.');
  expect((await settledPosition(page)).locator.href).toBe('c1.xhtml');
  // At the end of the book, playback stops and nothing is marked.
  await expect.poll(async () => (await messagesOf(page, 'audio')).at(-1)?.state).toBe('paused');
  expect(await spoken(page)).toBeFalsy();
});

test('a recording of short words is highlighted word by word, and plays without gaps', async ({ page }) => {
  await holdAudio(page);
  const words = Array.from({ length: 20 }, (_, index) => `w${index}`);
  const tree = spokenBook(
    [`<body><p>${words.map((word) => `<span id="${word}">${word}</span>`).join(' ')}</p></body>`],
    [words.map((word, index) => [word, index * 0.12, (index + 1) * 0.12])],
    3,
  );
  await openBook(page, describeBook('words', tree));
  await bookFrame(page)!.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const word = document.querySelector('.bookgrove-speaking')?.id;
      if (word && seen.at(-1) !== word) seen.push(word);
    }).observe(document.body, { subtree: true, attributes: true });
  });
  await sendToShell(page, { type: 'audio', play: true, rate: 1, help: 'words' });
  await collectMessages(page, 'audio');
  // The message may come before the recording has its address.
  await shellFrame(page)!.waitForFunction(() =>
    (window as unknown as { held: HTMLAudioElement[] }).held.some(({ src }) => src),
  );
  const jumps = await shellFrame(page)!.evaluateHandle(() => {
    const count = { jumps: 0 };
    (window as unknown as { held: HTMLAudioElement[] }).held
      .find(({ src }) => src)!
      .addEventListener('seeking', () => (count.jumps += 1));
    return count;
  });
  await expect.poll(async () => (await messagesOf(page, 'audio')).at(-1)?.state).toBe('paused');
  const seen = await bookFrame(page)!.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((word, index) => words.indexOf(word) < words.indexOf(seen[index - 1] ?? 'w0'))).toEqual(
    [],
  );
  // A slow machine may miss a few words, but not most of them.
  expect(seen.length).toBeGreaterThan(14);
  expect((await jumps.jsonValue()).jumps).toBeLessThan(2);
});

test('a device voice highlights each word, turns the page and stops on request', async ({ page }) => {
  await installFakeVoice(page, true, 'en-GB', ['fox', 'home']);
  const book = describeBook(
    'spoken',
    tinyBook(['<body><p>The red fox ran away.</p></body>', '<body><p>It came home again.</p></body>']),
  );
  await openBook(page, book);
  await collectMessages(page, 'can_speak');
  await sendToShell(page, { type: 'audio', play: true, rate: 0.9, help: 'words' });
  await expect.poll(() => markedWords(page, 'bookgrove-word')).toBe('fox');
  await speakOn(page);
  // Playback continues with the second file by itself.
  await expect.poll(() => markedWords(page, 'bookgrove-word')).toBe('home');
  await speakOn(page);
  expect(await spokenTexts(page)).toEqual([
    { text: 'The red fox ran away.', rate: 0.9, lang: 'en-GB' },
    { text: 'It came home again.', rate: 0.9, lang: 'en-GB' },
  ]);
  // At the end of the book, playback stops and nothing is marked.
  await expect
    .poll(async () => (await messagesOf(page, 'audio')).map(({ state }) => state))
    .toEqual(['playing', 'paused']);
  expect(await markedWords(page, 'bookgrove-word')).toBe('');
});

test('a device voice highlights whole words with letters of any script', async ({ page }) => {
  await installFakeVoice(page, true, 'fr-FR', ['été', 'हिन्दी', 'كتاب']);
  const tree = tinyBook(['<body><p>Un été, हिन्दी, كتاب.</p></body>']);
  const opf = tree.get('book.opf')!.toString().replace('>en<', '>fr<');
  tree.set('book.opf', Buffer.from(opf));
  await openBook(page, describeBook('letters', tree));
  await collectMessages(page, 'can_speak');
  await sendToShell(page, { type: 'audio', play: true, rate: 1, help: 'words' });
  for (const word of ['été', 'हिन्दी', 'كتاب']) {
    await expect.poll(() => markedWords(page, 'bookgrove-word')).toBe(word);
    await speakOn(page);
  }
});

test('a device voice without word events highlights its sentence; one without events highlights nothing', async ({
  page,
}) => {
  await installFakeVoice(page, false);
  const text = 'One fine day it rained. '.repeat(30);
  await openBook(page, describeBook('sentence', tinyBook([`<body><p>${text}</p></body>`])));
  await collectMessages(page, 'can_speak');
  await sendToShell(page, { type: 'audio', play: true, rate: 1, help: 'words' });
  await expect.poll(() => markedWords(page, 'bookgrove-sentence')).toContain('One fine day it rained.');
  await sendToShell(page, { type: 'audio', play: false, rate: 1, help: 'words' });
  await expect.poll(() => markedWords(page, 'bookgrove-sentence')).toBe('');
  await sendToShell(page, { type: 'audio', play: true, rate: 1, help: 'voice' });
  const before = (await spokenTexts(page)).length;
  await expect.poll(async () => (await spokenTexts(page)).length).toBeGreaterThan(before + 2);
  expect(await markedWords(page, 'bookgrove-sentence')).toBe('');
});

test('a device without a voice for the book’s language offers none', async ({ page }) => {
  await installFakeVoice(page, true, 'fr-FR');
  await openBook(page, describeBook('mute', tinyBook(['<body><p>One.</p></body>'])));
  expect(await messagesOf(page, 'can_speak')).toEqual([]);
});
