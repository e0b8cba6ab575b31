/** What every import shows: of books, of students. */
export class ImportView {
  id!: string;
  original_name!: string;
  status!: 'checking' | 'checked' | 'running' | 'done' | 'undone' | 'failed';
  /** Headings of the columns; empty for ONIX and OneRoster. */
  column_names!: string[];
  /** The field that each column holds; empty for a column that is not used. */
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
  /** End of the undo window. */
  undo_until!: string | null;
}
