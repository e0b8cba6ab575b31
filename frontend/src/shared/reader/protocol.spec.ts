import { describe, expect, it } from '@jest/globals';
import {
  hostOriginOf,
  isHostMessage,
  isShellMessage,
  type HostMessage,
  type ShellMessage,
} from './protocol.ts';

const look = {
  size: 4,
  font: 'clear',
  lines: 'normal',
  spacing: 'close',
  words: 'close',
  colour: 'paper',
  flow: 'pages',
  guide: 'none',
  zoom: 1,
} as const;
const book = {
  format: 'epub',
  layout: 'reflowable',
  direction: 'ltr',
  language: 'en',
  baseUrl: 'http://files.school.localhost/b/x/',
  pages: 3,
  readingOrder: [{ href: 'a.xhtml', positions: 1 }],
} as const;
const position = {
  locator: { href: 'a.xhtml', progression: 0.5 },
  percentage: 50,
  page: 2,
  pages: 3,
  chapter: null,
  atStart: false,
  atEnd: false,
};

const hostMessages: HostMessage[] = [
  { type: 'open', book: { ...book, readingOrder: [...book.readingOrder] }, locator: null, look, calm: false },
  { type: 'turn', to: 'next' },
  { type: 'go_to_page', page: 3 },
  { type: 'look', look },
  { type: 'audio', play: true, rate: 0.9, help: 'words' },
  { type: 'retry' },
  { type: 'go_to', locator: { href: 'a.xhtml', progression: 0.5 } },
  {
    type: 'marks',
    marks: [
      {
        id: 'n1',
        locator: { href: 'a', progression: 0 },
        words: { quote: 'q', prefix: '', suffix: '' },
        colour: 'sun',
        note: true,
      },
    ],
  },
  { type: 'clear_selection' },
  {
    type: 'go_to',
    locator: { href: 'a', progression: 0 },
    words: { quote: 'q', prefix: '', suffix: '' },
  },
  { type: 'search', id: 1, words: 'fox', isWhole: true },
  { type: 'end_search' },
  { type: 'download', fileId: 'f', baseUrl: '/b/f/', files: ['a.xhtml'], cover: null },
  { type: 'remove_all_but', fileIds: ['f'] },
  { type: 'get_covers', paths: ['/c/s/b/f/160.webp'] },
];
const shellMessages: ShellMessage[] = [
  { type: 'ready' },
  { type: 'ready', version: 2 },
  { type: 'downloading', done: 1, total: 2 },
  { type: 'downloaded', fileId: 'f', cover: null },
  { type: 'removed' },
  { type: 'covers', covers: ['data:image/webp;base64,UklGRg==', null] },
  { type: 'moved', position },
  {
    type: 'opened',
    pages: 3,
    contents: [{ title: 'One', href: 'a', page: 1, children: [] }],
    direction: 'rtl',
    audio: false,
  },
  { type: 'opened', pages: 3, contents: [], direction: 'ltr', audio: false, flow: 'scroll' },
  { type: 'failed', code: 'expired' },
  { type: 'selected', selected: null },
  {
    type: 'selected',
    selected: { quote: 'a', prefix: '', suffix: '', locator: { href: 'a', progression: 0 } },
  },
  { type: 'search_asked' },
  {
    type: 'found',
    id: 1,
    results: [
      {
        quote: 'fox',
        prefix: '',
        suffix: '',
        locator: { href: 'a', progression: 0 },
        chapter: null,
        page: 2,
      },
    ],
    share: 0.5,
    state: 'searching',
  },
  { type: 'mark_tapped', id: 'n1' },
  { type: 'active' },
  { type: 'can_speak' },
];

describe('the messages between the app page and the shell', () => {
  it.each(hostMessages)('the shell understands $type', (message) =>
    expect(isHostMessage(message)).toBe(true),
  );
  it.each(shellMessages)('the app page understands $type', (message) =>
    expect(isShellMessage(message)).toBe(true),
  );

  it.each([
    null,
    'open',
    {},
    { type: 'constructor' },
    { type: '__proto__' },
    { type: 'turn', to: 'home' },
    { type: 'look', look: { ...look, size: 8 } },
    { type: 'look', look: { ...look, size: 2.5 } },
    { type: 'audio', play: true, rate: Infinity, help: 'words' },
    { type: 'audio', play: true, rate: 1, help: 'song' },
    { type: 'audio', play: true, rate: 1 },
    {
      type: 'marks',
      marks: [
        {
          id: 'n1',
          locator: { href: 'a', progression: 0 },
          words: { quote: 'q', prefix: '', suffix: '' },
          colour: 'red',
          note: true,
        },
      ],
    },
    { type: 'open', book, locator: { href: 'a', progression: 2 }, look, calm: false },
  ])('the shell ignores %j', (message) => expect(isHostMessage(message)).toBe(false));

  it.each([
    { type: 'moved', position: { ...position, percentage: NaN } },
    { type: 'moved', position: { ...position, page: '2' } },
    { type: 'moved', position: { ...position, chapter: { toString: 'x' } } },
    { type: 'opened', pages: 3, contents: [{ title: 'One' }], direction: 'ltr', audio: false },
    { type: 'opened', pages: 3, contents: [], direction: 'ltr', audio: false, flow: 'sideways' },
    { type: 'external_link', href: 'x'.repeat(5000) },
    { type: 'turn', to: 'next' },
    { type: 'selected', selected: { quote: 'a' } },
    { type: 'selected' },
  ])('the app page ignores %j', (message) => expect(isShellMessage(message)).toBe(false));
});

describe('hostOriginOf', () => {
  it('is the same host without its prefix', () => {
    expect(hostOriginOf('http://files.greenfield.localhost:3000')).toBe('http://greenfield.localhost:3000');
    expect(hostOriginOf('https://files.books.example')).toBe('https://books.example');
  });
  it('is undefined for a host that is no book origin', () =>
    expect(hostOriginOf('https://books.example')).toBeNull());
});
