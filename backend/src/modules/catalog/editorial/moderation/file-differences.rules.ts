/** A file of a book as moderators compare it. */
export interface FileDetails {
  id: string;
  original_name: string;
  bytes: number;
  status: string;
  reason: string | null;
  created_at: Date;
  findings: { code: string; location: string; message: string }[];
  manifest: Manifest | null;
}
interface Manifest {
  metadata?: { title?: string; language?: string[]; author?: string[]; numberOfPages?: number };
  readingOrder?: unknown[];
  toc?: { title?: string; children?: unknown[] }[];
}
interface Difference {
  what:
    | 'title'
    | 'authors'
    | 'language'
    | 'pages'
    | 'files'
    | 'chapter-added'
    | 'chapter-removed'
    | 'size'
    | 'findings';
  before: string;
  after: string;
}

const MOST_CHAPTERS = 20;
const titlesOf = (manifest: Manifest | null): string[] =>
  (manifest?.toc ?? []).map(({ title }) => title ?? '').filter(Boolean);

/** How a file differs from the one before it; empty for the first. */
export function differencesOf(before: FileDetails | null, after: FileDetails): Difference[] {
  if (!before?.manifest || !after.manifest) return [];
  const found: Difference[] = [];
  const compare = (what: Difference['what'], read: (file: FileDetails) => string) => {
    const [was, is] = [read(before), read(after)];
    if (was !== is) found.push({ what, before: was, after: is });
  };
  compare('title', ({ manifest }) => manifest?.metadata?.title ?? '');
  compare('authors', ({ manifest }) => (manifest?.metadata?.author ?? []).join(', '));
  compare('language', ({ manifest }) => (manifest?.metadata?.language ?? []).join(', '));
  compare('pages', ({ manifest }) => String(manifest?.metadata?.numberOfPages ?? 0));
  compare('files', ({ manifest }) => String(manifest?.readingOrder?.length ?? 0));
  const [was, is] = [titlesOf(before.manifest), titlesOf(after.manifest)];
  for (const title of is.filter((one) => !was.includes(one)).slice(0, MOST_CHAPTERS))
    found.push({ what: 'chapter-added', before: '', after: title });
  for (const title of was.filter((one) => !is.includes(one)).slice(0, MOST_CHAPTERS))
    found.push({ what: 'chapter-removed', before: title, after: '' });
  compare('size', ({ bytes }) => String(bytes));
  compare('findings', ({ findings }) => String(findings.length));
  return found;
}
