import { expect, test } from '@playwright/test';
import {
  bookFrame,
  describeBook,
  drawnBook,
  installFakeVoice,
  collectMessages,
  messageCount,
  lastPosition,
  markedWords,
  openBook,
  serveShell,
  tapWord,
  sendToShell,
  tinyBook,
} from './support/shell.ts';
serveShell();

test('a tapped word is sent with its sentence and the book’s own meaning, and no page turns', async ({
  page,
}) => {
  const tree = tinyBook([
    '<body><p>Once upon a time. There was a red kite above the quiet harbour. The end.</p></body>',
    '<body><dl><dt>Kite</dt><dd>A toy that flies on a string.</dd></dl></body>',
  ]);
  tree.set('glossary.xhtml', tree.get('c1.xhtml')!);
  tree.set(
    'book.opf',
    Buffer.from(tree.get('book.opf')!.toString().replaceAll('c1.xhtml', 'glossary.xhtml')),
  );
  const { position } = await openBook(page, describeBook('asked', tree));
  expect(await tapWord(page, 'kite')).toEqual({
    word: 'kite',
    sentence: 'There was a red kite above the quiet harbour.',
    language: 'en',
    meaning: 'A toy that flies on a string.',
  });
  expect(await markedWords(page, 'bookgrove-asked')).toBe('kite');
  expect(await tapWord(page, 'quiet')).toMatchObject({ word: 'quiet', meaning: null });
  await sendToShell(page, { type: 'clear_selection' });
  await expect.poll(() => markedWords(page, 'bookgrove-asked')).toBe('');
  // A word selected with the keyboard or by a long press is looked up in the same way.
  await bookFrame(page)!.evaluate(() => {
    const text = document.querySelector('p')!.firstChild!;
    const at = text.textContent!.indexOf('harbour');
    document.getSelection()!.setBaseAndExtent(text, at, text, at + 7);
  });
  const skip = await messageCount(page);
  await sendToShell(page, { type: 'ask_selected' });
  expect((await collectMessages(page, 'word', skip)).asked).toMatchObject({ word: 'harbour' });
  expect((await lastPosition(page)).position).toEqual(position);
});

test('text of fixed-layout pages can be looked up, and read aloud with a highlight', async ({ page }) => {
  await installFakeVoice(page, true, 'en-GB', ['fox']);
  const tree = tinyBook([
    '<body style="margin:0;width:600px;height:800px"><p style="font-size:40px">The red fox ran.</p><svg viewBox="0 0 600 300"><text x="20" y="80" font-size="40">A small lantern</text></svg></body>',
    '<body style="margin:0;width:600px;height:800px"><p>Home.</p></body>',
  ]);
  await openBook(page, describeBook('drawn', drawnBook(tree)));
  await collectMessages(page, 'can_speak');
  expect(await tapWord(page, 'fox')).toMatchObject({ word: 'fox', sentence: 'The red fox ran.' });
  expect(await tapWord(page, 'lantern')).toMatchObject({ word: 'lantern' });
  await sendToShell(page, { type: 'audio', play: true, rate: 1, help: 'words' });
  await expect.poll(() => markedWords(page, 'bookgrove-word')).toBe('fox');
});
