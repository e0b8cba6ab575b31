import { expect, it } from '@jest/globals';
import { announcementIn } from './announcements.ts';

it('shows the announcement in the language of the reader, and the first text to all others', () => {
  const texts = { announcement: 'Fair on Friday.', announcement_fr: 'Fête vendredi.', announcement_ar: '' };
  expect(announcementIn(texts, 'fr')).toBe('Fête vendredi.');
  expect(announcementIn(texts, 'ar')).toBe('Fair on Friday.');
  expect(announcementIn(texts, 'hi')).toBe('Fair on Friday.');
  expect(announcementIn({ announcement: null, announcement_hi: 'मेला' }, 'hi')).toBe('मेला');
  expect(announcementIn({ announcement: null, announcement_hi: 'मेला' }, 'en')).toBeNull();
});
