import { LANGUAGES } from '@bookgrove/contract';
import { describe, expect, it } from '@jest/globals';
import { EMAIL_DATA, faultsOfEmailData, type EmailDataOf, type EmailTemplate } from '../../contract.ts';
import { renderEmail } from './index.ts';
import { SAMPLE_DATA } from './samples.ts';
import {
  blocksOfWording,
  faultsOfWording,
  filled,
  ownPath,
  placeholdersOf,
  valuesOf,
} from './wording.rules.ts';

const origin = 'https://oak.bookgrove.test';
const names = Object.keys(EMAIL_DATA) as EmailTemplate[];
const frame = {
  first_name: 'Maria',
  school: 'Oak School',
  origin,
  colors: { brand: '#17694a', on_brand: '#ffffff', button: '#17694a', on_button: '#ffffff' },
  logo: false,
  reason: 'account',
  unsubscribe: null,
} as const;

describe('samples', () => {
  it.each(names)('of %s are valid data and are rendered in each language', (template) => {
    const data = SAMPLE_DATA[template] as EmailDataOf<EmailTemplate>;
    expect(faultsOfEmailData(template, data)).toEqual([]);
    for (const language of LANGUAGES) {
      const own = { subject: 'From {school}', above: 'Dear {first_name}', below: '[Read on](/library)' };
      const { subject, text, html } = renderEmail(template, data, { ...frame, language }, own);
      expect(subject).toBe('From Oak School');
      expect(text).toContain('Dear Maria');
      expect(text.indexOf('Dear Maria')).toBeGreaterThan(0);
      expect(html).toContain(`href="${origin}/library"`);
      // The standard text stays: without a wording it is all there is.
      for (const line of renderEmail(template, data, { ...frame, language }).text.split('\n'))
        expect(text).toContain(line);
    }
  });
});

describe('placeholders', () => {
  it('are the names that the template has', () => {
    expect(placeholdersOf(SAMPLE_DATA['story-approved'])).toEqual(['first_name', 'school', 'title', 'child']);
    expect(placeholdersOf({ path: '/x', title: { en: 'x' } })).toEqual(['first_name', 'school']);
  });

  it('are filled with values that are no Markdown, and left out without one', () => {
    const values = valuesOf({ title: '[x](/y)', path: '/p' }, { first_name: '', school: 'Oak' });
    expect(values).toEqual({ title: '[x](/y)', first_name: '', school: 'Oak' });
    expect(blocksOfWording('Hello {first_name}: {title}', values, origin)).toEqual(['Hello : [x](/y)']);
    expect(filled('{school} {child}', values)).toBe('Oak ');
  });
});

describe('blocks', () => {
  it('are paragraphs, lists, quotes and links to the school', () => {
    const source =
      'One\ntwo\n\n- a\n- b\n\n1. c\n\n> said\n\n[Go](/books)\n\nSee [us](/about).\n\n**no** <b>html</b>';
    expect(blocksOfWording(source, {}, origin)).toEqual([
      'One\ntwo',
      { list: ['a', 'b'] },
      { list: ['c'] },
      { quote: 'said' },
      { button: 'Go', url: `${origin}/books` },
      `See us (${origin}/about).`,
      '**no** <b>html</b>',
    ]);
    expect(blocksOfWording('', {}, origin)).toEqual([]);
    expect(blocksOfWording('> [Go](/books)\n\n- [Go](/x)', {}, origin)).toEqual([
      { quote: `Go (${origin}/books)` },
      { list: [`Go (${origin}/x)`] },
    ]);
  });
});

describe('links', () => {
  it.each([
    ['/books', '/books'],
    [`${origin}/a?b=c`, '/a?b=c'],
    [origin, '/'],
    ['//evil.test', null],
    ['/\\evil.test', null],
    [`${origin}.evil.test`, null],
    ['https://evil.test', null],
    ['javascript:alert(1)', null],
    ['books', null],
  ])('%s leads to %s', (href, path) => expect(ownPath(href, origin)).toBe(path));
});

describe('faults', () => {
  const context = { placeholders: ['first_name', 'school'], origin };
  const faults = (part: 'subject' | 'above' | 'below', text: string) =>
    faultsOfWording({ subject: '', above: '', below: '', [part]: text }, context)[part];

  it.each([
    '',
    'Dear {first_name}, welcome at {school}.',
    'Write to office@oak.test, e.g. at 9 a.m.',
    `See ${origin}/library, or oak.bookgrove.test.`,
    '[Books](/library)',
  ])('there are none in “%s”', (text) => expect(faults('above', text)).toBeUndefined());

  it.each([
    ['Dear {child}', '{child} is not known'],
    ['Dear {first name}', 'A placeholder is written as'],
    ['Dear {first_name', 'A placeholder is written as'],
    ['[x](https://evil.test)', 'Links may only lead'],
    ['[x](//evil.test)', 'Links may only lead'],
    ['See https://evil.test/x', 'leads to another address'],
    ['See www.evil.test', 'leads to another address'],
    [`See ${origin}.evil.test`, 'leads to another address'],
    ['⟨secret⟩', 'cannot be used'],
  ])('“%s” is refused', (text, fault) => {
    expect(faults('above', text)).toContain(fault);
    expect(faults('below', text)).toContain(fault);
  });

  it('a subject has one line and no link to another address', () => {
    expect(faults('subject', 'a\nb')).toBe('A subject stands on one line.');
    expect(faults('subject', 'Win at evil.test')).toContain('leads to another address');
    expect(faults('above', 'a\nb')).toBeUndefined();
  });
});
