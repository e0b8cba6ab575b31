import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import yauzl from 'yauzl';

/** The files of an unpacked book by their path. */
export type BookTree = Map<string, Buffer>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.m4a': 'audio/mp4',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/**
 * The app page with the strictest policy that can still frame a book: it contains the iframe and records the
 * shell's messages.
 */
const HOST_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<link rel="stylesheet" href="/host.css"><script type="module" src="/host.js"></script><body></body></html>`;
const HOST_STYLE = 'html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block;overflow:hidden}';
const hostScript = (books: string) => `
const frame = document.createElement('iframe');
window.heard = []; window.strangers = [];
window.sendToShell = (message) => frame.contentWindow.postMessage(message, ${JSON.stringify(books)});
addEventListener('message', (event) => {
  const fromShell = event.origin === ${JSON.stringify(books)} && event.source === frame.contentWindow;
  (fromShell ? window.heard : window.strangers).push(event.data);
});
frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
frame.allow = 'autoplay; fullscreen';
frame.title = 'Book';
frame.src = ${JSON.stringify(books)} + '/reader/';
document.body.append(frame);`;

export interface ReaderServer {
  /** Origin of the app page. */
  app: string;
  /** Origin of the books. */
  books: string;
  /** Paths requested below `/ping`: each means that a script of a book was able to send a request. */
  pings: string[];
  /** Books by the capability URL segment. */
  trees: Map<string, BookTree>;
  /** While true, every file of a book answers 503. */
  broken: boolean;
  close(): Promise<void>;
}

/**
 * Serves the built shell and unpacked books on `files.school.localhost` and a strict app page on `school.localhost`,
 * each with the policy of production. `isFenced: false` leaves the shell's policy out, to show that the traps work.
 */
export async function startReaderServer(dist: string, isFenced = true): Promise<ReaderServer> {
  const state: ReaderServer = {
    app: '',
    books: '',
    pings: [],
    trees: new Map(),
    broken: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections(); // a browser leaves its connection open
      }),
  };

  const send = (
    response: ServerResponse,
    status: number,
    type: string,
    body: string | Buffer,
    headers = {},
  ) =>
    response
      .writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff', ...headers })
      .end(body);

  const appPolicy = () =>
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src ${state.books}; base-uri 'none'; object-src 'none'`;
  const shellPolicy = () =>
    `default-src 'none'; script-src ${state.books}/reader/assets/; style-src 'self' blob: 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self' blob: data:; media-src 'self' blob:; connect-src 'self'; frame-src blob:; base-uri 'self'; object-src 'none'; form-action 'none'; frame-ancestors ${state.app}`;

  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    const isBooks = request.headers.host?.startsWith('files.') === true;
    if (path.startsWith('/ping')) {
      state.pings.push(path);
      return send(response, 204, 'text/plain', '');
    }
    if (!isBooks) {
      if (path === '/host.js') return send(response, 200, 'text/javascript', hostScript(state.books));
      if (path === '/host.css') return send(response, 200, 'text/css', HOST_STYLE);
      if (path !== '/') return send(response, 404, 'text/plain', '');
      return send(response, 200, 'text/html', HOST_PAGE, { 'content-security-policy': appPolicy() });
    }
    if (path.startsWith('/b/')) {
      const [, , capability = '', ...rest] = path.split('/');
      const file = state.trees.get(capability)?.get(rest.join('/'));
      if (state.broken) return send(response, 503, 'text/plain', '');
      if (!file) return send(response, 404, 'text/plain', '');
      return send(response, 200, TYPES[extname(path)] ?? 'application/octet-stream', file, {
        'content-security-policy': "sandbox; default-src 'none'",
        'accept-ranges': 'none',
      });
    }
    if (!path.startsWith('/reader/')) return send(response, 404, 'text/plain', '');
    const name = normalize(path.slice('/reader/'.length) || 'index.html');
    const headers = name === 'index.html' && isFenced ? { 'content-security-policy': shellPolicy() } : {};
    readFile(join(dist, name)).then(
      (body) => send(response, 200, TYPES[extname(name)] ?? 'application/octet-stream', body, headers),
      () => send(response, 404, 'text/plain', ''),
    );
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  state.app = `http://school.localhost:${port}`;
  state.books = `http://files.school.localhost:${port}`;
  return state;
}

/** Reads a zip into memory. */
export function unpack(file: string): Promise<BookTree> {
  return new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const tree: BookTree = new Map();
      zip.on('error', reject);
      zip.on('end', () => resolve(tree));
      zip.on('entry', (entry: yauzl.Entry) => {
        if (entry.fileName.endsWith('/')) return zip.readEntry();
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('error', reject);
          stream.on('end', () => {
            tree.set(entry.fileName, Buffer.concat(parts));
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  });
}
