import { Query } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** Active students who are in an open class with this one, at most 200; none for somebody who is no student. */
export class ListClassmates extends Query<string[]> {
  constructor(readonly studentId: string) {
    super();
  }
}

/** Students of a teacher's open classes of the running school, at most 2,000. */
export class ListPupils extends Query<string[]> {
  constructor(readonly teacherId: string) {
    super();
  }
}

/** A class with who is in it, for those who teach it or lead the school. */
export interface ClassAtWork {
  id: string;
  name: string;
  year: string;
  code: string;
  teachers: string[];
  /** Ids of its active students. */
  students: string[];
  /** Students who never signed in, and those without a badge that works. */
  never_seen: number;
  without_badge: number;
}

/** Open classes of the running school: those a teacher leads, or with null all; at most 24, by name. */
export class ListClassesAtWork extends Query<ClassAtWork[]> {
  constructor(readonly teacherId: string | null) {
    super();
  }
}

/** A student as a list of a class shows one. */
export interface StudentAtWork {
  id: string;
  first_name: string;
  last_name: string;
  avatar: string | null;
  /** Whether they ever signed in. */
  seen: boolean;
}

/** Active students of one class of the running school, by name. Whoever asks has made sure that they may know. */
export class ListStudentsAtWork extends Query<StudentAtWork[]> {
  constructor(readonly classId: string) {
    super();
  }
}

/** A teacher as children and families see one. */
export interface KnownTeacher {
  name: string;
  /** A recognised leading teacher, today. */
  leader: boolean;
}

/** A class as its student knows it. */
export interface OwnClass {
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

/** An open class that somebody belongs to, and as what. */
export interface OwnMembership {
  class_id: string;
  name: string;
  role: 'student' | 'lead' | 'co';
}

/** Open classes of a person of the running school, as student or teacher; at most 50, by name. */
export class ListMemberships extends Query<OwnMembership[]> {
  constructor(readonly userId: string) {
    super();
  }
}

/** A group of an open class, with its active students. */
export interface GroupAtWork {
  id: string;
  class_id: string;
  name: string;
  students: string[];
}

/** Names of classes, and groups with who is in them, of the running school; unknown and closed ones are left out. */
export class GetClassParts extends Query<{ classes: { id: string; name: string }[]; groups: GroupAtWork[] }> {
  constructor(
    readonly classIds: string[],
    readonly groupIds: string[],
  ) {
    super();
  }
}

/** Ids of the groups of open classes that a student is in. */
export class ListOwnGroups extends Query<string[]> {
  constructor(readonly studentId: string) {
    super();
  }
}

/** A list of students lies in storage and waits to be read. Fires once per list. */
@DomainEvent('identity.roster-received.v1')
export class RosterReceived {
  @IsUUID()
  import_id!: string;
}

/** Somebody said that a checked list is to be enrolled. Fires again when an import that failed is to go on. */
@DomainEvent('identity.roster-started.v1')
export class RosterStarted {
  @IsUUID()
  import_id!: string;
}

/** Wrong passwords were tried on many students of a class. Fires once an hour for each class at most. */
@DomainEvent('identity.spray-noticed.v1')
export class SprayNoticed {
  @IsUUID()
  class_id!: string;
}

/** What the teachers of such a class are told. */
export interface ClassAlert {
  class_name: string;
  teachers: { id: string; first_name: string; email: string }[];
}

/** A class of the running school with its teachers who have an address; null when it is gone. */
export class GetClassAlert extends Query<ClassAlert | null> {
  constructor(readonly classId: string) {
    super();
  }
}

/** What waits for the administrators of the running school. */
export interface WaitingAtSchool {
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

export class CountWaitingAtSchool extends Query<WaitingAtSchool> {}
