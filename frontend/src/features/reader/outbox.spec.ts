import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepForLater, sendWaiting, waitingFor, type Waiting } from './outbox.ts';

const place = (percentage: number): Waiting => ({
  method: 'PUT',
  path: '/books/b1/progress/',
  body: { percentage },
});
const note: Waiting = { method: 'DELETE', path: '/annotations/n1/' };

beforeEach(() => localStorage.clear());

describe('what could not be sent', () => {
  it('waits for its own person, the newest of each address alone', () => {
    keepForLater('mia', place(10));
    keepForLater('mia', note);
    keepForLater('mia', place(20));
    expect(waitingFor('mia')).toEqual([note, place(20)]);
    expect(waitingFor('leo')).toEqual([]);
  });

  it('is sent in order and forgotten, and waits on while nobody answers', async () => {
    keepForLater('mia', note);
    keepForLater('mia', place(20));
    const send = jest.fn<(call: Waiting) => Promise<boolean>>();
    send.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    expect(await sendWaiting('mia', send)).toBe(false);
    expect(waitingFor('mia')).toEqual([place(20)]);
    send.mockResolvedValue(true);
    expect(await sendWaiting('mia', send)).toBe(true);
    expect(waitingFor('mia')).toEqual([]);
  });

  it('keeps what was written while it was being sent', async () => {
    keepForLater('mia', place(20));
    await sendWaiting('mia', async () => {
      keepForLater('mia', place(30));
      return true;
    });
    expect(waitingFor('mia')).toEqual([place(30)]);
  });

  it('is nothing when the browser holds something else', () => {
    localStorage.setItem(
      'unsent:mia:reading',
      '[1,{"method":"POST","path":"/x"},{"method":"PUT","path":"http://evil"}]',
    );
    expect(waitingFor('mia')).toEqual([]);
  });
});
