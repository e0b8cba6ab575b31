import { ListPage } from '../../../../platform/http/page.ts';

/** An import of books. */
export class BookImportView {
  id!: string;
  /** A list, or a zip file of covers that were put on their books. */
  form!: 'csv' | 'onix' | 'covers';
  original_name!: string;
  status!: 'checking' | 'checked' | 'running' | 'done' | 'undone' | 'failed';
  /** Names of the columns, and what each holds; empty for ONIX. */
  column_names!: string[];
  /** Empty for a column that is not used. */
  column_fields!: string[];
  notes!: string[];
  lines_total!: number;
  lines_done!: number;
  create!: number;
  update!: number;
  same!: number;
  problem!: number;
  skip!: number;
  error!: string | null;
  created_by_name!: string;
  created_at!: string;
  finished_at!: string | null;
  /** Until this time the import can be undone. */
  undo_until!: string | null;
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
