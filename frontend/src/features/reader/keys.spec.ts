import { describe, expect, it } from '@jest/globals';
import { keyAction } from './keys.ts';

const press = (key: string, on = '<p>text</p>', held: Partial<KeyboardEvent> = {}) => {
  document.body.innerHTML = on;
  const target = document.body.querySelector('*');
  return keyAction({
    key,
    code: '',
    shiftKey: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    target,
    ...held,
  });
};

describe('keyAction', () => {
  it.each([
    ['ArrowRight', 'right'],
    ['ArrowLeft', 'left'],
    ['PageDown', 'next'],
    ['PageUp', 'previous'],
    [' ', 'next'],
    ['Home', 'first'],
    ['End', 'last'],
    ['Escape', 'escape'],
    ['a', null],
    ['Tab', null],
  ])('%s is %s', (key, action) => expect(press(key)).toBe(action));

  it('recognises the keys of the search, also on a keyboard of another script', () => {
    expect(press('f', '<p></p>', { ctrlKey: true })).toBe('search');
    expect(press('F', '<input>', { metaKey: true })).toBe('search');
    expect(press('ب', '<p></p>', { ctrlKey: true, code: 'KeyF' })).toBe('search');
    expect(press('u', '<p></p>', { ctrlKey: true, code: 'KeyF' })).toBeNull();
    expect(press('f')).toBeNull();
    for (const held of ['shiftKey', 'altKey', 'metaKey'])
      expect(press('f', '<p></p>', { ctrlKey: true, [held]: true })).toBeNull();
  });

  it('ignores the keys of controls and of the browser', () => {
    expect(press(' ', '<button>Next</button>')).toBeNull();
    expect(press('ArrowRight', '<button>Next</button>')).toBe('right');
    expect(press('ArrowRight', '<input type="range">')).toBeNull();
    expect(press('ArrowLeft', '<p></p>', { altKey: true })).toBeNull();
    expect(press('ArrowRight', '<p></p>', { shiftKey: true })).toBeNull();
    expect(press(' ', '<p></p>', { shiftKey: true })).toBe('previous');
  });
});
