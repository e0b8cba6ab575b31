import { describe, expect, it } from '@jest/globals';
import { DESIGN_SIZES, DESIGN_STICKERS, faultIn } from '@bookgrove/contract';
import { patternOf, STICKERS } from '@bookgrove/contract/art';
import { PATTERN_NAMES } from '../../shared/art/designLabels.ts';
import { begin, changed, colorUnder, contrastAt, moved, next, snap, withElement, without } from './model.ts';
import { emptyBody, TEMPLATES } from './templates.ts';

const star = { kind: 'shape', shape: 'star', x: 100, y: 100, w: 50, h: 50, turn: 0, color: 'sun' } as const;
const text = {
  kind: 'text',
  text: 'A',
  x: 100,
  y: 100,
  w: 80,
  h: 40,
  turn: 0,
  font: 'head',
  size: 40,
  bold: true,
  align: 'center',
  color: 'white',
} as const;
const two = () => withElement(withElement(emptyBody(), star)!.body, text)!.body;

describe('the state of a drawing', () => {
  it('adds, changes, reorders and removes', () => {
    const body = two();
    expect(body.elements.map(({ id }) => id)).toEqual(['e0', 'e1']);
    expect(changed(body, 'e0', { x: 7 }).elements[0]!.x).toBe(7);
    expect(moved(body, 'e0', 1).elements.map(({ id }) => id)).toEqual(['e1', 'e0']);
    expect(moved(body, 'e0', -1)).toBe(body);
    expect(without(body, 'e0').elements.map(({ id }) => id)).toEqual(['e1']);
    expect(withElement(without(body, 'e0'), star)!.id).toBe('e2');
  });

  it('undoes changes, typing as one, and drops the selection of removed elements', () => {
    let work = begin(emptyBody());
    const added = withElement(work.body, text)!;
    work = next(work, { do: 'change', body: added.body, choose: added.id });
    for (const letters of ['B', 'BO', 'BOO'])
      work = next(work, {
        do: 'change',
        body: changed(work.body, added.id, { text: letters }),
        mark: 'text e0',
      });
    work = next(work, { do: 'undo' });
    expect(work.body.elements[0]).toMatchObject({ text: 'A' });
    work = next(work, { do: 'undo' });
    expect([work.body.elements.length, work.chosen]).toEqual([0, null]);
    work = next(next(work, { do: 'redo' }), { do: 'redo' });
    expect(work.body.elements[0]).toMatchObject({ text: 'BOO' });
    expect(next(work, { do: 'redo' })).toBe(work);
  });

  it('is full at sixty', () => {
    let body = emptyBody();
    for (let count = 0; count < 60; count += 1) body = withElement(body, star)!.body;
    expect(withElement(body, star)).toBeNull();
  });

  it('snaps elements to the centre and to neighbours within reach', () => {
    expect(snap({ x: 455, y: 300, w: 100, h: 100 }, [], 'cover')).toEqual({
      x: 450,
      y: 300,
      guides: [{ along: 'x', at: 450 }],
    });
    expect(snap({ x: 300, y: 106, w: 50, h: 50 }, [star], 'cover').y).toBe(100);
    expect(snap({ x: 300, y: 300, w: 30, h: 30 }, [star], 'cover').guides).toEqual([]);
  });

  it('finds the background of a text and its contrast', () => {
    const body = two();
    expect(colorUnder(body, 'e1')).toBe('sun');
    expect(contrastAt(body, body.elements[1]!)!.enough).toBe(false);
    const dark = changed(body, 'e1', { color: 'ink' });
    expect(contrastAt(dark, dark.elements[1]!)!.enough).toBe(true);
  });
});

describe('the built-in templates', () => {
  it('are eight covers and six posters that the server accepts, each readable', () => {
    expect(TEMPLATES.filter(({ size }) => size === 'cover').length).toBeGreaterThanOrEqual(8);
    expect(TEMPLATES.filter(({ size }) => size !== 'cover').length).toBeGreaterThanOrEqual(6);
    for (const template of TEMPLATES) {
      const body = template.body();
      expect([template.key, faultIn(body)]).toEqual([template.key, null]);
      const { width, height } = DESIGN_SIZES[template.size];
      for (const element of body.elements) {
        expect(element.x).toBeLessThan(width);
        expect(element.y).toBeLessThan(height);
        if (element.kind === 'text')
          expect([template.key, element.text, contrastAt(body, element)!.enough]).toEqual([
            template.key,
            element.text,
            true,
          ]);
      }
    }
  });

  it('have a drawing for every picture name and background', () => {
    for (const name of DESIGN_STICKERS) expect(STICKERS[name].parts.length).toBeGreaterThan(0);
    for (const name of Object.keys(PATTERN_NAMES) as (keyof typeof PATTERN_NAMES)[])
      expect(patternOf(name, 900, 1200).every(({ d }) => !d.includes('NaN'))).toBe(true);
  });
});
