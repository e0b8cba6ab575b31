import { ListPage } from '../../../../platform/http/page.ts';
import { ImportView } from '../../../../platform/imports/import-view.ts';

/** An import of books. */
export class BookImportView extends ImportView {
  /** A list, or a zip file of covers that were put on their books. */
  form!: 'csv' | 'onix' | 'covers';
}
export class BookImportPage extends ListPage {
  results!: BookImportView[];
}

export class BookImportProblem {
  /** One of the members of a record, or `line`. */
  field!: string;
  message!: string;
}
export class BookImportChange {
  field!: string;
  before!: string;
  after!: string;
}
export class BookImportLineView {
  /** Line of the file, as an editor shows it. */
  line!: number;
  verdict!: 'create' | 'update' | 'same' | 'problem' | 'skip';
  title!: string;
  authors!: string;
  isbn!: string;
  /** Values of the record as they are written in the list, by member. */
  written!: Record<string, string>;
  problems!: BookImportProblem[];
  notes!: string[];
  changes!: BookImportChange[];
  /** The book that it created or changed; null before. */
  book_id!: string | null;
  done!: boolean;
}
export class BookImportLinePage extends ListPage {
  results!: BookImportLineView[];
}

/** A book that was described and whose file has not been uploaded yet. */
export class BookAwaitingFile {
  id!: string;
  title!: string;
  authors!: string[];
  isbn!: string | null;
  created_at!: string;
}
export class BooksAwaitingFilesPage extends ListPage {
  results!: BookAwaitingFile[];
}
