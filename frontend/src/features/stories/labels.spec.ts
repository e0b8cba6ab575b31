import { describe, expect, it } from '@jest/globals';
import { emptyScene, type SceneElement } from '@bookgrove/contract/stories';
import { IDEAS } from './ideas.ts';
import { thingsIn } from './labels.ts';

describe('the description of a picture’s elements', () => {
  it('names each once, as a sentence', () => {
    const night = IDEAS.find(({ key }) => key === 'night')!.scene;
    const [moon] = night.elements as [SceneElement];
    expect(thingsIn({ ...night, elements: [...night.elements, { ...moon, id: 'e9' }] })).toBe('Moon and fox');
  });

  it('is empty for a painting without elements', () => {
    const line: SceneElement = { kind: 'stroke', id: 'e1', color: 'clay', width: 9, points: [1, 2, 3, 4] };
    expect(thingsIn({ ...emptyScene(), elements: [line] })).toBe('');
  });
});
