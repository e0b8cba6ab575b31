import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { accessOf, type Reader } from '../books/book-access.rules.ts';
import { FindBook } from '../books/find-book.ts';
import { decodeMarkup } from '../../documents/ingestion/epub/read-markup.ts';
import { CapabilityUrls } from '../books/capability-urls.ts';
import {
  decodePathPart,
  summarizePage,
  hasSampleContent,
  canOpenSample,
  pagesShown,
  type PageSummary,
} from './sample.rules.ts';

export class SamplePicture {
  url!: string;
  /** The book's own description of the picture; empty without one. */
  alt!: string;
}
export class SamplePage {
  paragraphs!: string[];
  picture!: SamplePicture | null;
}
/** The first pages of a story. */
export class BookSample {
  /** Empty for books that the caller may not open, and for books without text, such as scans. */
  pages!: SamplePage[];
}

/** How many documents are read, and how much of each. */
const DOCUMENTS_MOST = 12;
const BYTES_MOST = 128 * 1024;

/** A look inside a book before it is opened. */
export class GetSample extends Query<BookSample> {
  constructor(
    readonly idOrSlug: string,
    readonly reader: Reader,
    readonly files: string,
  ) {
    super();
  }
}

/**
 * Readers who may read a book get its first pages, and fewer pages of a book that is for sale. Visitors get no sample
 * of books that are only for the school.
 */
@QueryHandler(GetSample)
export class GetSampleHandler implements IQueryHandler<GetSample> {
  constructor(
    private readonly cache: PublicCache,
    private readonly capabilities: CapabilityUrls,
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly storage: Storage,
  ) {}

  async execute({ idOrSlug, reader, files }: GetSample): Promise<BookSample> {
    const book = await this.find.for(reader, idOrSlug);
    const access = accessOf(reader, book);
    if (book.format !== 'epub' || book.ingestion !== 'ready' || !book.file_id) return { pages: [] };
    if (!access.read && access.reason !== 'purchase_required') return { pages: [] };
    const [bookId, fileId] = [book.id, book.file_id];
    const { gists, documents } = await this.gists(book.tenant_id, bookId, fileId);
    return {
      pages: gists.slice(0, pagesShown(documents, access.read)).map(({ paragraphs, picture }) => ({
        paragraphs,
        picture: picture && {
          url: `${files}/c/${this.capabilities.picture(bookId, fileId, picture.path)}/${bookId}/${fileId}/page/${encodePath(picture.path)}`,
          alt: picture.alt,
        },
      })),
    };
  }

  /** A file never changes, so what was read of it is cached. */
  private gists(
    tenantId: string,
    bookId: string,
    fileId: string,
  ): Promise<{ gists: PageSummary[]; documents: number }> {
    return this.cache.keep(`sample ${fileId}`, () => this.readGists(tenantId, bookId, fileId));
  }

  private async readGists(
    tenantId: string,
    bookId: string,
    fileId: string,
  ): Promise<{ gists: PageSummary[]; documents: number }> {
    const [file] = await this.db.rows<{ hrefs: string[] | null }>({
      name: 'reading_order_of_file',
      text: `select array(select e.item->>'href' from jsonb_array_elements(manifest->'readingOrder') with ordinality as e(item, place)
               order by e.place limit 400) as hrefs
             from catalog.book_file where tenant_id = $1 and id = $2`,
      values: [tenantId, fileId],
    });
    const paths = (file?.hrefs ?? [])
      .map((href) => decodePathPart(href.split('#')[0]!))
      .filter(canOpenSample);
    const gists: PageSummary[] = [];
    for (const path of paths.slice(0, DOCUMENTS_MOST)) {
      if (gists.length === pagesShown(paths.length, true)) break;
      const gist = summarizePage(await this.beginningOf(`books/${bookId}/${fileId}/content/${path}`), path);
      if (hasSampleContent(gist)) gists.push(gist);
    }
    return { gists, documents: paths.length };
  }

  private async beginningOf(key: string): Promise<string> {
    const known = await this.storage.stat(key);
    if (!known || known.bytes === 0) return '';
    const pieces: Buffer[] = [];
    const range = known.bytes > BYTES_MOST ? { start: 0, end: BYTES_MOST - 1 } : undefined;
    for await (const piece of await this.storage.get(key, range)) pieces.push(piece as Buffer);
    return decodeMarkup(Buffer.concat(pieces));
  }
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
