/** Open work of a student that has a day. */
export interface DueThing {
  /** Id of the assignment or the reading list. */
  id: string;
  title: string;
  /** Name of the teacher. */
  from: string | null;
  /** A word of the teacher. */
  note: string;
  /** ISO date in the asked time zone. */
  due_on: string;
}

/** Tells when the work of a student is due, to those who show it elsewhere; the assignments provide it. */
export abstract class DueWork {
  /**
   * Open work with a day, without lessons held live, which have times of their own.
   * @param zone IANA name of the time zone in which days are counted
   */
  abstract dueOf(student: string, zone: string): Promise<DueThing[]>;
}
