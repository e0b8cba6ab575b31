import { describe, expect, it } from '@jest/globals';
import { emptyPage, emptyScene, type Scene } from '@bookgrove/contract/stories';
import { isHiddenByReports, publishedScene, signedBy } from './letter.rules.ts';

const known = { fault: 'unkind', known: true } as const;
const stranger = { fault: 'private', known: false } as const;

describe('reports of a letter', () => {
  it.each([
    [[], false],
    [[known, known], false],
    [[known, known, known], true],
    [[stranger], false],
    [[stranger, stranger, known], true],
    [[{ fault: 'private', known: true } as const], true],
  ])('%j hide it: %s', (alarms, held) => {
    expect(isHiddenByReports(alarms)).toBe(held);
  });
});

describe('what is printed of a letter', () => {
  const own = { kind: 'picture', id: 'e1', x: 1, y: 1, w: 9, h: 9, turn: 0, picture: 'mine' } as const;
  const line: Scene['elements'][number] = {
    kind: 'stroke',
    id: 'e2',
    color: 'leaf',
    width: 4,
    points: [1, 1],
  };
  const scene = (...elements: Scene['elements']): Scene => ({ ...emptyScene(), elements });

  it('contains the text of every page and the first picture that is not a photograph by the author', () => {
    const pages = [
      { ...emptyPage('p1'), text: ' Dear World, ', picture: scene(own), alt: 'Me' },
      { ...emptyPage('p2'), text: '' },
      { ...emptyPage('p3'), text: 'be kind.', picture: scene(own, line), alt: 'A line' },
    ];
    expect(publishedScene(pages, emptyScene())).toEqual({
      text: 'Dear World,\n\nbe kind.',
      picture: scene(line),
      alt: 'A line',
    });
  });

  it('carries first names only where the family has consented', () => {
    expect(signedBy([{ name: 'Mia', named: false }])).toBe('');
    expect(
      signedBy([
        { name: 'Mia', named: true },
        { name: 'Leo', named: false },
        { name: 'Ana', named: true },
      ]),
    ).toBe('Mia, Ana');
  });
});
