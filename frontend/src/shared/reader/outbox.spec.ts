import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { queueForLater, sendQueued, queuedFor, type QueuedCall } from './outbox.ts';

const place = (percentage: number): QueuedCall => ({
  method: 'PUT',
  path: '/books/b1/progress/',
  body: { percentage },
});
const note: QueuedCall = { method: 'DELETE', path: '/annotations/n1/' };

beforeEach(() => localStorage.clear());

describe('what could not be sent', () => {
  it('waits for its own person, the newest of each address alone', () => {
    queueForLater('mia', place(10));
    queueForLater('mia', note);
    queueForLater('mia', place(20));
    expect(queuedFor('mia')).toEqual([note, place(20)]);
    expect(queuedFor('leo')).toEqual([]);
  });

  it('is sent in order and forgotten, and waits on while nobody answers', async () => {
    queueForLater('mia', note);
    queueForLater('mia', place(20));
    const send = jest.fn<(call: QueuedCall) => Promise<boolean>>();
    send.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    expect(await sendQueued('mia', send)).toBe(false);
    expect(queuedFor('mia')).toEqual([place(20)]);
    send.mockResolvedValue(true);
    expect(await sendQueued('mia', send)).toBe(true);
    expect(queuedFor('mia')).toEqual([]);
  });

  it('keeps what was written while it was being sent', async () => {
    queueForLater('mia', place(20));
    await sendQueued('mia', async () => {
      queueForLater('mia', place(30));
      return true;
    });
    expect(queuedFor('mia')).toEqual([place(30)]);
  });

  it('is nothing when the browser holds something else', () => {
    localStorage.setItem(
      'unsent:mia:reading',
      '[1,{"method":"POST","path":"/x"},{"method":"PUT","path":"http://evil"}]',
    );
    expect(queuedFor('mia')).toEqual([]);
  });
});
