import { describe, expect, it } from '@jest/globals';
import { STORY_STATES } from '@bookgrove/contract/stories';
import { movesFrom, moveStory, signedAs, STORY_MOVES, type StoryMove } from './story.rules.ts';

describe('the states of a story', () => {
  it.each(Object.keys(STORY_MOVES) as StoryMove[])(
    '%s goes from its states alone; made twice it changes nothing',
    (name) => {
      const { from, to } = STORY_MOVES[name];
      for (const state of STORY_STATES) {
        if (state === to) expect(moveStory(state, name)).toEqual({ to, changes: false });
        else if ((from as readonly string[]).includes(state))
          expect(moveStory(state, name)).toEqual({ to, changes: true });
        else expect(() => moveStory(state, name)).toThrow('Load the page again.');
      }
    },
  );

  // Written out on purpose: whoever changes a way has to say so here too.
  it('has these ways, and no other', () => {
    const ways = STORY_STATES.map((state) => [
      state,
      movesFrom(state, ['author']),
      movesFrom(state, ['reviewer']),
    ]);
    expect(ways).toEqual([
      ['draft', ['submit'], []],
      ['submitted', ['take_back'], ['return', 'approve']],
      ['changes_requested', ['submit'], []],
      ['approved', [], ['return', 'withdraw']],
      ['published', [], ['withdraw']],
      ['withdrawn', ['submit'], []],
    ]);
    const leads = Object.entries(STORY_MOVES).map(([name, { to, why }]) => [name, to, why]);
    expect(leads).toEqual([
      ['submit', 'submitted', false],
      ['take_back', 'draft', false],
      ['return', 'changes_requested', true],
      ['approve', 'approved', false],
      ['withdraw', 'withdrawn', true],
    ]);
  });

  it('lets nobody but a reviewer decide, and a guardian move nothing', () => {
    expect(movesFrom('submitted', ['author'])).toEqual(['take_back']);
    expect(movesFrom('submitted', ['reviewer'])).toEqual(['return', 'approve']);
    expect(STORY_STATES.flatMap((state) => movesFrom(state, ['guardian']))).toEqual([]);
  });

  it('shows a child’s first name only where the family lets it', () => {
    expect(signedAs('Mia', 'Greenfield', true)).toBe('Mia, Greenfield');
    expect(signedAs('Mia', 'Greenfield', false)).not.toContain('Mia');
  });
});
