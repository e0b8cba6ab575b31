import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HearLetter from './ListenToLetter.tsx';

interface Said {
  text: string;
  onend?: () => void;
}
let said: Said[] = [];
let cancelled = 0;

beforeEach(() => {
  said = [];
  cancelled = 0;
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
    speechSynthesis: {
      getVoices: () => [{ lang: 'en-GB', localService: true, default: true }],
      speak: (utterance: Said) => void said.push(utterance),
      cancel: () => void cancelled++,
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance');
});

const text = 'Dear World.\nThe river sings. Do you hear it?';

it('reads a letter sentence by sentence, and can be stopped', async () => {
  const { unmount } = render(<HearLetter text={text} language="en" />);
  await userEvent.click(screen.getByRole('button', { name: 'Read it to me' }));
  expect(said.map((one) => one.text)).toEqual(['Dear World.', 'The river sings.', 'Do you hear it?']);
  const before = cancelled;
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(cancelled).toBe(before + 1);
  expect(screen.getByRole('button', { name: 'Read it to me' })).toBeTruthy();
  // Opening another letter also stops the speech.
  unmount();
  expect(cancelled).toBe(before + 2);
});

it('offers to read again once it has come to the end', async () => {
  render(<HearLetter text={text} language="en" />);
  await userEvent.click(screen.getByRole('button', { name: 'Read it to me' }));
  act(() => said.at(-1)!.onend!());
  expect(screen.getByRole('button', { name: 'Read it to me' })).toBeTruthy();
});

it('is hidden where no device voice has its language', () => {
  const { container } = render(<HearLetter text="नमस्ते दुनिया।" language="hi" />);
  expect(container.textContent).toBe('');
});
