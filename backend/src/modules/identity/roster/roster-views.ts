/** A list of students put in, or about to be. */
export class RosterImportView {
  id!: string;
  form!: 'paste' | 'csv' | 'oneroster';
  original_name!: string;
  class_id!: string | null;
  class_name!: string | null;
  make_classes!: boolean;
  status!: 'checking' | 'checked' | 'running' | 'done' | 'undone' | 'failed';
  /** Names of the columns, and what each holds; empty for OneRoster. */
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
  /** Until then it can be taken back as a whole. */
  undo_until!: string | null;
  /** Until then its first passwords can be shown; null: no more. */
  sheet_until!: string | null;
}
export class RosterImportPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: RosterImportView[];
}

export class RosterLineProblem {
  field!: 'first_name' | 'last_name' | 'username' | 'class' | 'birth' | 'line';
  message!: string;
  suggestion?: string;
}
export class RosterLineBefore {
  first_name!: string;
  last_name!: string;
  /** Year and month, e.g. 2016-09, or empty. */
  birth!: string;
}
export class RosterLineView {
  /** Line of the file, as an editor shows it. */
  line!: number;
  verdict!: 'create' | 'update' | 'same' | 'problem' | 'skip';
  first_name!: string;
  last_name!: string;
  /** As given; empty: one is made. */
  username!: string;
  classes!: string[];
  /** Year and month of birth as the list says, e.g. 2016-09; empty: it does not say. */
  birth!: string;
  problems!: RosterLineProblem[];
  /** What changes for somebody who is here already. */
  before!: RosterLineBefore | null;
  done!: boolean;
}
export class RosterLinePage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: RosterLineView[];
}

export class SheetSlip {
  first_name!: string;
  last_name!: string;
  username!: string;
  /** Null where the student has another password by now. */
  password!: string | null;
  class_name!: string;
  class_code!: string;
}
export class RosterSheet {
  school!: string;
  slips!: SheetSlip[];
}
