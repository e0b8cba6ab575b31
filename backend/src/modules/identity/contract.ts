import { Query } from '@nestjs/cqrs';
import { CONSENT_PURPOSES, type ConsentPurpose, type Language, type Role } from '@bookgrove/contract';
import { IsIn, IsString, IsUUID } from 'class-validator';
import { DomainEvent } from '../../platform/messaging/events.ts';

/** A person as other modules may know them. */
export interface Person {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  role: Role;
  /** Language that they chose; null when they have not. */
  language: Language | null;
}

/** People of the running school by id, at most 100; unknown ids are left out. */
export class GetPeople extends Query<Person[]> {
  constructor(readonly ids: string[]) {
    super();
  }
}

/**
 * Whether a guardian's yes to this purpose stands for the child, in the words of today. Ask it at the moment of the
 * deed: it can be withdrawn at any time.
 */
export class HasConsent extends Query<boolean> {
  constructor(
    readonly studentId: string,
    readonly purpose: ConsentPurpose,
  ) {
    super();
  }
}

/** A family said yes to something, or took it back. What stands now is asked of `HasConsent`. */
@DomainEvent('identity.consent-changed.v1')
export class ConsentChanged {
  @IsUUID()
  student_id!: string;

  @IsIn(CONSENT_PURPOSES)
  purpose!: ConsentPurpose;
}

/** Grown-ups around a child: who teaches it in an open class, and who may answer for it at home. */
export interface PeopleAround {
  /** Null for somebody who is no active student of the running school. */
  child: { id: string; first_name: string; classes: string[] } | null;
  teachers: string[];
  guardians: string[];
}

/** The teachers and guardians of a child of the running school, by their ids. */
export class GetPeopleAround extends Query<PeopleAround> {
  constructor(readonly studentId: string) {
    super();
  }
}

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

/** What a link in an e-mail is for. `set_password`: a first password for an account that a school made. */
export const LINK_PURPOSES = ['verify_email', 'reset_password', 'set_password', 'change_email'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Somebody who forgot their password named an address. Fires whether or not there is an account of it. */
@DomainEvent('identity.reset-asked.v1')
export class ResetAsked {
  @IsString()
  email!: string;
}

/** A link that works once is to be sent to a person. Its secret is derived from the seed when the e-mail leaves. */
@DomainEvent('identity.link-issued.v1')
export class LinkIssued {
  @IsIn(LINK_PURPOSES)
  purpose!: LinkPurpose;

  @IsUUID()
  user_id!: string;

  /** Where to; for a change of address the new one. */
  @IsString()
  email!: string;

  @IsString()
  seed!: string;
}

/** A person's password or address was changed; `email` is where they are told, for an address the former one. */
@DomainEvent('identity.access-changed.v1')
export class AccessChanged {
  @IsUUID()
  user_id!: string;

  @IsIn(['password', 'email'])
  what!: 'password' | 'email';

  @IsString()
  email!: string;
}

/** Somebody is invited to the school, or once more. Its secret is derived from the seed when the e-mail leaves. */
@DomainEvent('identity.invitation-issued.v1')
export class InvitationIssued {
  @IsUUID()
  invitation_id!: string;

  @IsString()
  seed!: string;
}

/** What an e-mail says of an invitation. */
export interface InvitationLetter {
  email: string;
  first_name: string;
  role: Role;
  class_name: string | null;
  inviter: string;
  message: string;
  /** Of the account with this address, if there is one that chose a language. */
  language: Language | null;
  expires_at: Date;
}

/** An invitation of the running school that still waits; null when it was taken back or accepted meanwhile. */
export class GetInvitationLetter extends Query<InvitationLetter | null> {
  constructor(readonly invitationId: string) {
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

/** A grown-up's second factor or passkeys changed; they are told by e-mail, as it may not have been them. */
@DomainEvent('identity.second-factor-changed.v1')
export class SecondFactorChanged {
  @IsUUID()
  user_id!: string;

  @IsIn(['turned_on', 'turned_off', 'codes_renewed', 'passkey_added', 'passkey_removed', 'reset'])
  change!: 'turned_on' | 'turned_off' | 'codes_renewed' | 'passkey_added' | 'passkey_removed' | 'reset';
}

/** How many people and classes a school has; those who left and closed classes are not counted. */
export interface PeopleCount {
  school: string;
  people: number;
  students: number;
  classes: number;
}

/** Counts in at most 100 schools: in the platform's context in any, at a school in that one alone. */
export class CountPeople extends Query<PeopleCount[]> {
  constructor(readonly schools: string[]) {
    super();
  }
}

/** How many people who read belong to a school, by the country that they gave of themselves. */
export interface ReaderCount {
  school: string;
  country: string | null;
  readers: number;
}

/**
 * Counts readers of at most 100 schools, the platform itself among them: everybody with an account of their own, those
 * who left and shared accounts left out. In the platform's context, for counts that nobody sees before they are coarse.
 */
export class CountReadersByCountry extends Query<ReaderCount[]> {
  constructor(readonly schools: string[]) {
    super();
  }
}

/** A copy of a person's data is to be put together. Fires once per request. */
@DomainEvent('identity.data-copy-asked.v1')
export class DataCopyAsked {
  @IsUUID()
  request_id!: string;
}

/** A copy of a person's data lies ready for who asked for it. Fires once per request. */
@DomainEvent('identity.data-copy-ready.v1')
export class DataCopyReady {
  @IsUUID()
  request_id!: string;

  @IsUUID()
  asked_by!: string;

  /** `school`: asked for by the school, whose own list holds the copy. */
  @IsIn(['self', 'guardian', 'school'])
  asked_as!: 'self' | 'guardian' | 'school';
}

/**
 * Two accounts turned out to be one person. What other modules hold of `merged_id` belongs to whom `GetKeptPerson`
 * names. Fires once per merging; nobody signs in to the merged account any more.
 */
@DomainEvent('identity.people-merged.v1')
export class PeopleMerged {
  @IsUUID()
  kept_id!: string;

  @IsUUID()
  merged_id!: string;
}

/** The account that a person's things belong to today: another one after a merging, else their own. */
export class GetKeptPerson extends Query<string> {
  constructor(readonly personId: string) {
    super();
  }
}

/** A person is to be removed now: the day has come, or an administrator said so. */
@DomainEvent('identity.erasure-ordered.v1')
export class ErasureOrdered {
  @IsUUID()
  request_id!: string;
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

/** What decides which books somebody finds. */
export interface ReaderFacts {
  /** As far as the school said; the month is null where only the year is known. */
  birth_year: number | null;
  birth_month: number | null;
  /** Ids of the open classes they learn or teach in. */
  classes: string[];
}

/** Facts of one person of the running school; of one who is unknown there is nothing. */
export class GetReaderFacts extends Query<ReaderFacts> {
  constructor(readonly userId: string) {
    super();
  }
}

/**
 * What somebody of the running school is here now; null once the account is archived or was never one. For keys that
 * act in a person's place without a session: what the person may no longer do, the key may not either.
 */
export class GetActiveRole extends Query<Role | null> {
  constructor(readonly userId: string) {
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

/** A child of a guardian. */
export interface Ward {
  id: string;
  first_name: string;
  avatar: string | null;
  state: 'pending_school' | 'active';
  classes: string[];
  /** Whether the guardian may see what the child reads. */
  may_view_reading: boolean;
  consents_waiting: number;
}

/** Children of a guardian of the running school, those that wait for the school too. */
export class ListWards extends Query<Ward[]> {
  constructor(readonly guardianId: string) {
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

/** Somebody of the platform's team began to look through a person's eyes. Fires once per look, in the person's school. */
@DomainEvent('identity.support-looked.v1')
export class SupportLooked {
  @IsUUID()
  session_id!: string;
}

/** What a school's administrators are told of it. */
export interface SupportLookFacts {
  person_id: string;
  person: string;
  by: string;
  reason: string;
  started_at: Date;
  administrators: { id: string; first_name: string; email: string }[];
}

/** A look of the platform's team at somebody of the running school; null when its person was erased meanwhile. */
export class GetSupportLook extends Query<SupportLookFacts | null> {
  constructor(readonly sessionId: string) {
    super();
  }
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

/** What there is to tell somebody about being a leading teacher or parent. */
export const LEADER_NEWS = [
  'nominated',
  'submitted',
  'training',
  'recognised',
  'declined',
  'reopened',
  'renewal_in_30',
  'renewal_in_7',
  'renewed',
  'lapsed',
  'mentor_asked',
  'mentee_offered',
  'mentoring_started',
  'mentoring_refused',
  'mentoring_ended',
] as const;
export type LeaderNewsKind = (typeof LEADER_NEWS)[number];

/** Something changed on somebody's way to the badge, or with their mentoring, that `user_id` is to be told. */
@DomainEvent('identity.leader-changed.v1')
export class LeaderChanged {
  @IsUUID()
  leader_id!: string;

  @IsUUID()
  user_id!: string;

  @IsIn(LEADER_NEWS)
  news!: LeaderNewsKind;
}

/** What an e-mail says of somebody's way to the badge. */
export interface LeaderLetter {
  kind: 'teacher' | 'parent';
  decline_reason: string | null;
  valid_until: Date | null;
}

/** One way to the badge in the running school; null when it is gone. */
export class GetLeaderLetter extends Query<LeaderLetter | null> {
  constructor(readonly leaderId: string) {
    super();
  }
}
