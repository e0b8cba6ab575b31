import { ListPage } from '../../../../platform/http/page.ts';
import type { SchoolHours } from '../../sign-in/students/class-sign-in-access.rules.ts';

/** A class in the teacher's short list. */
export class TaughtClass {
  id!: string;
  code!: string;
  name!: string;
  year!: string;
  students_count!: number;
  archived!: boolean;
}
export class TaughtClassPage extends ListPage {
  results!: TaughtClass[];
}

/** A teacher of a class, or a possible one. */
export class ClassTeacher {
  id!: string;
  first_name!: string;
  last_name!: string;
  role!: 'lead' | 'co' | null;
}

/** When class codes that are limited to school hours work. */
export class SchoolHoursView implements SchoolHours {
  /** Minutes since midnight. */
  hours_from!: number;
  hours_to!: number;
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  hours_days!: number[];
  /** IANA time zone. */
  time_zone!: string;
}

/** A class as its teachers and the administrators see it. */
export class ClassCard extends TaughtClass {
  grade!: string;
  sign_in_mode!: 'password' | 'picture' | 'badge';
  code_window!: 'always' | 'school_hours' | 'closed';
  code_expires_at!: string | null;
  archived_at!: string | null;
  /** Number of students with a valid badge. */
  badges_count!: number;
  /** Whether the school allows sign-in by badge alone, so that the class may choose it. */
  badge_only_allowed!: boolean;
  school_hours!: SchoolHoursView;
  /** The class of the next year, after the rollover. */
  next_class_id!: string | null;
  /** When a student of the class last signed in. */
  last_seen_at!: string | null;
  teachers!: ClassTeacher[];
}
export class ClassCardPage extends ListPage {
  results!: ClassCard[];
}
export class TeacherPage extends ListPage {
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
  /** As far as the school stated it; used to select books for the child's age. */
  birth_year!: number | null;
  birth_month!: number | null;
  has_password!: boolean;
  has_pictures!: boolean;
  /** When the valid badge was printed; null: there is none. */
  badge_printed_at!: string | null;
  /** Number of linked guardians. */
  guardians_count!: number;
  /** When they last signed in; null: never. */
  last_seen_at!: string | null;
  /** Ids of their groups in this class. */
  groups!: string[];
}
export class ClassStudentPage extends ListPage {
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
export class StudentLoginSlip {
  id!: string;
  first_name!: string;
  last_name!: string;
  username!: string;
  password!: string;
}

export class StudentsChanged {
  /** Number of changed students. */
  count!: number;
}
