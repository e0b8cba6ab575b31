import { describe, expect, it } from '@jest/globals';
import { emptyScene, type SceneElement } from '@bookgrove/contract/stories';
import { IDEAS } from './ideas.ts';
import { thingsIn } from './labels.ts';

describe('the things of a picture', () => {
  it('are named once each, as a sentence would', () => {
    const night = IDEAS.find(({ key }) => key === 'night')!.scene;
    const [moon] = night.elements as [SceneElement];
    expect(thingsIn({ ...night, elements: [...night.elements, { ...moon, id: 'e9' }] })).toBe('Moon and fox');
  });

  it('are nothing where somebody only painted', () => {
    const line: SceneElement = { kind: 'stroke', id: 'e1', color: 'clay', width: 9, points: [1, 2, 3, 4] };
    expect(thingsIn({ ...emptyScene(), elements: [line] })).toBe('');
  });
});
