import { describe, expect, it } from '@jest/globals';
import { STORY_STATES } from '@bookgrove/contract/stories';
import { cleanMp3 } from './mp3.rules.ts';
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

describe('a recording', () => {
  /** MPEG 2 Layer III, 48 kbit/s, 24 kHz: 144 bytes for 24 ms. */
  const frame = Buffer.concat([Buffer.from([0xff, 0xf3, 0x64, 0xc4]), Buffer.alloc(140, 7)]);
  const sound = Buffer.concat(Array.from({ length: 50 }, () => frame));

  it('is its frames and nothing that lies around them', () => {
    const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x10', 'latin1'), Buffer.alloc(16, 65)]);
    const cleaned = cleanMp3(Buffer.concat([tag, sound, Buffer.from('TAG')]))!;
    expect(cleaned.bytes.equals(sound)).toBe(true);
    expect(cleaned.seconds).toBeCloseTo(1.2, 3);
  });

  it('is none when it is something else, or something else follows', () => {
    expect(cleanMp3(Buffer.from('<html>hello</html>'))).toBeNull();
    expect(cleanMp3(Buffer.alloc(0))).toBeNull();
    expect(cleanMp3(Buffer.concat([sound, Buffer.alloc(5_000, 1)]))).toBeNull();
  });
});
