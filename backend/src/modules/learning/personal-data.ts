import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../platform/personal-data/personal-data.ts';
import { LIVE_HOLDINGS } from './live/live-holdings.ts';

/** Personal data of courses and their learners. */
@Injectable()
@DeclaresPersonalData()
export class LearningPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'learning.course',
      columns: ['created_by', 'author_name'],
      export: {
        name: 'courses-made',
        text: `select name, intro, chapters, status, created_at from learning.course
               where tenant_id = $1::uuid and created_by = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `update learning.course set created_by = null, author_name = ''
           where tenant_id = $1::uuid and created_by = $2::uuid`,
        ],
        keep: 'The course stays for those who learn it, without the name of its author.',
      },
    },
    {
      table: 'learning.course_version',
      columns: ['published_by'],
      export: {
        name: 'course-versions-published',
        text: `select course_id, number, published_at from learning.course_version
               where tenant_id = $1::uuid and published_by = $2::uuid order by published_at`,
      },
      erase: {
        texts: [
          `update learning.course_version set published_by = null
           where tenant_id = $1::uuid and published_by = $2::uuid`,
        ],
      },
    },
    {
      table: 'learning.lesson_progress',
      columns: ['hand_in', 'notes'],
      export: {
        name: 'lessons',
        text: `select e.course_id, p.lesson_id, p.tasks, p.hand_in, p.notes, p.done_at from learning.lesson_progress p
               join learning.enrolment e on e.tenant_id = p.tenant_id and e.id = p.enrolment_id
               where e.tenant_id = $1::uuid and e.user_id = $2::uuid order by p.updated_at`,
      },
      erase: {
        texts: [
          `delete from learning.lesson_progress p using learning.enrolment e
           where p.tenant_id = $1::uuid and e.tenant_id = $1::uuid and e.id = p.enrolment_id and e.user_id = $2::uuid`,
        ],
      },
    },
    {
      table: 'learning.course_owner',
      columns: ['user_id'],
      export: {
        name: 'courses-bought',
        text: `select course_id, since, revoked_at from learning.course_owner
               where tenant_id = $1::uuid and user_id = $2::uuid order by since`,
      },
      erase: {
        texts: ['delete from learning.course_owner where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
    {
      table: 'learning.lesson_post',
      columns: ['user_id', 'text', 'decided_by'],
      export: {
        name: 'discussions',
        text: `select course_id, lesson_id, text, state, created_at from learning.lesson_post
               where tenant_id = $1::uuid and user_id = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          'delete from learning.lesson_post where tenant_id = $1::uuid and user_id = $2::uuid',
          'update learning.lesson_post set decided_by = null where tenant_id = $1::uuid and decided_by = $2::uuid',
        ],
      },
    },
    {
      table: 'learning.course_invitation',
      columns: ['user_id', 'invited_by', 'email'],
      export: {
        name: 'course-invitations',
        text: `select course_id, state, created_at, answered_at from learning.course_invitation
               where tenant_id = $1::uuid and user_id = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          'delete from learning.course_invitation where tenant_id = $1::uuid and user_id = $2::uuid',
          'update learning.course_invitation set invited_by = null where tenant_id = $1::uuid and invited_by = $2::uuid',
        ],
      },
    },
    {
      table: 'learning.quiz_answer',
      columns: ['answer', 'comment', 'marked_by', 'picture', 'sound'],
      export: {
        name: 'quiz-answers',
        text: `select e.course_id, a.question_id, a.skill, a.answer, a.tries, a.first_correct, a.correct, a.waits, a.comment,
                 encode(a.sound, 'base64') as sound, encode(a.picture, 'base64') as picture
               from learning.quiz_answer a join learning.enrolment e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
               where e.tenant_id = $1::uuid and e.user_id = $2::uuid order by a.updated_at`,
      },
      erase: {
        texts: [
          `delete from learning.quiz_answer a using learning.enrolment e
           where a.tenant_id = $1::uuid and e.tenant_id = $1::uuid and e.id = a.enrolment_id and e.user_id = $2::uuid`,
          'update learning.quiz_answer set marked_by = null where tenant_id = $1::uuid and marked_by = $2::uuid',
        ],
      },
    },
    {
      table: 'learning.enrolment',
      columns: ['user_id'],
      export: {
        name: 'courses',
        text: `select course_id, version, source, status, enrolled_at, completed_at from learning.enrolment
               where tenant_id = $1::uuid and user_id = $2::uuid order by enrolled_at`,
      },
      erase: {
        texts: ['delete from learning.enrolment where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
    {
      table: 'learning.certificate',
      columns: ['user_id', 'first_name', 'last_name', 'revoked_by'],
      export: {
        name: 'certificates',
        text: `select number, code, kind, title, detail, lessons, score, minutes, first_name, last_name, issuer_name, issued_at,
                 state, revoked_at from learning.certificate
               where tenant_id = $1::uuid and user_id = $2::uuid order by issued_at`,
      },
      erase: {
        texts: [
          `update learning.certificate set user_id = null, first_name = '', last_name = '', title = '', detail = '',
             state = 'revoked', revoked_at = coalesce(revoked_at, now())
           where tenant_id = $1::uuid and user_id = $2::uuid`,
          `update learning.certificate set revoked_by = null
           where tenant_id = $1::uuid and revoked_by = $2::uuid`,
        ],
        keep: 'The number and the place in the status list stay, so that a badge that was copied does not pass for valid.',
      },
    },
    {
      table: 'learning.certificate_setting',
      columns: ['updated_by', 'signers'],
      export: {
        name: 'certificate-settings',
        text: `select designs, names, updated_at from learning.certificate_setting
               where tenant_id = $1::uuid and updated_by = $2::uuid`,
      },
      erase: {
        texts: [
          `update learning.certificate_setting set updated_by = null
           where tenant_id = $1::uuid and updated_by = $2::uuid`,
        ],
        keep: 'The names of those who sign certificates are what the school prints; the school changes them itself.',
      },
    },
    {
      table: 'learning.assignment',
      columns: ['created_by'],
      export: {
        name: 'work-given',
        text: `select kind, title, note, opens_at, due_at, status from learning.assignment
               where tenant_id = $1::uuid and created_by = $2::uuid order by opens_at`,
      },
      erase: {
        texts: [
          `update learning.assignment set created_by = null where tenant_id = $1::uuid and created_by = $2::uuid`,
        ],
        keep: 'The work stays for the children of the class, without the name of its teacher.',
      },
    },
    {
      table: 'learning.assignment_child',
      columns: ['student_id'],
      export: {
        name: 'work-received',
        text: `select a.title, c.named, c.extra_days, c.excused from learning.assignment_child c
               join learning.assignment a on a.tenant_id = c.tenant_id and a.id = c.assignment_id
               where c.tenant_id = $1::uuid and c.student_id = $2::uuid order by a.opens_at`,
      },
      erase: {
        texts: ['delete from learning.assignment_child where tenant_id = $1::uuid and student_id = $2::uuid'],
      },
    },
    {
      table: 'learning.work_mark',
      columns: ['student_id', 'marked_by', 'note', 'work'],
      export: {
        name: 'work-marked',
        text: `select a.title, m.levels, m.note, m.state, m.work, m.given_back_at from learning.work_mark m
               join learning.assignment a on a.tenant_id = m.tenant_id and a.id = m.assignment_id
               where m.tenant_id = $1::uuid and (m.student_id = $2::uuid and m.state <> 'draft' or m.marked_by = $2::uuid)
               order by m.marked_at`,
      },
      erase: {
        texts: [
          'delete from learning.work_mark where tenant_id = $1::uuid and student_id = $2::uuid',
          `update learning.work_mark set marked_by = null where tenant_id = $1::uuid and marked_by = $2::uuid`,
        ],
      },
    },
    {
      table: 'learning.help_request',
      columns: ['student_id', 'words', 'answered_by'],
      export: {
        name: 'help-asked-for',
        text: `select title, words, asked_at, answered_at from learning.help_request
               where tenant_id = $1::uuid and (student_id = $2::uuid or answered_by = $2::uuid) order by asked_at`,
      },
      erase: {
        texts: [
          'delete from learning.help_request where tenant_id = $1::uuid and student_id = $2::uuid',
          'update learning.help_request set answered_by = null where tenant_id = $1::uuid and answered_by = $2::uuid',
        ],
      },
    },
    {
      table: 'learning.week_digest',
      columns: ['guardian_id', 'student_id'],
      export: {
        name: 'week-letters',
        text: `select week, sent_at from learning.week_digest
               where tenant_id = $1::uuid and (guardian_id = $2::uuid or student_id = $2::uuid) order by week`,
      },
      erase: {
        texts: [
          'delete from learning.week_digest where tenant_id = $1::uuid and (guardian_id = $2::uuid or student_id = $2::uuid)',
        ],
      },
    },
    {
      table: 'learning.lti_link',
      columns: ['user_id', 'subject'],
      export: {
        name: 'learning-platforms',
        text: `select r.name as platform, l.subject, l.course, l.launched_at from learning.lti_link l
               join learning.lti_registration r on r.tenant_id = l.tenant_id and r.id = l.registration_id
               where l.tenant_id = $1::uuid and l.user_id = $2::uuid order by l.launched_at`,
      },
      erase: { texts: ['delete from learning.lti_link where tenant_id = $1::uuid and user_id = $2::uuid'] },
    },
    {
      table: 'learning.lti_deep_link',
      columns: ['user_id'],
      export: {
        name: 'content-for-learning-platforms',
        text: `select return_url, expires_at from learning.lti_deep_link
               where tenant_id = $1::uuid and user_id = $2::uuid order by expires_at`,
      },
      erase: {
        texts: ['delete from learning.lti_deep_link where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
    {
      table: 'learning.lti_registration',
      columns: ['created_by'],
      export: {
        name: 'learning-platforms-registered',
        text: `select name, issuer, created_at from learning.lti_registration
               where tenant_id = $1::uuid and created_by = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `update learning.lti_registration set created_by = null
           where tenant_id = $1::uuid and created_by = $2::uuid`,
        ],
      },
    },
    {
      table: 'learning.bank_question',
      columns: ['created_by'],
      export: {
        name: 'questions-written',
        text: `select kind, text, created_at from learning.bank_question
               where tenant_id = $1::uuid and created_by = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `update learning.bank_question set created_by = null
           where tenant_id = $1::uuid and created_by = $2::uuid`,
        ],
      },
    },
    {
      table: 'learning.book_quiz',
      columns: ['created_by'],
      export: {
        name: 'quizzes-made',
        text: `select title, content, status, created_at from learning.book_quiz
               where tenant_id = $1::uuid and created_by = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `update learning.book_quiz set created_by = null where tenant_id = $1::uuid and created_by = $2::uuid`,
        ],
        keep: 'The quiz stays for those who answer it, without its author.',
      },
    },
    {
      table: 'learning.book_quiz_version',
      columns: ['published_by'],
      export: {
        name: 'quiz-versions-published',
        text: `select quiz_id, number, published_at from learning.book_quiz_version
               where tenant_id = $1::uuid and published_by = $2::uuid order by published_at`,
      },
      erase: {
        keep: 'Versions of a quiz are written once and never changed, with the id of the member of staff who published them.',
      },
    },
    {
      table: 'learning.quiz_attempt',
      columns: ['user_id'],
      export: {
        name: 'quiz-attempts',
        text: `select q.title, a.form, a.version, a.started_at, a.finished_at, a.questions, a.right_first, a.right_later
               from learning.quiz_attempt a join learning.book_quiz q on q.tenant_id = a.quiz_tenant and q.id = a.quiz_id
               where a.tenant_id = $1::uuid and a.user_id = $2::uuid order by a.started_at`,
      },
      erase: {
        texts: ['delete from learning.quiz_attempt where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
    {
      table: 'learning.given_answer',
      columns: ['answer', 'sound', 'picture'],
      export: {
        name: 'answers-to-quizzes-of-books',
        text: `select g.attempt_id, g.question_id, g.try, g.answer, g.correct, encode(g.sound, 'base64') as sound,
                 encode(g.picture, 'base64') as picture, g.given_at
               from learning.given_answer g join learning.quiz_attempt a on a.tenant_id = g.tenant_id and a.id = g.attempt_id
               where g.tenant_id = $1::uuid and a.user_id = $2::uuid order by g.given_at`,
      },
      erase: { keep: 'Answers go with their attempt, above.' },
    },
    {
      table: 'learning.answer_mark',
      columns: ['comment', 'marked_by'],
      export: {
        name: 'marks-given',
        text: `select answer_id, correct, comment, marked_at from learning.answer_mark
               where tenant_id = $1::uuid and marked_by = $2::uuid order by marked_at`,
      },
      erase: {
        texts: [
          `update learning.answer_mark set marked_by = null where tenant_id = $1::uuid and marked_by = $2::uuid`,
        ],
        keep: 'What a teacher wrote stays with the work of the student.',
      },
    },
    {
      table: 'learning.skill_result',
      columns: ['user_id'],
      export: {
        name: 'skills-of-reading',
        text: `select quiz_id, skill, questions, right_first, right_later from learning.skill_result
               where tenant_id = $1::uuid and user_id = $2::uuid order by quiz_id, skill`,
      },
      erase: {
        texts: ['delete from learning.skill_result where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
    ...LIVE_HOLDINGS,
  ];
}
