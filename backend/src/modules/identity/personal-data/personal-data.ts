import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { ReversibleChanges } from '../../../platform/db/reversible-changes.ts';
import { distinctNamesOf, patternOf, TOMBSTONE } from '../../../platform/personal-data/data-subject.ts';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.ts';

/** Personal data of this module: what a copy contains, and what an erasure retains. */
@Injectable()
@DeclaresPersonalData()
export class IdentityPersonalData implements PersonalDataOfModule {
  constructor(private readonly changes: ReversibleChanges) {}

  readonly holdings: readonly Holding[] = [
    {
      table: 'identity.session',
      columns: [
        'user_id',
        'user_agent',
        'address',
        'impersonator_id',
        'impersonator_name',
        'impersonation_reason',
        'impersonator_session_id',
      ],
      export: {
        name: 'devices',
        text: `select user_agent, address, way, created_at, last_used_at, expires_at, revoked_at, impersonator_name, impersonation_reason
                 from identity.session where tenant_id = $1::uuid and user_id = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `delete from identity.session where tenant_id = $1::uuid and user_id = $2::uuid`,
          `update identity.session set impersonator_name = 'Erased person'
                 where tenant_id = $1::uuid and impersonator_id = $2::uuid`,
        ],
      },
    },
    {
      table: 'identity.saved_view',
      columns: ['user_id'],
      export: {
        name: 'saved views',
        text: `select of_table, name, query, created_at from identity.saved_view
                 where tenant_id = $1::uuid and user_id = $2::uuid order by of_table, name`,
      },
      erase: {
        texts: [`delete from identity.saved_view where tenant_id = $1::uuid and user_id = $2::uuid`],
      },
    },
    {
      table: 'identity.single_use_token',
      columns: ['user_id', 'email'],
      export: { none: 'Secrets of links in e-mails; they are stored as hashes and work for days at most.' },
      erase: {
        texts: [`delete from identity.single_use_token where tenant_id = $1::uuid and user_id = $2::uuid`],
      },
    },
    {
      table: 'identity.waiting_registration',
      columns: ['first_name', 'last_name', 'email', 'birth_year', 'birth_month', 'guardian_email'],
      export: {
        none: 'Exists only until a guardian answers, for fourteen days at most, and belongs to no account yet.',
      },
      erase: {
        texts: [`delete from identity.waiting_registration where tenant_id = $1::uuid and id = $2::uuid`],
      },
    },
    {
      table: 'identity.guardian_confirmation',
      columns: ['user_id', 'guardian_email'],
      export: {
        name: 'guardian-confirmation',
        text: `select guardian_email, confirmed_at from identity.guardian_confirmation
                 where tenant_id = $1::uuid and user_id = $2::uuid`,
      },
      erase: {
        texts: [
          `delete from identity.guardian_confirmation where tenant_id = $1::uuid and user_id = $2::uuid`,
          `update identity.guardian_confirmation set guardian_email = ''
                 where tenant_id = $1::uuid and $2::uuid is not null and lower(guardian_email) = lower($3::text)`,
        ],
        keep: 'That a guardian confirmed a child stays, without the address.',
      },
    },
    {
      table: 'identity.invitation',
      columns: ['email', 'first_name', 'last_name', 'invited_by', 'accepted_by', 'message'],
      export: {
        name: 'invitations',
        text: `select email, first_name, last_name, role, created_at, accepted_at from identity.invitation
                 where tenant_id = $1::uuid and (accepted_by = $2::uuid or lower(email) = lower($3::text))`,
      },
      erase: {
        texts: [
          `delete from identity.invitation
                 where tenant_id = $1::uuid and (accepted_by = $2::uuid or lower(email) = lower($3::text))`,
          `update identity.invitation set message = '' where tenant_id = $1::uuid and invited_by = $2::uuid`,
        ],
      },
    },
    {
      table: 'identity.class_member',
      columns: ['user_id'],
      export: {
        name: 'classes',
        text: `select c.name, c.year, m.role, m.joined_at from identity.class_member m
                 join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id
                 where m.tenant_id = $1::uuid and m.user_id = $2::uuid`,
      },
      erase: {
        texts: [`delete from identity.class_member where tenant_id = $1::uuid and user_id = $2::uuid`],
      },
    },
    {
      table: 'identity.class_group_member',
      columns: ['user_id'],
      export: {
        name: 'groups',
        text: `select g.name from identity.class_group_member m
                 join identity.class_group g on g.tenant_id = m.tenant_id and g.id = m.group_id
                 where m.tenant_id = $1::uuid and m.user_id = $2::uuid`,
      },
      erase: {
        texts: [`delete from identity.class_group_member where tenant_id = $1::uuid and user_id = $2::uuid`],
      },
    },
    {
      table: 'identity.student_name_key',
      columns: ['user_id'],
      export: { none: 'Hashes of the name, which is in the copy already.' },
      erase: { keep: 'It follows the account by itself, and an erased one has none.' },
    },
    {
      table: 'identity.kept_count',
      columns: ['owner_id'],
      export: { none: 'Numbers of accounts, sign-ins and classes of the school; none is kept for a person.' },
      erase: { keep: 'It is always empty: no count of accounts, sign-ins or classes has an owner.' },
    },
    {
      table: 'identity.account_merge',
      columns: ['kept_id', 'merged_id', 'merged_by', 'undone_by'],
      export: {
        none: 'Says only that two accounts of the person became one; the copy has the data of both.',
      },
      erase: {
        // What was stored for undoing the merge has data of both accounts.
        run: async (tx, { id }) => {
          const tenant_id = currentTenantId();
          const where = { tenant_id, OR: [{ kept_id: id }, { merged_id: id }] };
          const merges = await tx.accountMerge.findMany({ where, select: { id: true } });
          await this.changes.forget(
            tx,
            merges.map((merge) => merge.id),
          );
          await tx.accountMerge.updateMany({ where, data: { sealed: true } });
        },
        keep: 'That two accounts became one stays, as ids.',
      },
    },
    {
      table: 'identity.distinct_pair',
      columns: ['student_id', 'other_id', 'said_by'],
      export: { none: 'Says only that two accounts with like names are two children.' },
      erase: {
        texts: [
          `delete from identity.distinct_pair where tenant_id = $1::uuid and $2::uuid in (student_id, other_id)`,
        ],
        keep: 'That somebody of the staff said so stays, as an id.',
      },
    },
    {
      table: 'identity.badge',
      columns: ['user_id', 'created_by'],
      export: {
        name: 'badges',
        text: `select created_at, last_used_at, voided_at from identity.badge where tenant_id = $1::uuid and user_id = $2::uuid`,
      },
      erase: { texts: [`delete from identity.badge where tenant_id = $1::uuid and user_id = $2::uuid`] },
    },
    {
      table: 'identity.class_device',
      columns: ['user_agent', 'address', 'student_id', 'decided_by'],
      export: {
        name: 'class devices',
        text: `select user_agent, address, state, asked_at, trusted_until from identity.class_device
                 where tenant_id = $1::uuid and student_id = $2::uuid order by asked_at`,
      },
      erase: {
        texts: [
          `update identity.class_device set student_id = null, user_agent = '',
                   address = case when network_until is null then null else address end
                 where tenant_id = $1::uuid and student_id = $2::uuid`,
        ],
        keep: 'The device of the class stays, without the student; that a teacher approved it, as an id.',
      },
    },
    {
      table: 'identity.totp_factor',
      columns: ['user_id'],
      export: { none: 'A secret of the second factor.' },
      erase: {
        texts: [`delete from identity.totp_factor where tenant_id = $1::uuid and user_id = $2::uuid`],
      },
    },
    {
      table: 'identity.recovery_code',
      columns: ['user_id'],
      export: { none: 'Secrets of the second factor, stored as hashes.' },
      erase: {
        texts: [`delete from identity.recovery_code where tenant_id = $1::uuid and user_id = $2::uuid`],
      },
    },
    {
      table: 'identity.passkey',
      columns: ['user_id'],
      export: {
        name: 'passkeys',
        text: `select name, created_at, last_used_at from identity.passkey where tenant_id = $1::uuid and user_id = $2::uuid`,
      },
      erase: { texts: [`delete from identity.passkey where tenant_id = $1::uuid and user_id = $2::uuid`] },
    },
    {
      table: 'identity.pending_proof',
      columns: ['user_id'],
      export: { none: 'Lives for minutes.' },
      erase: {
        texts: [`delete from identity.pending_proof where tenant_id = $1::uuid and user_id = $2::uuid`],
      },
    },
    {
      table: 'identity.sso_link',
      columns: ['user_id', 'subject'],
      export: {
        name: 'sign-in-elsewhere',
        text: `select subject, created_at, last_used_at from identity.sso_link where tenant_id = $1::uuid and user_id = $2::uuid`,
      },
      erase: { texts: [`delete from identity.sso_link where tenant_id = $1::uuid and user_id = $2::uuid`] },
    },
    {
      table: 'identity.guardian_link',
      columns: ['student_id', 'guardian_id', 'invited_by', 'end_reason'],
      export: {
        name: 'guardians',
        text: `select relationship, state, permissions, student_id = $2::uuid as about_me_as_child, started_at, ended_at
                 from identity.guardian_link where tenant_id = $1::uuid and $2::uuid in (student_id, guardian_id)`,
      },
      erase: {
        texts: [
          `delete from identity.guardian_link where tenant_id = $1::uuid and student_id = $2::uuid`,
          `delete from identity.guardian_link where tenant_id = $1::uuid and guardian_id = $2::uuid`,
        ],
      },
    },
    {
      table: 'identity.consent',
      columns: ['student_id', 'given_by', 'withdrawn_by'],
      export: {
        name: 'consents',
        text: `select purpose, text_version, student_id, given_at, withdrawn_at from identity.consent
                 where tenant_id = $1::uuid and $2::uuid in (student_id, given_by, withdrawn_by) order by given_at`,
      },
      erase: { keep: 'Proof that something was allowed in its time. It holds ids and dates, no names.' },
    },
    {
      table: 'identity.roster_import',
      columns: ['created_by', 'original_name'],
      export: {
        name: 'lists-put-in',
        text: `select original_name, status, created_at from identity.roster_import
                 where tenant_id = $1::uuid and created_by = $2::uuid`,
      },
      erase: {
        texts: [
          `update identity.roster_import set original_name = '' where tenant_id = $1::uuid and created_by = $2::uuid`,
        ],
      },
    },
    {
      table: 'identity.roster_line',
      columns: ['user_id', 'values', 'before', 'problems'],
      export: {
        name: 'lines-of-lists',
        text: `select values from identity.roster_line where tenant_id = $1::uuid and user_id = $2::uuid`,
      },
      erase: {
        texts: [
          `update identity.roster_line set values = '{}', before = null, problems = '[]' where tenant_id = $1::uuid and user_id = $2::uuid`,
        ],
      },
    },
    {
      table: 'identity.audit_entry',
      columns: ['actor_id', 'actor_name', 'subject_id', 'subject_name', 'reason', 'detail'],
      export: {
        name: 'who-did-what',
        text: `select at, action, actor_id = $2::uuid as by_me, subject_id = $2::uuid as about_me from identity.audit_entry
                 where tenant_id = $1::uuid and $2::uuid in (actor_id, subject_id) order by at`,
      },
      erase: {
        run: async (tx, subject) => {
          await tx.$executeRaw`
            select identity.forget_in_audit(${subject.id}::uuid, ${TOMBSTONE}, ${patternOf(distinctNamesOf(subject))})`;
        },
        keep: 'That staff did something stays known; names and reasons about the person are gone from it.',
      },
    },
    {
      table: 'identity.demo_account',
      columns: ['user_id'],
      export: { none: 'That an account of the demo is open to visitors says nothing of a person.' },
      erase: {
        texts: ['delete from identity.demo_account where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
    {
      table: 'identity.data_request',
      columns: ['person_id', 'asked_by', 'cancelled_by', 'reason', 'cancel_reason'],
      export: {
        name: 'requests-about-data',
        text: `select kind, status, asked_as, created_at, due_at, finished_at from identity.data_request
                 where tenant_id = $1::uuid and person_id = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `update identity.data_request set reason = '', cancel_reason = null where tenant_id = $1::uuid and person_id = $2::uuid`,
        ],
        keep: 'Proof that a request was kept. It holds an id and dates.',
      },
      files: `select 'exports/' || id || '/' as folder from identity.data_request
                 where tenant_id = $1::uuid and person_id = $2::uuid and kind = 'export'`,
    },
    {
      table: 'identity.proposal',
      columns: ['proposed_by', 'decided_by', 'reason', 'decision_note', 'params', 'facts'],
      export: {
        name: 'proposals-to-a-second-person',
        text: `select kind, state, reason, proposed_by = $2::uuid as proposed_by_me, proposed_at, decided_at, decision_note
                 from identity.proposal where tenant_id = $1::uuid and $2::uuid in (proposed_by, decided_by) order by proposed_at`,
      },
      erase: {
        texts: [
          `update identity.proposal set reason = '' where tenant_id = $1::uuid and proposed_by = $2::uuid`,
          `update identity.proposal set decision_note = null where tenant_id = $1::uuid and $2::uuid in (proposed_by, decided_by)`,
        ],
        keep: 'Proof that two people agreed on something. It holds ids, dates and what was done, no texts of the person.',
      },
    },
    {
      table: 'identity.people_export',
      columns: ['requested_by', 'filters'],
      export: {
        name: 'exports-of-people',
        text: `select state, everywhere, created_at, expires_at from identity.people_export
                 where tenant_id = $1::uuid and requested_by = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `update identity.people_export set filters = '{}' where tenant_id = $1::uuid and requested_by = $2::uuid and state <> 'building'`,
        ],
        keep: 'Proof that a list of people was exported. The file itself is deleted after a day.',
      },
    },
    {
      table: 'identity.leader_step',
      columns: ['reflection'],
      export: {
        name: 'superpower-training',
        text: `select s.step, s.reflection, s.done_at from identity.leader_step s
                 join identity.leader l on l.tenant_id = s.tenant_id and l.id = s.leader_id
                 where l.tenant_id = $1::uuid and l.user_id = $2::uuid order by s.done_at`,
      },
      erase: {
        texts: [
          `delete from identity.leader_step s using identity.leader l
             where l.tenant_id = $1::uuid and l.user_id = $2::uuid and s.tenant_id = l.tenant_id and s.leader_id = l.id`,
        ],
      },
    },
    {
      table: 'identity.leader_renewal',
      columns: ['report'],
      export: {
        name: 'superpower-renewals',
        text: `select r.report, r.meetings, r.valid_until, r.created_at from identity.leader_renewal r
                 join identity.leader l on l.tenant_id = r.tenant_id and l.id = r.leader_id
                 where l.tenant_id = $1::uuid and l.user_id = $2::uuid order by r.created_at`,
      },
      erase: {
        texts: [
          `delete from identity.leader_renewal r using identity.leader l
             where l.tenant_id = $1::uuid and l.user_id = $2::uuid and r.tenant_id = l.tenant_id and r.leader_id = l.id`,
        ],
      },
    },
    {
      table: 'identity.leader',
      columns: [
        'user_id',
        'nominated_by',
        'decided_by',
        'statement',
        'evidence',
        'nomination',
        'decline_reason',
      ],
      export: {
        name: 'superpower-badges',
        text: `select kind, state, statement, evidence, nomination, nominated_by = $2::uuid as nominated_by_me, submitted_at,
                 decided_at, decline_reason, recognised_at, valid_until, ended_at from identity.leader
                 where tenant_id = $1::uuid and user_id = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `delete from identity.leader where tenant_id = $1::uuid and user_id = $2::uuid`,
          `update identity.leader set nominated_by = null where tenant_id = $1::uuid and nominated_by = $2::uuid`,
        ],
      },
    },
    {
      table: 'identity.mentorship',
      columns: ['mentor_id', 'mentee_id', 'ended_by', 'message'],
      export: {
        name: 'mentoring',
        text: `select mentor_id = $2::uuid as as_mentor, state, message, created_at, started_at, ended_at
                 from identity.mentorship where tenant_id = $1::uuid and $2::uuid in (mentor_id, mentee_id) order by created_at`,
      },
      erase: {
        texts: [
          `delete from identity.mentorship where tenant_id = $1::uuid and $2::uuid in (mentor_id, mentee_id)`,
        ],
      },
    },
    {
      table: 'identity.mentor_meeting',
      columns: ['written_by', 'notes'],
      export: {
        name: 'mentoring-notes',
        text: `select met_on, notes, created_at from identity.mentor_meeting
                 where tenant_id = $1::uuid and written_by = $2::uuid order by created_at`,
      },
      erase: {
        texts: [`delete from identity.mentor_meeting where tenant_id = $1::uuid and written_by = $2::uuid`],
      },
    },
    {
      table: 'identity.user_account',
      columns: [
        'username',
        'email',
        'first_name',
        'last_name',
        'avatar',
        'birth_month',
        'birth_year',
        'language',
        'archived_by',
        'archived_reason',
        'merged_into',
      ],
      export: {
        name: 'account',
        text: `select username, email, first_name, last_name, role, avatar, country, birth_year, birth_month, language, status, created_at, last_seen_at,
 email_verified_at, agreed_to_terms_at
                 from identity.user_account where tenant_id = $1::uuid and id = $2::uuid`,
      },
      erase: {
        texts: [
          `update identity.user_account set username = 'erased-' || id, email = null, first_name = 'Erased', last_name = 'person',
 avatar = null, country = null, birth_year = null, birth_month = null, language = null, password_hash = null, picture_hash = null, backup_hash = null, email_verified_at = null,
 agreed_to_terms_at = null, last_seen_at = null, status = 'archived', archived_at = now(), archived_by = null,
                 archived_reason = 'Erased', updated_at = now()
                 where tenant_id = $1::uuid and id = $2::uuid`,
        ],
        keep: 'An empty row, so that what others did with this person still has somebody to point to.',
      },
      files: `select 'avatars/' || substring(avatar from '^/api/avatars/([A-Za-z0-9_-]{24})[.]webp$') || '/' as folder
                 from identity.user_account where tenant_id = $1::uuid and id = $2::uuid and avatar like '/api/avatars/%'`,
    },
  ];
}
