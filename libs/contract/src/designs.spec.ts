import { describe, expect, it } from '@jest/globals';
import { DESIGN_STICKERS, faultIn, type DesignBody, type DesignElement } from './designs.ts';

const text: DesignElement = {
  kind: 'text',
  id: 'a1',
  x: 100,
  y: 100,
  w: 300,
  h: 80,
  turn: 0,
  text: 'The fox',
  font: 'head',
  size: 60,
  bold: true,
  align: 'center',
  color: 'ink',
};
const body = (...elements: unknown[]): DesignBody =>
  ({ ground: { color: 'moss', pattern: 'dots', second: 'leaf' }, elements }) as DesignBody;

describe('a drawing', () => {
  it('contains known members only', () => {
    expect(faultIn(body())).toBeNull();
    expect(
      faultIn(
        body(text, {
          kind: 'shape',
          id: 'b',
          x: 0,
          y: 0,
          w: 10,
          h: 10,
          turn: -90,
          shape: 'star',
          color: 'sun',
        }),
      ),
    ).toBeNull();
    expect(
      faultIn(
        body({
          kind: 'picture',
          id: 'c',
          x: 0,
          y: 0,
          w: 9,
          h: 9,
          turn: 0,
          picture: '01900000-0000-7000-8000-000000000001',
        }),
      ),
    ).toBeNull();
  });

  it.each([
    ['no drawing', null, 'body'],
    ['another member', { ...body(), script: 1 }, 'script'],
    [
      'an unknown colour',
      { ...body(), ground: { color: 'url(x)', pattern: 'dots', second: 'leaf' } },
      'ground.color',
    ],
    ['an unknown kind', body({ ...text, kind: 'html' }), 'elements[0].kind'],
    ['a kind of every object', body({ ...text, kind: 'constructor' }), 'elements[0].kind'],
    [
      'an address as a picture',
      body({ kind: 'picture', id: 'c', x: 0, y: 0, w: 9, h: 9, turn: 0, picture: 'https://x.test/a.png' }),
      'elements[0].picture',
    ],
    ['a foreign member', body({ ...text, onclick: 'x' }), 'elements[0].onclick'],
    ['a size that is no number', body({ ...text, size: '60' }), 'elements[0].size'],
    ['endless numbers', body({ ...text, x: Infinity }), 'elements[0].x'],
    ['a place far out', body({ ...text, y: 1e9 }), 'elements[0].y'],
    ['too long a text', body({ ...text, text: 'a'.repeat(501) }), 'elements[0].text'],
    ['the same name twice', body(text, text), 'elements[1].id'],
    [
      'too many elements',
      body(...Array.from({ length: 61 }, (_, index) => ({ ...text, id: `e${index}` }))),
      'elements',
    ],
  ])('with %s is refused', (_what, value, at) => expect(faultIn(value)).toBe(at));

  it('has at least forty pictures to choose from', () =>
    expect(new Set(DESIGN_STICKERS).size).toBeGreaterThanOrEqual(40));
});
