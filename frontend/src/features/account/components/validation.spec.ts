import { describe, expect, it } from '@jest/globals';
import { checked, email, line, newPassword, password, repeated } from './validation.ts';

const long = 'a'.repeat(256);

describe('form messages in the wording of the specification', () => {
  it.each([
    [line, '', 'Required'],
    [line, '   ', 'Required'],
    [line, long, 'Characters too long'],
    [line, ' Nia ', undefined],
    [email, '', 'Required'],
    [email, 'nia', 'Invalid email'],
    [email, 'nia@home', 'Invalid email'],
    [email, `${long}@home.test`, 'Characters too long'],
    [email, ' nia@home.test ', undefined],
    [newPassword, '', 'Please enter a password'],
    [newPassword, '1234567', 'Password must have at least 8 characters'],
    [newPassword, long, 'Characters too long'],
    [newPassword, '12345678', undefined],
    [repeated('12345678'), '', 'Please re-type your password'],
    [repeated('12345678'), '1234567', 'Passwords does not match'],
    [repeated('12345678'), '12345678', undefined],
    [password, '', 'Please enter your password.'],
  ])('%p of %p: %p', (check, value, words) => expect(check(value)).toBe(words));

  it('name the wrong fields only', () => {
    expect(checked({ a: '', b: 'x' }, { a: line, b: line })).toEqual({ a: 'Required' });
  });
});
