import { describe, expect, it } from '@jest/globals';
import { isWidePage, pageSize } from './page-size.ts';

const DEVICE = { width: 1000, height: 700 };

describe('pageSize', () => {
  it.each([
    ['width=900, height=600', { width: 900, height: 600 }],
    ['width=900,height=600,width=1000,height=1000', { width: 900, height: 600 }],
    ['height = 600px; width = 900px', { width: 900, height: 600 }],
    ['width=device-width, height=device-height', DEVICE],
    ['width=900', null],
    ['maximum-width=5, width=x, height=600', null],
    ['', null],
  ])('%j', (content, size) => {
    expect(pageSize(content, DEVICE)).toEqual(size);
  });
});

describe('isWidePage', () => {
  const page = (content: string) =>
    new DOMParser().parseFromString(`<meta name="viewport" content="${content}">`, 'text/html');
  it.each([
    ['width=1200, height=800', true],
    ['width=800, height=1200', false],
    ['width=900, height=850', false],
    ['width=device-width, initial-scale=1', false],
    ['width=device-width, height=device-height', false],
  ])('%j: %j', (content, wide) => {
    expect(isWidePage(page(content))).toBe(wide);
  });
});
