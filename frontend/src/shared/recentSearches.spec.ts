import { beforeEach, describe, expect, it, jest } from '@jest/globals';

const load = async () => {
  jest.resetModules();
  return import('./recentSearches.ts');
};

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  it('are kept newest first, once each, six at most', async () => {
    jest.useFakeTimers();
    const { rememberSearch, recentSearches } = await load();
    for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' B ', '  ']) rememberSearch(words);
    jest.runAllTimers();
    expect(recentSearches()).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
    jest.useRealTimers();
  });

  it('are written at most once a second', async () => {
    jest.useFakeTimers();
    const { rememberSearch } = await load();
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    for (const words of ['one', 'two', 'three']) rememberSearch(words);
    expect(writes).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(999);
    expect(writes).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2);
    expect(writes).toHaveBeenCalledTimes(2);
    writes.mockRestore();
    jest.useRealTimers();
  });

  it.each(['{broken', '{"a":1}', 'null', '[1,2]'])('begin empty when the storage holds %s', async (kept) => {
    localStorage.setItem('searches', kept);
    const { recentSearches } = await load();
    expect(recentSearches()).toEqual([]);
  });

  it('begin empty when the storage cannot be read at all', async () => {
    const broken = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('no storage');
    });
    const { recentSearches } = await load();
    expect(recentSearches()).toEqual([]);
    broken.mockRestore();
  });

  it('that cannot be stored are reported to the log only', async () => {
    const { rememberSearch, recentSearches } = await load();
    const full = new Error('no room');
    const broken = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full;
    });
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => rememberSearch('wrens')).not.toThrow();
    expect(log).toHaveBeenCalledWith('Error saving state', full);
    expect(recentSearches()).toEqual([]);
    broken.mockRestore();
    log.mockRestore();
  });

  it('of a person who signs out within the second are not written for the next person', async () => {
    jest.useFakeTimers();
    localStorage.setItem('signed_in', '1');
    const { rememberSearch, recentSearches } = await load();
    rememberSearch('first');
    rememberSearch('mine');
    localStorage.clear();
    jest.runAllTimers();
    expect(recentSearches()).toEqual([]);
    jest.useRealTimers();
  });
});
