import { beforeEach, describe, expect, it, jest } from '@jest/globals';

const load = async () => {
  jest.resetModules();
  return import('./storage.ts');
};
const cart = (...items: string[]) => ({ items, later: [] });

beforeEach(() => localStorage.clear());

describe("a visitor's cart in storage", () => {
  it('is written at most once a second, with the newest state', async () => {
    jest.useFakeTimers();
    const { saveCart, readCart } = await load();
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    saveCart(cart('a'));
    saveCart(cart('a', 'b'));
    saveCart(cart('a', 'b', 'c'));
    expect(writes).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(999);
    expect(writes).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(writes).toHaveBeenCalledTimes(2);
    expect(readCart().items).toEqual(['a', 'b', 'c']);
    writes.mockRestore();
    jest.useRealTimers();
  });

  it.each(['{broken', '[1,2]', 'null', '{"items":"a"}', '{"items":[1,null]}'])(
    'is empty when storage holds %s',
    async (kept) => {
      localStorage.setItem('cart', kept);
      const { readCart } = await load();
      expect(readCart()).toEqual(cart());
    },
  );

  it('keeps quantities, of which only whole numbers from 2 to 99 are read', async () => {
    const { saveCart, readCart, flushCart } = await load();
    saveCart({ ...cart('a:print'), quantities: { 'a:print': 4 } });
    flushCart();
    expect(readCart()).toEqual({ ...cart('a:print'), quantities: { 'a:print': 4 } });
    localStorage.setItem('cart', '{"items":["a"],"quantities":{"a":100,"b":1.5,"c":"3","d":2}}');
    expect(readCart().quantities).toEqual({ d: 2 });
  });

  it('is empty when storage cannot be read at all', async () => {
    const broken = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('no storage');
    });
    const { readCart } = await load();
    expect(readCart()).toEqual(cart());
    broken.mockRestore();
  });

  it('that cannot be saved is reported to the log only', async () => {
    const { saveCart } = await load();
    const full = new Error('no room');
    const broken = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full;
    });
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => saveCart(cart('a'))).not.toThrow();
    expect(log).toHaveBeenCalledWith('Error saving state', full);
    broken.mockRestore();
    log.mockRestore();
  });

  it('is not written after it was deleted', async () => {
    jest.useFakeTimers();
    const { saveCart, deleteStoredCart } = await load();
    saveCart(cart('a'));
    saveCart(cart('a', 'b'));
    deleteStoredCart();
    jest.advanceTimersByTime(5000);
    expect(localStorage.getItem('cart')).toBeNull();
    jest.useRealTimers();
  });
});
