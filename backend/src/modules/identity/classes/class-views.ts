import type { SchoolHours } from './class-door.rules.ts';

/** A class in the teacher's short list. */
export class TaughtClass {
  id!: string;
  code!: string;
  name!: string;
  year!: string;
  students_count!: number;
  archived!: boolean;
}
export class TaughtClassPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: TaughtClass[];
}

/** A teacher of a class, or one who could be. */
export class ClassTeacher {
  id!: string;
  first_name!: string;
  last_name!: string;
  role!: 'lead' | 'co' | null;
}

/** When codes open that keep school hours. */
export class SchoolHoursView implements SchoolHours {
  /** Minutes since midnight. */
  hours_from!: number;
  hours_to!: number;
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  hours_days!: number[];
  /** IANA name. */
  time_zone!: string;
}

/** A class to those who work with it. */
export class ClassCard extends TaughtClass {
  grade!: string;
  sign_in_mode!: 'password' | 'picture' | 'badge';
  code_window!: 'always' | 'school_hours' | 'closed';
  code_expires_at!: string | null;
  archived_at!: string | null;
  /** Students with a badge that works. */
  badges_count!: number;
  /** Whether the school lets a badge alone sign in, so that the class may choose it. */
  badge_only_allowed!: boolean;
  school_hours!: SchoolHoursView;
  /** The class that it goes on as, where it rolled over. */
  next_class_id!: string | null;
  /** When somebody of the class last signed in. */
  last_seen_at!: string | null;
  teachers!: ClassTeacher[];
}
export class ClassCardPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: ClassCard[];
}
export class TeacherPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: ClassTeacher[];
}

/** A student in the table of a class. */
export class ClassStudent {
  id!: string;
  first_name!: string;
  last_name!: string;
  username!: string;
  avatar!: string | null;
  /** One account that the whole class shares. */
  is_class_account!: boolean;
  /** As far as the school said: decides which books are for this child. */
  birth_year!: number | null;
  birth_month!: number | null;
  has_password!: boolean;
  has_pictures!: boolean;
  /** When the badge that works was printed; null: there is none. */
  badge_printed_at!: string | null;
  /** Guardians who are linked to them. */
  guardians_count!: number;
  /** When they last signed in; null: never. */
  last_seen_at!: string | null;
  /** Ids of their groups in this class. */
  groups!: string[];
}
export class ClassStudentPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: ClassStudent[];
}

export class ClassGroupView {
  id!: string;
  name!: string;
  student_ids!: string[];
}
export class ClassGroupList {
  results!: ClassGroupView[];
}

/** A password that is shown once. */
export class StudentSlip {
  id!: string;
  first_name!: string;
  last_name!: string;
  username!: string;
  password!: string;
}

export class StudentsChanged {
  /** How many students it was done to. */
  count!: number;
}
