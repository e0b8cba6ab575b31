import { expect, test } from '@playwright/test';
import { join } from 'node:path';
import { unpack } from './support/reader-server.ts';
import {
  DATA,
  SHOTS,
  bookFrame,
  describeBook,
  epubs,
  giveVoice,
  hear,
  heardOf,
  markedWords,
  openBook,
  said,
  serveShell,
  tell,
  tinyBook,
} from './support/shell.ts';
serveShell();

test('the recorded voice marks what it says', async ({ page }) => {
  const name = 'w3c-epub-tests_mol-audio.epub';
  test.skip(!epubs.includes(name), 'the shared sample books are not here');
  const { opened } = await openBook(page, describeBook('voice', await unpack(join(DATA, 'epub', name))));
  expect(opened.audio).toBe(true);
  await tell(page, { type: 'audio', play: true, rate: 1, help: 'words' });
  await hear(page, 'audio');
  // The voice may turn the page meanwhile, which replaces the frame.
  const marked = () =>
    bookFrame(page)
      ?.evaluate(() => document.querySelector('.bookgrove-speaking')?.textContent?.trim())
      .catch(() => undefined);
  await expect.poll(marked).toBeTruthy();
  if (SHOTS) await page.screenshot({ path: join(SHOTS, 'voice.png') });
});

test('a voice of the device marks each word, turns the page along and stops when asked', async ({ page }) => {
  await giveVoice(page, true);
  const book = describeBook(
    'spoken',
    tinyBook(['<body><p>The red fox ran away.</p></body>', '<body><p>It came home again.</p></body>']),
  );
  await openBook(page, book);
  await hear(page, 'can_speak');
  await tell(page, { type: 'audio', play: true, rate: 0.9, help: 'words' });
  await expect.poll(() => markedWords(page, 'bookgrove-word'), { intervals: [5] }).toBe('fox');
  // The second file follows by itself.
  await expect.poll(() => markedWords(page, 'bookgrove-word'), { intervals: [5] }).toBe('home');
  expect(await said(page)).toEqual([
    { text: 'The red fox ran away.', rate: 0.9, lang: 'en-GB' },
    { text: 'It came home again.', rate: 0.9, lang: 'en-GB' },
  ]);
  // At the end of the book it is silent and marks nothing.
  await expect
    .poll(async () => (await heardOf(page, 'audio')).map(({ state }) => state))
    .toEqual(['playing', 'paused']);
  expect(await markedWords(page, 'bookgrove-word')).toBe('');
});

test('a voice that tells of no words marks its sentence; one that only reads marks nothing', async ({
  page,
}) => {
  await giveVoice(page, false);
  const text = 'One fine day it rained. '.repeat(30);
  await openBook(page, describeBook('sentence', tinyBook([`<body><p>${text}</p></body>`])));
  await hear(page, 'can_speak');
  await tell(page, { type: 'audio', play: true, rate: 1, help: 'words' });
  await expect.poll(() => markedWords(page, 'bookgrove-sentence')).toContain('One fine day it rained.');
  await tell(page, { type: 'audio', play: false, rate: 1, help: 'words' });
  await expect.poll(() => markedWords(page, 'bookgrove-sentence')).toBe('');
  await tell(page, { type: 'audio', play: true, rate: 1, help: 'voice' });
  const before = (await said(page)).length;
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(before + 2);
  expect(await markedWords(page, 'bookgrove-sentence')).toBe('');
});

test('a device without a voice for the book’s language offers none', async ({ page }) => {
  await giveVoice(page, true, 'fr-FR');
  await openBook(page, describeBook('mute', tinyBook(['<body><p>One.</p></body>'])));
  expect(await heardOf(page, 'can_speak')).toEqual([]);
});
