import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { BooleanText, Trimmed } from './fields.ts';

class Form {
  @Trimmed()
  name?: unknown;

  @BooleanText()
  flag?: unknown;
}
const form = (plain: object): Form => plainToInstance(Form, plain);

describe('Trimmed', () => {
  it('removes white space around a text', () => {
    expect(form({ name: ' \tAda Lovelace\n' }).name).toBe('Ada Lovelace');
  });
  it.each([null, 7, true, ['  a ']])('leaves %p to the validation', (name) => {
    expect(form({ name }).name).toEqual(name);
  });
});

describe('BooleanText', () => {
  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
    [true, true],
    ['yes', 'yes'],
    ['', ''],
  ])('reads %p as %p', (flag, read) => {
    expect(form({ flag }).flag).toBe(read);
  });
});
