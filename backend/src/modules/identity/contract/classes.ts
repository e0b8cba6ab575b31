import { Query } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/**
 * Active students who share an open class with this one, at most 200; empty for a person who is no student.
 */
export class ListClassmates extends Query<string[]> {
  constructor(readonly studentId: string) {
    super();
  }
}

/** Students of a teacher's open classes in the running school, at most 2,000. */
export class ListStudentsOfTeacher extends Query<string[]> {
  constructor(readonly teacherId: string) {
    super();
  }
}

/** A class with its members, for its teachers and the head of the school. */
export interface ClassSummary {
  id: string;
  name: string;
  year: string;
  code: string;
  teachers: string[];
  /** Ids of its active students. */
  students: string[];
  /** Students who never signed in, and those without a valid badge. */
  never_seen: number;
  without_badge: number;
}

/** Open classes of the running school, by name: all those of a teacher, or with null at most 24 of the school. */
export class ListClassSummaries extends Query<ClassSummary[]> {
  constructor(readonly teacherId: string | null) {
    super();
  }
}

/** Open classes of the running school by name, without anything about their members. */
export class ListClassNames extends Query<{ id: string; name: string }[]> {
  constructor(readonly limit: number) {
    super();
  }
}

/** A student in the list of a class. */
export interface StudentSummary {
  id: string;
  first_name: string;
  last_name: string;
  avatar: string | null;
  /** Whether they ever signed in. */
  seen: boolean;
}

/**
 * Active students of one class of the running school, by name. The caller has checked that the viewer may see
 * them.
 */
export class ListStudentSummaries extends Query<StudentSummary[]> {
  constructor(readonly classId: string) {
    super();
  }
}

/** A teacher, as shown to children and families. */
export interface KnownTeacher {
  name: string;
  /** A recognised leading teacher, today. */
  leader: boolean;
}

/** A class, as shown to its students. */
export interface OwnClass {
  id: string;
  name: string;
  year: string;
  teachers: KnownTeacher[];
  classmates: number;
}

/** Open classes of a student of the running school. */
export class ListOwnClasses extends Query<OwnClass[]> {
  constructor(readonly studentId: string) {
    super();
  }
}

/** An open class of a person, and their role in it. */
export interface OwnMembership {
  class_id: string;
  name: string;
  role: 'student' | 'lead' | 'co';
}

/** Open classes of a person of the running school, as student or teacher, by name. */
export class ListMemberships extends Query<OwnMembership[]> {
  constructor(readonly userId: string) {
    super();
  }
}

/** A group of an open class, with its active students. */
export interface GroupSummary {
  id: string;
  class_id: string;
  name: string;
  students: string[];
}

/**
 * Names of classes, and groups with their members, in the running school; unknown and closed ones are left
 * out.
 */
export class GetClassGroups extends Query<{
  classes: { id: string; name: string }[];
  groups: GroupSummary[];
}> {
  constructor(
    readonly classIds: string[],
    readonly groupIds: string[],
  ) {
    super();
  }
}

/** Ids of a student's groups in open classes. */
export class ListOwnGroups extends Query<string[]> {
  constructor(readonly studentId: string) {
    super();
  }
}

/** A list of students is stored and waits for its check. Fires once per list. */
@DomainEvent('identity.roster-received.v1')
export class RosterReceived {
  @IsUUID()
  import_id!: string;
}

/** The import of a checked list was started. Fires again when a failed import is resumed. */
@DomainEvent('identity.roster-started.v1')
export class RosterStarted {
  @IsUUID()
  import_id!: string;
}

/** Pending tasks of the running school's administrators. */
export interface PendingSchoolTasks {
  invitations: number;
  guardians: number;
  data_requests: number;
  imports_in_work: number;
  /** Students who never signed in. */
  never_seen: number;
  /** Families with a child in school: active links, and students without any. */
  guarded_students: number;
  students: number;
}

export class CountPendingSchoolTasks extends Query<PendingSchoolTasks> {}
