import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memberStore, renderRoutes } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import UploadPage from './pages/UploadPage.tsx';

/** Stands in for XMLHttpRequest: what was sent is kept, and the test decides when and how it is answered. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  static real = globalThis.XMLHttpRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  headers: Record<string, string> = {};
  status = 0;
  response: unknown = null;
  form = new FormData();
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.form = form;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, response: unknown) {
    act(() => {
      this.status = status;
      this.response = response;
      this.onload?.();
    });
  }
}

const file = (name: string, size = 1000) => new File([new Uint8Array(size)], name);
const ingestion = (part: object) => ({
  body: {
    id: 'b1',
    status: 'ready',
    percentage: 100,
    step: '',
    code: null,
    reason: null,
    place: null,
    findings: [],
    ...part,
  },
});

function show(checked: object = {}) {
  fakeServer({
    'GET /api/book-categories/': () => ({ body: [{ slug: 'animals', name: 'Animals', count: 3 }] }),
    'GET /api/books/b1/ingestion/': () => ingestion(checked),
    'GET /api/books/b1/': () => ({
      body: {
        id: 'b1',
        slug: 'the-fox',
        title: 'The Fox',
        authors: ['Mira Okafor'],
        cover: null,
        status: 'published',
        ingestion: 'ready',
      },
    }),
    'GET /api/books/b1/details/': () => ({
      body: { id: 'b1', remarks: ['level-missing'], level_guess: null },
    }),
    'GET /api/classes/': () => ({ body: { count: 0, next: null, previous: null, results: [] } }),
    'POST /api/auth/token/refresh/': () => ({ body: { access: 'new-token' } }),
  });
  return renderRoutes([{ path: '/', element: <UploadPage /> }], '/', memberStore());
}

const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Book files'), files, { applyAccept: false });
const sent = (index: number): FakeRequest => {
  const request = FakeRequest.sent[index];
  if (!request) throw new Error(`Nothing was sent as number ${index}`);
  return request;
};

describe('uploading books', () => {
  beforeEach(() => {
    FakeRequest.sent = [];
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = FakeRequest.real;
  });

  it('sends two files at a time with their details and shows how much has left', async () => {
    show();
    await choose(file('the_fox.epub'), file('owl.pdf'), file('kite.epub'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Animals' }));
    await userEvent.selectOptions(screen.getByLabelText('Reading level'), '2');
    await userEvent.type(screen.getByLabelText('Title of the_fox.epub'), 'the fox');
    await userEvent.click(screen.getByRole('button', { name: 'Upload 3 books' }));
    expect(FakeRequest.sent).toHaveLength(2);
    expect(sent(0).headers['Authorization']).toBe('Bearer old-token');
    expect(Object.fromEntries([...sent(0).form].filter(([name]) => name !== 'file'))).toEqual({
      title: 'the fox',
      categories: 'animals',
      reading_level: '2',
      publish: 'true',
      visibility: 'school',
    });
    act(() => sent(0).upload.onprogress?.({ loaded: 250, total: 1000 }));
    expect(screen.getByRole('progressbar', { name: 'Sending the_fox.epub' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    sent(0).answer(202, { id: 'b1', status: 'waiting' });
    expect(await screen.findByText('On the shelf')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', '/library/the-fox');
    expect(FakeRequest.sent).toHaveLength(3);
  });

  it('says why a file was refused, where, and what was taken out of an accepted one', async () => {
    show({
      status: 'refused',
      reason: 'This file is protected by DRM. Ask the publisher for a copy without protection.',
      place: 'META-INF/encryption.xml',
      findings: [
        { code: 'SCRIPT_REMOVED', place: 'a.xhtml:1', message: 'A program (script) was taken out.' },
        { code: 'SCRIPT_REMOVED', place: 'b.xhtml:2', message: 'A program (script) was taken out.' },
      ],
    });
    await choose(file('locked.epub'));
    await userEvent.click(screen.getByRole('button', { name: 'Upload 1 book' }));
    sent(0).answer(202, { id: 'b1', status: 'waiting' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'protected by DRM. Ask the publisher for a copy without protection. The place: META-INF/encryption.xml.',
    );
    expect(screen.getAllByText(/A program/)).toHaveLength(1);
    expect(screen.getByText('2 places: a.xhtml:1, b.xhtml:2')).toBeVisible();
  });

  it('cancels what is being sent and can send it again', async () => {
    show();
    await choose(file('owl.epub'));
    await userEvent.click(screen.getByRole('button', { name: 'Upload 1 book' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(FakeRequest.sent).toHaveLength(2);
  });

  it('renews an expired session and sends the file once more', async () => {
    show();
    await choose(file('owl.epub'));
    await userEvent.click(screen.getByRole('button', { name: 'Upload 1 book' }));
    sent(0).answer(401, { status: 401, code: 'token_expired' });
    await screen.findByRole('progressbar', { name: 'Sending owl.epub' });
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(sent(1).headers['Authorization']).toBe('Bearer new-token');
  });

  it('shows the server’s words for a file it does not take', async () => {
    show();
    await choose(file('owl.epub'));
    await userEvent.click(screen.getByRole('button', { name: 'Upload 1 book' }));
    sent(0).answer(415, {
      status: 415,
      code: 'FILE_KIND_UNKNOWN',
      errors: { file: ['Choose an EPUB or a PDF file.'] },
    });
    expect(within(await screen.findByRole('alert')).getByText('Choose an EPUB or a PDF file.')).toBeVisible();
  });

  it('does not even send what cannot be a book', async () => {
    show();
    await choose(file('notes.docx'), file('empty.epub', 0));
    expect(screen.getByRole('alert')).toHaveTextContent('notes.docx This is neither an EPUB nor a PDF.');
    expect(screen.getByRole('alert')).toHaveTextContent('empty.epub The file is empty.');
    expect(screen.getByRole('button', { name: 'Choose a file first' })).toBeDisabled();
  });
});
