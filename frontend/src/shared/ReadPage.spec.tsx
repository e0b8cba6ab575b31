import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadPage } from './ReadPage.tsx';

/** The part of the Web Speech API that jsdom lacks. */
class Utterance {
  onend: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
let spoken: Utterance[] = [];
let voices: { lang: string }[] = [];

beforeEach(() => {
  spoken = [];
  voices = [{ lang: 'en-GB' }];
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: Utterance,
    speechSynthesis: {
      getVoices: () => voices,
      speak: (one: Utterance) => spoken.push(one),
      cancel: () => (spoken = []),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance');
});

const page = (
  <main>
    <h1>Who is logging in?</h1>
    <a href="/login?step=class">
      <h2>Student Login</h2>
      <p>Class code or badge</p>
    </a>
    <p className="sr">For screen readers</p>
    <a href="/library">
      <b>Read a little today</b>
      <bdi>The Fox</bdi>
    </a>
    <button>Search</button>
    <ReadPage />
  </main>
);

describe('reading a page aloud', () => {
  it('speaks what is shown, each text once, and stops when asked', async () => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Read this page to me' }));
    expect(spoken.map(({ text }) => text)).toEqual([
      'Who is logging in?',
      'Student Login.',
      'Class code or badge.',
      'Read a little today The Fox.',
      'Search.',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(spoken).toEqual([]);
  });

  it('is ready again at the end', async () => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Read this page to me' }));
    act(() => spoken.at(-1)?.onend?.());
    expect(screen.getByRole('button', { name: 'Read this page to me' })).toBeVisible();
  });

  it('is not offered by a device without a voice for the language', () => {
    voices = [{ lang: 'fi-FI' }];
    render(page);
    expect(screen.queryByRole('button', { name: 'Read this page to me' })).toBeNull();
  });
});
