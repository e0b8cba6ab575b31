import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryView, type QueryLike } from './QueryView.tsx';

type Books = { count: number; titles: string[] };

const query = (part: Partial<QueryLike<Books>>): QueryLike<Books> => ({
  isFetching: false,
  refetch: () => undefined,
  ...part,
});

function show(part: Partial<QueryLike<Books>>, noMatch?: string) {
  return render(
    <QueryView
      query={query(part)}
      skeleton={<p>skeleton</p>}
      failed="The books did not load"
      isEmpty={({ count }) => count === 0}
      empty={<p>nothing yet</p>}
      missing={<p>no such page</p>}
      {...(noMatch && { noMatch: <p>{noMatch}</p> })}
    >
      {({ titles }) => <p>{titles.join()}</p>}
    </QueryView>,
  );
}

const failure = (status: number, data: unknown = {}) => ({ error: { status, data } });

describe('a query on the screen', () => {
  it('shows nothing for a moment, then the skeleton, then that it is slow', () => {
    jest.useFakeTimers();
    try {
      show({ isFetching: true });
      expect(screen.getByText('skeleton').parentElement).toHaveClass('blink');
      act(() => jest.advanceTimersByTime(200));
      expect(screen.getByText('skeleton').parentElement).not.toHaveClass('blink');
      expect(screen.queryByText(/Still working/)).toBeNull();
      act(() => jest.advanceTimersByTime(8000));
      expect(screen.getByText(/Still working/)).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('can be stopped when it is slow, and sent again', async () => {
    jest.useFakeTimers();
    const refetch = jest.fn();
    const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
    try {
      show({ isFetching: true, refetch });
      act(() => jest.advanceTimersByTime(8200));
      await user.click(screen.getByRole('button', { name: 'Stop' }));
      expect(screen.queryByText('skeleton')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(refetch).toHaveBeenCalled();
      expect(screen.getByText('skeleton')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows its data, and keeps them while newer ones are on the way', () => {
    show({ data: { count: 1, titles: ['The Kite Makers'] }, isFetching: true });
    expect(screen.getByText('The Kite Makers')).toBeVisible();
  });

  it('distinguishes an empty list from a search without result', () => {
    const { unmount } = show({ data: { count: 0, titles: [] } });
    expect(screen.getByText('nothing yet')).toBeVisible();
    unmount();
    show({ data: { count: 0, titles: [] } }, 'no book for dragin');
    expect(screen.getByText('no book for dragin')).toBeVisible();
    expect(screen.queryByText('nothing yet')).toBeNull();
  });

  it('shows the error message of the server, with a reference and a retry', async () => {
    const refetch = jest.fn();
    show({ ...failure(500, { detail: 'The shelf fell over.', request_id: '51-C84' }), refetch });
    expect(screen.getByRole('alert')).toHaveTextContent('The books did not load');
    expect(screen.getByRole('alert')).toHaveTextContent('The shelf fell over.');
    expect(screen.getByText('Reference 51-C84')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it.each([403, 404])('shows the page of a missing record on %d', (status) => {
    show(failure(status));
    expect(screen.getByText('no such page')).toBeVisible();
  });

  it('shows offline when the network is down', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show({ error: { status: 'FETCH_ERROR', error: 'failed' } });
    expect(screen.getByText('You are offline')).toBeVisible();
    online.mockRestore();
  });

  it('retries when the connection is back', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const refetch = jest.fn();
    show({ error: { status: 'FETCH_ERROR', error: 'failed' }, refetch });
    expect(refetch).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(refetch).toHaveBeenCalledTimes(1);
    online.mockRestore();
  });
});
