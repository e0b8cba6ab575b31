import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { queueForLater, sendQueued, queuedFor, type QueuedCall } from './outbox.ts';

const progressOf = (percentage: number): QueuedCall => ({
  method: 'PUT',
  path: '/books/b1/progress/',
  body: { percentage },
});
const note: QueuedCall = { method: 'DELETE', path: '/annotations/n1/' };

beforeEach(() => localStorage.clear());

describe('requests that could not be sent', () => {
  it('wait for their own person, the latest of each address only', () => {
    queueForLater('mia', progressOf(10));
    queueForLater('mia', note);
    queueForLater('mia', progressOf(20));
    expect(queuedFor('mia')).toEqual([note, progressOf(20)]);
    expect(queuedFor('leo')).toEqual([]);
  });

  it('are sent in order and removed, and wait while nobody answers', async () => {
    queueForLater('mia', note);
    queueForLater('mia', progressOf(20));
    const send = jest.fn<(call: QueuedCall) => Promise<boolean>>();
    send.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    expect(await sendQueued('mia', send)).toBe(false);
    expect(queuedFor('mia')).toEqual([progressOf(20)]);
    send.mockResolvedValue(true);
    expect(await sendQueued('mia', send)).toBe(true);
    expect(queuedFor('mia')).toEqual([]);
  });

  it('keep changes made while they were being sent', async () => {
    queueForLater('mia', progressOf(20));
    await sendQueued('mia', async () => {
      queueForLater('mia', progressOf(30));
      return true;
    });
    expect(queuedFor('mia')).toEqual([progressOf(30)]);
  });

  it('are empty when the stored value is something else', () => {
    localStorage.setItem(
      'unsent:mia:reading',
      '[1,{"method":"POST","path":"/x"},{"method":"PUT","path":"http://evil"}]',
    );
    expect(queuedFor('mia')).toEqual([]);
  });
});
