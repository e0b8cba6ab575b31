import { describe, expect, it } from '@jest/globals';
import { STORY_LIMITS, STORY_STATES } from '@bookgrove/contract/stories';
import {
  assertComplete,
  assertOpen,
  assertStoryLimit,
  assertMayChooseCharity,
  isOpen,
  mayChooseCharity,
  transitionsFrom,
  nextStoryState,
  signedAs,
  STORY_TRANSITIONS,
  type StoryTransition,
} from './story.rules.ts';

describe('the states of a story', () => {
  it.each(Object.keys(STORY_TRANSITIONS) as StoryTransition[])(
    '%s is allowed from its own states only; repeated it changes nothing',
    (name) => {
      const { from, to } = STORY_TRANSITIONS[name];
      for (const state of STORY_STATES) {
        if (state === to) expect(nextStoryState(state, name)).toEqual({ to, changes: false });
        else if ((from as readonly string[]).includes(state))
          expect(nextStoryState(state, name)).toEqual({ to, changes: true });
        else expect(() => nextStoryState(state, name)).toThrow('Load the page again.');
      }
    },
  );

  // Written out in full, so that a change of a transition has to be made here as well.
  it('allow exactly these transitions', () => {
    const ways = STORY_STATES.map((state) => [
      state,
      transitionsFrom(state, ['author']),
      transitionsFrom(state, ['reviewer']),
    ]);
    expect(ways).toEqual([
      ['draft', ['submit'], []],
      ['submitted', ['take_back'], ['return', 'approve']],
      ['changes_requested', ['submit'], []],
      ['approved', [], ['return', 'withdraw']],
      ['published', [], ['withdraw']],
      ['withdrawn', ['submit'], []],
    ]);
    const leads = Object.entries(STORY_TRANSITIONS).map(([name, { to, why }]) => [name, to, why]);
    expect(leads).toEqual([
      ['submit', 'submitted', false],
      ['take_back', 'draft', false],
      ['return', 'changes_requested', true],
      ['approve', 'approved', false],
      ['withdraw', 'withdrawn', true],
    ]);
  });

  it('lets only a reviewer decide, and a guardian change nothing', () => {
    expect(transitionsFrom('submitted', ['author'])).toEqual(['take_back']);
    expect(transitionsFrom('submitted', ['reviewer'])).toEqual(['return', 'approve']);
    expect(STORY_STATES.flatMap((state) => transitionsFrom(state, ['guardian']))).toEqual([]);
  });

  it('shows a child’s first name only where the family has consented', () => {
    expect(signedAs('Mia', 'Greenfield', true)).toBe('Mia, Greenfield');
    expect(signedAs('Mia', 'Greenfield', false)).not.toContain('Mia');
  });
});

it('can be edited while it is a draft or was returned', () =>
  expect(STORY_STATES.filter(isOpen)).toEqual(STORY_STATES.filter((state) => ['draft', 'changes_requested', 'withdrawn'].includes(state)))); // prettier-ignore

it('lets authors choose the charity while they write, and a reviewer while reading it', () => {
  const states = (part: 'author' | 'reviewer' | 'guardian') =>
    STORY_STATES.filter((state) => mayChooseCharity(state, [part]));
  expect(states('author')).toEqual(['draft', 'changes_requested', 'withdrawn']);
  expect(states('reviewer')).toEqual(['submitted']);
  expect(states('guardian')).toEqual([]);
  expect(() => assertMayChooseCharity('published', ['author', 'reviewer'])).toThrow('cannot be changed now');
});

it('states the current state when a transition comes too late', () =>
  expect(() => nextStoryState('published', 'submit')).toThrow(
    expect.objectContaining({
      kind: 'conflict',
      code: 'story_moved_on',
      message: 'The story is a book already. Load the page again.',
    }),
  ));

describe('the checks before a story is submitted', () => {
  const page = { text: 'Once', picture: { elements: [] }, alt: '', voice: null };
  const refused = (kind: string, code: string) => expect.objectContaining({ kind, code });

  it('require a state in which the text may change', () => {
    for (const state of STORY_STATES)
      if (isOpen(state)) expect(() => assertOpen(state)).not.toThrow();
      else expect(() => assertOpen(state)).toThrow(refused('conflict', 'story_closed'));
  });

  it('respect the author’s limit of stories', () => {
    expect(() => assertStoryLimit(STORY_LIMITS.stories - 1)).not.toThrow();
    expect(() => assertStoryLimit(STORY_LIMITS.stories)).toThrow(refused('conflict', 'too_many_stories'));
  });

  it('require a title, text and alternative texts; the first missing one is reported at its field', () => {
    const complete =
      (title: string, ...pages: object[]) =>
      () =>
        assertComplete({ title, pages: pages as never });
    const at = (field: string, message: string) =>
      expect.objectContaining({ kind: 'invalid', code: 'story_not_whole', fields: { [field]: [message] } });
    const drawn = { ...page, picture: { elements: [{}] } };
    expect(complete('Boat', page, { ...drawn, alt: 'A boat' })).not.toThrow();
    expect(complete('', { ...page, text: '' })).toThrow(at('title', 'Give your story a title.'));
    expect(complete('Boat', { ...page, text: '' })).toThrow(
      at('pages[0]', 'Write some words first, or record your voice.'),
    );
    expect(complete('Boat', page, drawn)).toThrow(
      at('pages[1]', 'Tell what the picture shows, for readers who cannot see it.'),
    );
  });
});
