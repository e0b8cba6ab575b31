import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { removeInitialContent } from './initialContent.ts';

const place = (): HTMLElement => {
  document.body.innerHTML = '<div id="first"><h1>About</h1></div><div id="root"></div>';
  return document.getElementById('root')!;
};
const first = () => document.getElementById('first');

describe('the initial content of the page', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('stays while the app shows a skeleton, and is removed with its heading', async () => {
    const root = place();
    removeInitialContent(root);
    root.innerHTML = '<div>Waiting</div>';
    await Promise.resolve();
    expect(first()).not.toBeNull();
    root.innerHTML = '<main><h1>About</h1></main>';
    await Promise.resolve();
    expect(first()).toBeNull();
  });

  it('is removed when the app has nothing to show', () => {
    jest.useFakeTimers();
    removeInitialContent(place());
    jest.advanceTimersByTime(10_000);
    expect(first()).toBeNull();
  });
});
