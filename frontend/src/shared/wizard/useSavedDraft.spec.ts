import { expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useSavedDraft, type UnsavedNotice } from './useSavedDraft.ts';

interface Values {
  title: string;
}
const REFUSED: UnsavedNotice<Values> = {
  fields: { title: 'The title is too long.' },
  message: 'Some fields need attention.',
  other: false,
};

/** A draft whose requests wait until the test answers them, in their order. */
function open() {
  const sent: string[] = [];
  const waiting: ((notice: UnsavedNotice<Values> | null) => void)[] = [];
  const server = { title: 'Fox' };
  const { result } = renderHook(() =>
    useSavedDraft<Values>(server, ({ title }) => {
      sent.push(title!);
      return new Promise((resolve) => waiting.push(resolve));
    }),
  );
  const answer = async (notice: UnsavedNotice<Values> | null) => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    await act(async () => {
      waiting.shift()!(notice);
      await Promise.resolve();
    });
  };
  const set = (title: string) => act(() => result.current.set({ title }));
  const press = () => {
    let outcome!: Promise<string | null>;
    act(() => {
      outcome = result.current.flush();
    });
    return outcome;
  };
  return { result, sent, answer, set, press };
}

it('sends the corrected value when the request under way is refused', async () => {
  const { result, sent, answer, set, press } = open();
  set('Foxxxx');
  const first = press();
  set('Fox two');
  const pressed = press();
  await answer(REFUSED);
  await answer(null);
  expect([await first, await pressed, sent]).toEqual([null, null, ['Foxxxx', 'Fox two']]);
  expect([result.current.state, result.current.errors]).toEqual(['saved', {}]);
});

it('sends a value that was set a moment before, in the same event', async () => {
  const { result, sent, answer } = open();
  let outcome!: Promise<string | null>;
  act(() => {
    result.current.set({ title: 'Owl' });
    outcome = result.current.flush();
  });
  await answer(null);
  expect([await outcome, sent]).toEqual([null, ['Owl']]);
});

it.each([
  ['the message of the field', REFUSED, 'The title is too long.', 'failed'],
  ['the message of the request', { ...REFUSED, fields: {} }, 'Some fields need attention.', 'failed'],
  [
    'that another window was first',
    { ...REFUSED, fields: {}, other: true },
    'Another window changed this. Load the page again.',
    'other',
  ],
  [
    'that both changed the same',
    { ...REFUSED, fields: {}, theirs: { title: 'Owl' } },
    'Not kept yet: it was changed in two places.',
    'clash',
  ],
])('says %s when it could not be saved, at each press', async (_what, notice, sentence, state) => {
  const { result, answer, set, press } = open();
  set('Hen');
  const first = press();
  await answer(notice);
  expect([await first, result.current.state]).toEqual([sentence, state]);
  const second = press();
  if (state === 'failed') await answer(notice);
  expect(await second).toBe(sentence);
});

it('is saved again when a change is taken back', () => {
  const { result, sent, set } = open();
  set('Foxy');
  expect(result.current.state).toBe('waiting');
  set('Fox');
  expect([result.current.state, sent]).toEqual(['saved', []]);
});
