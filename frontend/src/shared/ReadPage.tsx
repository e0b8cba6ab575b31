import { useEffect, useState } from 'react';
import { language, t } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { useSpeech } from './useSpeech.ts';

/**
 * Reads the text of the page aloud, for children who cannot read yet. Shown only where the device has a voice for the
 * language of the interface.
 */
export function ReadPage() {
  const say = useSpeech(language());
  const [reading, setReading] = useState(false);
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
  if (!say) return null;
  const toggle = () => {
    if (reading) {
      speechSynthesis.cancel();
      setReading(false);
      return;
    }
    setReading(true);
    say(textOf(document.querySelector('main')), () => setReading(false));
  };
  return (
    <Button icon={reading ? 'close' : 'audio'} aria-pressed={reading} onClick={toggle}>
      {reading ? t('Stop reading') : t('Read this page to me')}
    </Button>
  );
}

/** Headings, paragraphs, labels, links and buttons that are shown, one sentence each. */
function textOf(main: HTMLElement | null): string {
  const texts = [...(main?.querySelectorAll<HTMLElement>('h1, h2, h3, p, label, a, button') ?? [])]
    .filter((one) => !one.closest('.sr, [aria-hidden="true"], [aria-pressed]'))
    // The text of a card is read by its heading and paragraph.
    .filter((one) => !one.querySelector('h1, h2, h3, p'))
    .filter((one) => one.checkVisibility?.() ?? true)
    .map(wordsOf)
    .filter(Boolean);
  return [...new Set(texts)].map((text) => (/[.!?…।؟]$/.test(text) ? text : `${text}.`)).join('\n');
}

/** The text of an element; lines of a card that stand in elements of their own are not run together. */
function wordsOf(element: HTMLElement): string {
  const parts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('.sr, [aria-hidden="true"]')) parts.push(node.nodeValue ?? '');
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}
