import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Book, BookContent, Role } from '../../../api/types.ts';
import { createStore } from '../../../app/store.ts';
import type {
  SearchResult,
  HostMessage,
  ReadingPosition,
  ShellMessage,
} from '../../../shared/reader/protocol.ts';
import { ReaderScreen } from './ReaderScreen.tsx';

const BOOKS = 'http://files.school.localhost';
const book: Book = {
  id: 'b1',
  slug: 'the-fox',
  title: 'The Fox Who Counted Stars',
  subtitle: null,
  authors: ['Mira Okafor'],
  illustrators: [],
  cover: null,
  summary: '',
  categories: [],
  language: 'en',
  reading_level: 1,
  age_range: null,
  pages: 28,
  reading_minutes: 12,
  formats: ['epub'],
  layout: 'reflowable',
  direction: 'ltr',
  has_audio: false,
  price: null,
  featured: false,
  status: 'published',
  ingestion: 'ready',
  reading: null,
  access: { read: true, reason: 'free' },
  progress: null,
  hidden: false,
  charity_id: null,
  project_id: null,
  charity_bps: null,
  owner: 'school',
  created_at: '2026-01-01T00:00:00Z',
  accessibility_features: [],
  accessibility_summary: null,
  age_rating: null,
  isbn: null,
  license: 'CC-BY-4.0',
  narrators: [],
  publisher: null,
  sdg_goals: [],
  series: null,
  series_position: null,
  themes: [],
  translators: [],
  visibility: 'public',
  word_count: 900,
  rights_settled: null,
  work_id: null,
};
const content: BookContent = {
  format: 'epub',
  layout: 'reflowable',
  direction: 'ltr',
  base_url: `${BOOKS}/b/key/`,
  shell_url: `${BOOKS}/reader/`,
  manifest: { readingOrder: [{ href: 'a.xhtml', properties: { positions: 4 } }, { href: 'b.xhtml' }] },
};
const position: ReadingPosition = {
  locator: { href: 'a.xhtml', progression: 0.3, position: 9 },
  percentage: 32,
  page: 9,
  pages: 28,
  chapter: 'The fifth star',
  atStart: false,
  atEnd: false,
};

let told: HostMessage[];
let calls: { url: string; body: unknown }[];
const onReopen = jest.fn();
const realFetch = globalThis.fetch;
const RealRequest = globalThis.Request;

/** Node's requests need an absolute URL, where a browser resolves it against the page. */
class PageRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://school.localhost') : input, init);
  }
}

function say(message: ShellMessage, from: { origin?: string; source?: Window | null } = {}) {
  const frame = document.querySelector('iframe');
  const event = new MessageEvent('message', {
    data: message,
    origin: from.origin ?? BOOKS,
    source: from.source === undefined ? (frame?.contentWindow ?? null) : from.source,
  });
  act(() => void window.dispatchEvent(event));
}

const meaningsOf = (url: string) =>
  url.includes('/kite/')
    ? [
        {
          headword: 'kite',
          part: 'noun',
          meaning: 'a toy that flies',
          example: 'The kite flew.',
          like: [],
          from: 'wordnet',
        },
        {
          headword: 'kite',
          part: 'noun',
          meaning: 'a bird of prey',
          example: null,
          like: [],
          from: 'wordnet',
        },
      ]
    : [];
const asked = { word: 'kite', sentence: 'A red kite flew.', language: 'en', meaning: null };

function show(
  role: Role = 'student',
  listen = false,
  of: Partial<Book> = {},
  manifest: object = {},
  declared: { flow?: 'scroll' } = {},
) {
  const user = {
    id: 'u1',
    first_name: 'Mia',
    last_name: 'B',
    email: null,
    username: 'mia',
    is_staff: false,
    avatar: null,
    role,
  };
  const store = createStore({ session: { phase: 'member', access: 'token', user, expired: false } });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ReaderScreen
          book={{ ...book, ...of }}
          content={{ ...content, manifest: { ...content.manifest, ...manifest } }}
          locator={null}
          user={user}
          listen={listen}
          onReopen={onReopen}
        />
      </MemoryRouter>
    </Provider>,
  );
  const shell = document.querySelector('iframe')?.contentWindow;
  if (!shell) throw new Error('There is no frame.');
  shell.postMessage = ((message: HostMessage, origin: string) => {
    if (origin === BOOKS) told.push(message);
  }) as Window['postMessage'];
  say({ type: 'ready', version: 2 });
  say({
    type: 'opened',
    pages: 28,
    contents: [{ title: 'One', href: 'a.xhtml', page: 1, children: [] }],
    direction: 'ltr',
    audio: false,
    ...declared,
  });
  say({ type: 'moved', position });
}

beforeEach(() => {
  told = [];
  calls = [];
  onReopen.mockReset();
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  globalThis.Request = PageRequest;
  globalThis.fetch = (async (request: Request) => {
    if (request.method !== 'GET')
      calls.push({ url: new URL(request.url).pathname, body: await request.clone().json() });
    const answer = request.url.includes('reading-settings')
      ? { settings: null, client_time: null }
      : request.url.includes('/words/')
        ? {
            word: 'kite',
            language: 'en',
            meanings: meaningsOf(request.url),
            has_dictionary: true,
            kept_id: null,
            asked: false,
          }
        : request.url.includes('/my-words/')
          ? { id: 'w1' }
          : { count: 0, results: [], devices: [], books: [] };
    return new Response(JSON.stringify(answer), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  globalThis.Request = RealRequest;
});

describe('the reading screen', () => {
  it('sandboxes the frame and opens the book with the catalogue’s data', () => {
    show();
    const frame = document.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(told[0]).toMatchObject({
      type: 'open',
      book: {
        pages: 28,
        readingOrder: [
          { href: 'a.xhtml', positions: 4 },
          { href: 'b.xhtml', positions: 1 },
        ],
      },
    });
  });

  it('shows long times in hours', () => {
    show('student', false, { reading_minutes: 640 });
    expect(screen.getByText('about 7 hours left')).toBeInTheDocument();
  });

  it('shows the position and the remaining time', () => {
    show();
    expect(screen.getByText('Page 9 of 28')).toBeInTheDocument();
    expect(screen.getByText('about 9 min left')).toBeInTheDocument();
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Page 9 of 28, 32%, about 9 min left',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The fifth star');
  });

  it('accepts messages of its own frame only', () => {
    show();
    say({ type: 'moved', position: { ...position, page: 20 } }, { origin: 'https://elsewhere.example' });
    say({ type: 'moved', position: { ...position, page: 21 } }, { source: window });
    expect(screen.getByText('Page 9 of 28')).toBeInTheDocument();
  });

  it('turns pages by buttons and keys, but ignores the keys of controls', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
    expect(told.slice(1)).toEqual([
      { type: 'turn', to: 'next' },
      { type: 'turn', to: 'left' },
    ]);
  });

  it('saves the position on the server after a page was turned, and at once when the page is left', async () => {
    show();
    const leave = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
    await leave();
    expect(calls).toEqual([]);
    say({
      type: 'moved',
      position: { ...position, locator: { ...position.locator, progression: 0.4 }, percentage: 36, page: 10 },
    });
    await leave();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({
      url: '/api/books/b1/progress/',
      body: { locator: { href: 'a.xhtml', progression: 0.4 }, percentage: 36 },
    });
  });

  it('stores the settings and sends them to the frame', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'How the page looks' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Larger text' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Night' }));
    expect(told.at(-1)).toMatchObject({ type: 'look', look: { size: 5, colour: 'night' } });
    expect(localStorage.getItem('reader.settings.u1')).toContain('"night"');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'How the page looks' })).toHaveFocus();
  });

  it('congratulates at the end, and can start again', async () => {
    show();
    say({ type: 'moved', position: { ...position, page: 28, percentage: 100, atEnd: true } });
    say({ type: 'finished' });
    expect(await screen.findByRole('heading', { name: 'You finished!' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Page before' }));
    expect(screen.queryByText('You finished!')).not.toBeInTheDocument();
    say({ type: 'finished' });
    await userEvent.click(await screen.findByRole('button', { name: 'Read again' }));
    expect(told.at(-1)).toEqual({ type: 'turn', to: 'first' });
  });

  it('explains a tapped word, saves it once, and closes when the page is turned', async () => {
    show();
    say({ type: 'word', asked });
    const card = within(await screen.findByRole('dialog', { name: 'The word “kite”' }));
    expect(await card.findByText('a toy that flies')).toBeInTheDocument();
    expect(card.queryByText('a bird of prey')).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: '1 more meaning' }));
    expect(card.getByText('a bird of prey')).toBeInTheDocument();
    expect(card.queryByRole('button', { name: 'Ask my teacher' })).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Keep this word' }));
    expect(await card.findByRole('button', { name: 'In my words' })).toBeInTheDocument();
    expect(calls.filter(({ url }) => url.includes('/my-words/'))).toMatchObject([
      {
        body: {
          word: 'kite',
          language: 'en',
          meaning: 'a toy that flies',
          sentence: 'A red kite flew.',
          book_id: 'b1',
        },
      },
    ]);
    say({
      type: 'moved',
      position: { ...position, locator: { ...position.locator, progression: 0.6 }, page: 10 },
    });
    expect(screen.queryByRole('dialog', { name: /kite/ })).not.toBeInTheDocument();
  });

  it('shows the book’s own meaning first, and asks the teacher about an unknown word', async () => {
    show();
    say({ type: 'word', asked: { ...asked, meaning: 'What the boy built.' } });
    expect(await screen.findByText('This book says')).toBeInTheDocument();
    say({ type: 'word', asked: { ...asked, word: 'flumbertwig' } });
    expect(await screen.findByText(/is not in our dictionary/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ask my teacher' }));
    expect(await screen.findByRole('button', { name: 'Your teacher was asked' })).toBeDisabled();
    expect(calls.at(-1)?.body).toMatchObject({ word: 'flumbertwig', asked: true });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: /flumbertwig/ })).not.toBeInTheDocument();
    expect(told.at(-1)).toEqual({ type: 'clear_selection' });
  });

  it('starts to read aloud once when the address requests it', () => {
    show('student', true);
    expect(told.filter(({ type }) => type === 'audio')).toEqual([]);
    say({ type: 'can_speak' });
    say({ type: 'can_speak' });
    expect(told.filter(({ type }) => type === 'audio')).toMatchObject([{ play: true, help: 'words' }]);
  });

  it('requests a page again, and reopens a book with an expired address at the same position', async () => {
    show();
    say({ type: 'failed', code: 'page_failed' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(told.at(-1)).toEqual({ type: 'retry' });
    say({ type: 'failed', code: 'expired' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onReopen).toHaveBeenCalledWith(position.locator);
  });

  it('opens no link for a child without an adult’s confirmation', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    show('student');
    say({ type: 'external_link', href: 'https://example.com/away' });
    expect(await screen.findByRole('dialog', { name: 'Ask a grown-up' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open in a new tab' })).not.toBeInTheDocument();
    expect(screen.queryByText('https://example.com/away')).not.toBeInTheDocument();
    expect(open).not.toHaveBeenCalled();
  });

  it('opens a link for a teacher in a tab without opener and referrer, for web addresses only', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    show('teacher');
    say({ type: 'external_link', href: 'javascript:alert(1)' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    say({ type: 'external_link', href: 'https://example.com/away' });
    await userEvent.click(await screen.findByRole('button', { name: 'Open in a new tab' }));
    expect(open).toHaveBeenCalledWith('https://example.com/away', '_blank', 'noopener,noreferrer');
  });

  /**
   * Simulates a tablet that was elsewhere in the book ten minutes ago; the server reports it when this device
   * sends its position.
   */
  async function hearOfTablet() {
    const elsewhere = {
      device: { kind: 'tablet', system: 'ios' },
      locator: { href: 'b.xhtml', progression: 0.1, position: 12 },
      percentage: 44,
      client_time: new Date(Date.now() - 600_000).toISOString(),
    };
    globalThis.fetch = (async (request: Request) =>
      new Response(
        JSON.stringify(
          request.method === 'PUT'
            ? { saved: true, elsewhere }
            : { count: 0, results: [], devices: [], settings: null, client_time: null },
        ),
        { status: 200, headers: { 'content-type': 'application/json' } },
      )) as typeof fetch;
    show();
    turnTo(0.4);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(await screen.findByText(/Read on the tablet \(iOS\), 10/)).toBeInTheDocument();
    return elsewhere;
  }
  const turnTo = (progression: number) =>
    say({ type: 'moved', position: { ...position, locator: { ...position.locator, progression } } });

  it('offers the position of another device, and goes there only on request', async () => {
    const elsewhere = await hearOfTablet();
    expect(told.some(({ type }) => type === 'go_to')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Go to page 12' }));
    expect(told.at(-1)).toEqual({ type: 'go_to', locator: elsewhere.locator });
    expect(screen.queryByText(/Read on/)).not.toBeInTheDocument();
  });

  it('does not offer the page that is shown', async () => {
    await hearOfTablet();
    say({ type: 'moved', position: { ...position, page: 12 } });
    expect(screen.queryByText(/Read on the tablet/)).not.toBeInTheDocument();
    say({ type: 'moved', position });
    expect(screen.getByText(/Read on the tablet/)).toBeInTheDocument();
  });

  it('withdraws the offer when the reader continues here', async () => {
    await hearOfTablet();
    for (const progression of [0.5, 0.5, 0.6]) turnTo(progression);
    expect(screen.getByText(/Read on the tablet/)).toBeInTheDocument();
    turnTo(0.7);
    expect(screen.queryByText(/Read on the tablet/)).not.toBeInTheDocument();
  });

  it('adds a bookmark, highlights words, and draws the highlights', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Bookmark this page' }));
    await waitFor(() => expect(calls.some(({ url }) => url.includes('/annotations/'))).toBe(true));
    expect(calls.at(-1)?.body).toMatchObject({ motivation: 'bookmarking', page: 9, visibility: 'private' });
    const locator = { href: 'a.xhtml', cfi: 'epubcfi(/6/4!/4/2)', progression: 0.3 };
    say({ type: 'selected', selected: { quote: 'It blinked', prefix: '', suffix: '', locator } });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark in Blue' }));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({
        motivation: 'highlighting',
        quote: 'It blinked',
        colour: 'sky',
      }),
    );
    expect(told.findLast(({ type }) => type === 'marks')).toMatchObject({
      marks: [{ colour: 'sky', note: false }],
    });
  });

  describe('its search', () => {
    const found = (words: string, page: number, chapter: string | null = 'One'): SearchResult => ({
      quote: words,
      prefix: 'The ',
      suffix: ' ran.',
      locator: { href: 'a.xhtml', cfi: `epubcfi(/6/4!/4/${page * 2})`, progression: 0, position: page },
      chapter,
      page,
    });
    const asksFor = () => told.filter((message) => message.type === 'search');
    async function searchFor(words: string, ...results: SearchResult[]) {
      await userEvent.click(screen.getByRole('button', { name: 'Search in this book' }));
      await userEvent.type(
        await screen.findByRole('searchbox', { name: 'Words to find' }),
        `${words}{Enter}`,
      );
      say({ type: 'found', id: asksFor().at(-1)!.id, results, share: 1, state: 'complete' });
    }

    it('opens with a key here and in the book, finds words, and goes to a result with Enter', async () => {
      show();
      fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });
      const field = await screen.findByRole('searchbox', { name: 'Words to find' });
      expect(field).toHaveFocus();
      await userEvent.keyboard('fox{Enter}');
      const { id } = asksFor().at(-1)!;
      expect(asksFor()).toEqual([{ type: 'search', id, words: 'fox', isWhole: true }]);
      expect(screen.getByText('Searching… 0%')).toHaveAttribute('role', 'status');
      say({ type: 'found', id, results: [found('fox', 2)], share: 0.5, state: 'searching' });
      say({
        type: 'found',
        id,
        results: [found('Fox', 7), found('fox', 9, null)],
        share: 1,
        state: 'complete',
      });
      // An answer to an earlier search.
      say({ type: 'found', id: id - 1, results: [found('hen', 3)], share: 1, state: 'complete' });
      expect(screen.getByText('3 results')).toHaveAttribute('role', 'status');
      expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
        'One',
        'Page 9',
      ]);

      const turns = told.length;
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
      const { quote, prefix, suffix, locator } = found('Fox', 7);
      expect(told.slice(turns)).toEqual([
        { type: 'go_to', locator, words: { quote, prefix, suffix } },
        {
          type: 'marks',
          marks: [{ id: 'found', locator, words: { quote, prefix, suffix }, colour: 'found', note: true }],
        },
      ]);
      expect(document.activeElement).toHaveTextContent('The Fox ran.');
      expect(document.activeElement).toHaveAttribute('aria-current', 'true');

      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Search in this book' })).toHaveFocus();
      expect(told.slice(-2)).toEqual([{ type: 'end_search' }, { type: 'marks', marks: [] }]);

      say({ type: 'search_asked' });
      expect(await screen.findByRole('searchbox')).toHaveValue('fox');
      expect(screen.queryByText('3 results')).not.toBeInTheDocument();
    });

    it('reports no results, and searches parts of words on request', async () => {
      show();
      await searchFor('fo');
      expect(screen.getByText('“fo” was not found in this book.')).toHaveAttribute('role', 'status');
      await userEvent.click(screen.getByRole('button', { name: 'Look inside longer words, too' }));
      expect(asksFor().at(-1)).toMatchObject({ words: 'fo', isWhole: false });
      expect(screen.getByRole('checkbox', { name: 'Whole words only' })).not.toBeChecked();
      say({ type: 'found', id: asksFor().at(-1)!.id, results: [], share: 0.5, state: 'incomplete' });
      expect(screen.getByText('Some pages could not be searched.')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(asksFor()).toHaveLength(3);
    });

    it('collapses to a bar on a phone while a result is shown', async () => {
      window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
      show();
      await searchFor('fox', found('fox', 2), found('fox', 7));
      await userEvent.click(screen.getAllByRole('button', { name: /The fox ran/ })[0]!);
      expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
      const next = screen.getByRole('button', { name: 'Next result' });
      expect(next).toHaveFocus();
      await userEvent.click(next);
      expect(told.findLast(({ type }) => type === 'go_to')).toMatchObject({ locator: { position: 7 } });
      await userEvent.click(screen.getByRole('button', { name: /2 of 2/ }));
      expect(screen.getByRole('searchbox')).toBeInTheDocument();
    });
  });

  it('offers the fonts of a book that has some, and uses them by default', async () => {
    localStorage.clear();
    show('student', false, {}, { resources: [{ href: 'a.woff2', type: 'font/woff2' }] });
    expect(told[0]).toMatchObject({ type: 'open', look: { font: 'own' } });
    await userEvent.click(screen.getByRole('button', { name: 'How the page looks' }));
    expect(await screen.findByRole('radio', { name: 'The book’s own' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Clear' }));
    expect(told.at(-1)).toMatchObject({ type: 'look', look: { font: 'clear' } });
  });

  it('shows that a book is to be scrolled until pages are chosen, and does not keep that for other books', async () => {
    localStorage.clear();
    show('student', false, {}, {}, { flow: 'scroll' });
    await userEvent.click(screen.getByRole('button', { name: 'How the page looks' }));
    expect(await screen.findByRole('radio', { name: 'Scroll' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Night' }));
    expect(told.at(-1)).toMatchObject({ type: 'look', look: { colour: 'night', flow: 'scroll' } });
    expect(localStorage.getItem('reader.settings.u1')).toContain('"flow":"pages"');
    await userEvent.click(screen.getByRole('radio', { name: 'Turn' }));
    expect(told.at(-1)).toMatchObject({ type: 'look', look: { flow: 'pages' } });
    expect(screen.getByRole('radio', { name: 'Turn' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Scroll' }));
    expect(told.at(-1)).toMatchObject({ type: 'look', look: { flow: 'scroll' } });
    expect(localStorage.getItem('reader.settings.u1')).toContain('"flow":"scroll"');
  });

  it('speaks to a shell of the previous version by its names', () => {
    localStorage.clear();
    show();
    told.length = 0;
    say({ type: 'ready' });
    expect(told[0]).toMatchObject({ type: 'open', look: { letters: 'clear' } });
  });

  it('opens a book without fonts in the default font', async () => {
    localStorage.clear();
    show();
    expect(told[0]).toMatchObject({ type: 'open', look: { font: 'clear' } });
    await userEvent.click(screen.getByRole('button', { name: 'How the page looks' }));
    expect(await screen.findByRole('radio', { name: 'Clear' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'The book’s own' })).not.toBeInTheDocument();
  });
});
