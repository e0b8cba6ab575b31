import { ListPage } from '../../../../platform/http/page.ts';
import { ImportView } from '../../../../platform/imports/import-view.ts';

/** An import of students. */
export class RosterImportView extends ImportView {
  form!: 'paste' | 'csv' | 'oneroster';
  class_id!: string | null;
  class_name!: string | null;
  make_classes!: boolean;
  /** Until when its first passwords can be shown; null: no longer. */
  sheet_until!: string | null;
}
export class RosterImportPage extends ListPage {
  results!: RosterImportView[];
}

export class RosterLineProblem {
  /** `same_name`: a question, whether two equal names are one child. */
  field!: 'first_name' | 'last_name' | 'username' | 'class' | 'birth' | 'line' | 'same_name';
  message!: string;
  suggestion?: string;
  /** The student of another class who has the same name. */
  student_id?: string;
}
export class RosterLineBefore {
  first_name!: string;
  last_name!: string;
  /** Year and month, e.g. 2016-09, or empty. */
  birth!: string;
}
export class RosterLineView {
  /** Line number in the file. */
  line!: number;
  verdict!: 'create' | 'update' | 'same' | 'problem' | 'skip';
  first_name!: string;
  last_name!: string;
  /** As in the list; empty: generated. */
  username!: string;
  classes!: string[];
  /** Year and month of birth as in the list, e.g. 2016-09; empty: not stated. */
  birth!: string;
  problems!: RosterLineProblem[];
  /** The previous values of an existing student. */
  before!: RosterLineBefore | null;
  done!: boolean;
}
export class RosterLinePage extends ListPage {
  results!: RosterLineView[];
}

export class RosterSheetSlip {
  first_name!: string;
  last_name!: string;
  username!: string;
  /** Null when the student has another password now. */
  password!: string | null;
  class_name!: string;
  class_code!: string;
}
export class RosterSheet {
  school!: string;
  /** Address at which the school's people sign in, without its protocol. */
  address!: string;
  /** By class, then in the order of the list. */
  slips!: RosterSheetSlip[];
}
