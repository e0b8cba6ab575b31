import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memberStore, renderRoutes } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import BookWizardPage from './pages/BookWizardPage.tsx';
import UploadPage from './pages/UploadPage.tsx';

/** Replaces XMLHttpRequest: every part arrives at once. */
class FakeRequest {
  static sent: string[] = [];
  static real = globalThis.XMLHttpRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  status = 200;
  response: unknown = {};
  private path = '';
  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader() {}
  send() {
    FakeRequest.sent.push(this.path);
    queueMicrotask(() => act(() => this.onload?.()));
  }
}

const file = (name: string, size = 1000) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const BOOK = {
  id: 'b1',
  slug: 'the-fox',
  title: 'the_fox',
  subtitle: null,
  summary: '',
  authors: ['Mira Okafor'],
  illustrators: [],
  translators: [],
  narrators: [],
  language: 'en',
  reading_level: null,
  age_min: null,
  age_max: null,
  age_rating: null,
  categories: [],
  sdg_goals: [],
  license: null,
  rights: null,
  rights_proof: '',
  isbn: null,
  publisher: null,
  published_on: null,
  series: null,
  series_position: null,
  visibility: 'school',
  class_id: null,
  status: 'draft',
  ingestion: 'ready',
  awaits_file: false,
  level_guess: 2,
  remarks: [] as string[],
  version: 1,
  may_recall: false,
};

function serve(book: object = {}, same: object[] = []) {
  const now: Record<string, unknown> = { ...BOOK, ...book };
  let begun = 0;
  const calls = fakeServer({
    'GET /api/books/own/': () => ({ body: { count: 0, next: null, previous: null, results: [] } }),
    'GET /api/books/same-file/': () => ({ body: { books: same } }),
    'POST /api/uploads/': () => ({ status: 201, body: { id: `u${++begun}`, part_bytes: 4_194_304 } }),
    'POST /api/books/': () => ({ status: 202, body: { id: 'b1', status: 'waiting' } }),
    'GET /api/book-categories/': () => ({ body: [{ slug: 'animals', name: 'Animals', count: 3 }] }),
    'GET /api/classes/': () => ({ body: { count: 0, next: null, previous: null, results: [] } }),
    'GET /api/books/b1/': () => ({ body: { ...now, cover: null, pages: 12 } }),
    'GET /api/books/b1/ingestion/': () => ({
      body: {
        id: 'b1',
        status: 'ready',
        percentage: 100,
        step: 'done',
        code: null,
        reason: null,
        location: null,
        findings: [],
        asked: null,
      },
    }),
    'GET /api/books/b1/details/': () => ({ body: { ...now } }),
    'PATCH /api/books/b1/details/': ({ body }) => {
      const said = body as Record<string, unknown>;
      if (now['refusal'])
        return {
          status: 422,
          body: { code: 'invalid', detail: 'Some fields.', errors: { summary: [now['refusal']] } },
        };
      if (said['version'] !== now['version'])
        return { status: 409, body: { code: 'book_changed', detail: 'Somebody was quicker.' } };
      return { body: Object.assign(now, said, { version: Number(now['version']) + 1 }) };
    },
    'POST /api/books/b1/recall/': () => {
      Object.assign(now, { status: 'draft', may_recall: false });
      return { body: { id: 'b1', stage: 'ready' } };
    },
    'POST /api/books/b1/publish/': () => {
      now['status'] = 'published';
      return { body: { id: 'b1', status: 'published' } };
    },
  });
  return { calls, now };
}
const open = (at: string) =>
  renderRoutes(
    [
      { path: '/uploadbook', element: <UploadPage /> },
      { path: '/uploadbook/:bookId', element: <BookWizardPage /> },
    ],
    at,
    memberStore(),
  );
const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Book files'), files, { applyAccept: false });

describe('dropped books', () => {
  beforeEach(() => {
    FakeRequest.sent = [];
    localStorage.clear();
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = FakeRequest.real;
  });

  it('are uploaded in parts and become a draft; one alone opens its wizard', async () => {
    const { calls } = serve();
    open('/uploadbook');
    await choose(file('the_fox.epub', 5_000_000));
    expect(await screen.findByRole('heading', { level: 1, name: 'the_fox' })).toBeVisible();
    expect(FakeRequest.sent).toEqual(['/api/uploads/u1/parts/0/', '/api/uploads/u1/parts/1/']);
    expect(calls.filter(({ method, path }) => method === 'POST' && path === '/api/books/')).toHaveLength(1);
  });

  it('stay on the list when there are several, each a draft', async () => {
    const { calls } = serve();
    open('/uploadbook');
    await choose(file('fox.epub'), file('owl.pdf'), file('kite.epub'));
    await waitFor(() =>
      expect(calls.filter(({ method, path }) => method === 'POST' && path === '/api/books/')).toHaveLength(3),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Upload a book' })).toBeVisible();
  });

  it('that the school has already are sent only if their uploader wants it', async () => {
    const fox = {
      id: 'b9',
      slug: 'the-fox',
      title: 'The Fox',
      status: 'published',
      own: false,
      of_platform: false,
    };
    // jsdom has neither.
    Object.assign(globalThis.crypto, { subtle: webcrypto.subtle });
    File.prototype.arrayBuffer = () => Promise.resolve(new ArrayBuffer(8));
    const { calls } = serve({}, [fox]);
    open('/uploadbook');
    await choose(file('fox.epub'));
    expect(await screen.findByText('Your school has this book already')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The Fox' })).toHaveAttribute('href', '/library/the-fox');
    expect(FakeRequest.sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send it nevertheless: fox.epub' }));
    await waitFor(() =>
      expect(calls.filter(({ method, path }) => method === 'POST' && path === '/api/books/')).toHaveLength(1),
    );
  });

  it('are not sent when they cannot be a book, with a reason', async () => {
    serve();
    open('/uploadbook');
    await choose(file('notes.docx'), file('empty.epub', 0));
    expect(await screen.findByText(/This is no such file/)).toBeVisible();
    expect(screen.getByText('The file is empty. Choose it again.')).toBeVisible();
    expect(FakeRequest.sent).toEqual([]);
  });
});

describe('the wizard of a book', () => {
  it('saves only changed fields', async () => {
    const { calls } = serve();
    open('/uploadbook/b1?step=about');
    await userEvent.type(await screen.findByLabelText('Summary'), 'A fox.');
    await waitFor(() => expect(screen.getByText('Everything is kept')).toBeVisible(), { timeout: 3_000 });
    await waitFor(
      () =>
        expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
          { summary: 'A fox.', version: 1 },
        ]),
      { timeout: 3_000 },
    );
  });

  it('shows results of the check, but keeps typed values', async () => {
    const { now } = serve({ ingestion: 'processing', title: 'the_fox', language: 'und' });
    open('/uploadbook/b1?step=about');
    const title = await screen.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'My fox');
    Object.assign(now, { ingestion: 'ready', title: 'The Fox (in the file)', language: 'fr' });
    await waitFor(() => expect(screen.getByLabelText('Language')).toHaveValue('fr'), { timeout: 4_000 });
    expect(title).toHaveValue('My fox');
  });

  it('merges the changes of two windows, and asks where both changed the same field', async () => {
    const { now } = serve();
    open('/uploadbook/b1?step=about');
    const summary = await screen.findByLabelText('Summary');
    Object.assign(now, { title: 'The fox', version: 2 });
    await userEvent.type(summary, 'A fox.');
    await waitFor(() => expect(now).toMatchObject({ title: 'The fox', summary: 'A fox.', version: 3 }), {
      timeout: 3_000,
    });
    expect(screen.getByLabelText('Title')).toHaveValue('The fox');

    Object.assign(now, { summary: 'Written there.', version: 4 });
    await userEvent.type(summary, ' It runs.');
    const both = await screen.findByRole('alert', {}, { timeout: 3_000 });
    expect(both).toHaveTextContent('Written there.');
    expect(both).toHaveTextContent('A fox. It runs.');
    expect(now['summary']).toBe('Written there.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep what is written here' }));
    await waitFor(() => expect(now['summary']).toBe('A fox. It runs.'));
    expect(screen.queryByRole('alert')).toBeNull();

    Object.assign(now, { summary: 'Written there again.', version: 9 });
    await userEvent.type(summary, ' Far.');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Take what is written there' }, { timeout: 3_000 }),
    );
    expect(summary).toHaveValue('Written there again.');
    expect(now['summary']).toBe('Written there again.');
  }, 20_000);

  it('recalls a submitted book', async () => {
    serve({ status: 'in_review', may_recall: true });
    open('/uploadbook/b1');
    await userEvent.click(await screen.findByRole('button', { name: 'Take it back and change it' }));
    expect(await screen.findByRole('list', { name: 'Steps' })).toBeVisible();
  });

  it('names a problem and corrects it with one click', async () => {
    const { now } = serve();
    open('/uploadbook/b1?step=about');
    await userEvent.click(await screen.findByRole('button', { name: 'Take level 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use “The fox”' }));
    await waitFor(() => expect(now).toMatchObject({ title: 'The fox', reading_level: 2 }), {
      timeout: 3_000,
    });
    expect(screen.queryByText(/looks like the name of a file/)).toBeNull();
  });

  it('says why it was not sent when the last changes could not be kept', async () => {
    const { calls, now } = serve({ title: 'The fox', rights: 'own' });
    open('/uploadbook/b1?step=about');
    await userEvent.type(await screen.findByLabelText('Summary'), 'A fox.');
    await userEvent.click(screen.getByRole('button', { name: 'Look and send' }));
    Object.assign(now, { refusal: 'The summary is too long.' });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish it' }));
    expect(await screen.findByText('The summary is too long.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('publishes a book only after its rights are stated', async () => {
    serve({ visibility: 'public' });
    open('/uploadbook/b1?step=preview');
    const publish = await screen.findByRole('button', { name: 'Publish it' });
    expect(publish).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Rights' }));
    await userEvent.click(screen.getByLabelText(/^We were given permission/));
    expect(screen.getByText('Write down who gave the permission, and when.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Who gave the permission/), 'Mrs Reed, 3 May');
    await userEvent.click(screen.getByRole('button', { name: 'Share it with the school' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
    const end = screen.getByRole('button', { name: 'Publish it' });
    expect(end).toBeEnabled();
    await userEvent.click(end);
    expect(await screen.findByText('Published', { selector: '.status' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
