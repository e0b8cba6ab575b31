import { describe, expect, it } from '@jest/globals';
import { pageSize } from './page-size.ts';

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
