import { describe, expect, it } from '@jest/globals';
import { emptyScene, type SceneElement } from '@bookgrove/contract/stories';
import { loadClipartWords } from '@bookgrove/contract/clipart';
import { IDEAS } from './ideas.ts';
import { nameOf, thingsIn } from './labels.ts';

describe('the description of a picture’s elements', () => {
  it('names each once, as a sentence', () => {
    const night = IDEAS.find(({ key }) => key === 'night')!.scene;
    const [moon] = night.elements as [SceneElement];
    expect(thingsIn({ ...night, elements: [...night.elements, { ...moon, id: 'e9' }] }, null)).toBe(
      'Moon and fox',
    );
  });

  it('names a person in the language of the screen, once the names are loaded', async () => {
    const person: SceneElement = {
      ...{ kind: 'clipart', id: 'e1', x: 1, y: 1, w: 9, h: 9, turn: 0 },
      ...{ clipart: 'people/woman-with-headscarf', skin: 'dark', color: null },
    } as const;
    const scene = { ...emptyScene(), elements: [person] };
    expect(thingsIn(scene, null)).toBe('');
    expect(thingsIn(scene, await loadClipartWords('en'))).toBe('Woman with headscarf');
    expect(nameOf(person, await loadClipartWords('fr'))).toBe('Femme avec foulard');
  });

  it('is empty for a painting without elements', () => {
    const line: SceneElement = { kind: 'stroke', id: 'e1', color: 'clay', width: 9, points: [1, 2, 3, 4] };
    expect(thingsIn({ ...emptyScene(), elements: [line] }, null)).toBe('');
  });
});
