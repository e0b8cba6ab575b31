import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useListClassesQuery, useListClassStudentsQuery } from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { Ticks } from '../../../ui/Form.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useEnrolClassMutation,
  useEnrolPeopleMutation,
  useInviteToCourseMutation,
  useListCourseLearnersQuery,
  useListSentInvitationsQuery,
} from '../api.ts';
import { levelName, skillName } from '../labels.ts';
import styles from './Editor.module.css';

/** Who learns a course, how far they are, what they handed in; and a class to enrol. */
export function Learners({ course, classes }: { course: string; classes: boolean }) {
  const { data } = useListCourseLearnersQuery({ course, limit: 100 });
  return (
    <section className={styles['lesson']} aria-labelledby="learners">
      <h2 id="learners">{t('Learners')}</h2>
      {classes && <ClassField course={course} />}
      <PeopleField course={course} />
      <AddressesField course={course} />
      <Sent course={course} />
      {data?.count === 0 && <p>{t('Nobody learns it yet.')}</p>}
      {data?.results.map((learner) => (
        <section key={learner.id} className={styles['block']} aria-label={learner.name}>
          <b dir="auto">{learner.name}</b>
          <Progress label={t('How far {title} is', { title: learner.name })} value={learner.progress} />
          <p className="num">
            {t('{done} of {all, plural, one {# lesson} other {# lessons}} done', {
              done: learner.lessons_done,
              all: learner.lessons_count,
            })}
            , {t('version {version}', { version: learner.version })}
          </p>
          {learner.skills.length > 0 && (
            <p>
              {learner.skills
                .map(({ skill, level }) => `${skillName(skill)}: ${levelName(level)}`)
                .join(', ')}
            </p>
          )}
          {learner.hand_ins.map(({ lesson_id: id, lesson, text }) => (
            <div key={id}>
              <b dir="auto">{lesson}</b>
              <p dir="auto">{text}</p>
            </div>
          ))}
        </section>
      ))}
    </section>
  );
}

function ClassField({ course }: { course: string }) {
  const dispatch = useDispatch();
  const { data } = useListClassesQuery({ limit: 100 });
  const [chosen, setChosen] = useState('');
  const [enrol, enrolling] = useEnrolClassMutation();
  const submit = async () => {
    const { data: done, error } = await enrol({ course, class_id: chosen });
    dispatch(
      showToast(
        error ? 'bad' : 'ok',
        error
          ? normalizeError(error).message
          : t('{count, plural, one {# student is} other {# students are}} enrolled', {
              count: done?.enrolled ?? 0,
            }),
      ),
    );
  };
  return (
    <div className={styles['answer']}>
      <SelectField
        label={t('Enrol a class')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{t('Please choose')}</option>
        {data?.results.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button disabled={!chosen || enrolling.isLoading} onClick={() => void submit()}>
        {t('Enrol')}
      </Button>
    </div>
  );
}

/** Students of a class, to be enrolled or invited one by one. */
function PeopleField({ course }: { course: string }) {
  const dispatch = useDispatch();
  const classes = useListClassesQuery({ limit: 100 }).data?.results ?? [];
  const [of, setOf] = useState('');
  const [people, setPeople] = useState<string[]>([]);
  const students = useListClassStudentsQuery({ id: of, limit: 100 }, { skip: !of }).data?.results ?? [];
  const [enrol, enrolling] = useEnrolPeopleMutation();
  const send = async (invite: boolean) => {
    const { data, error } = await enrol({ course, people, invite });
    if (!error) setPeople([]);
    dispatch(
      showToast(
        error ? 'bad' : 'ok',
        error
          ? normalizeError(error).message
          : invite
            ? t('{count, plural, one {# person is} other {# people are}} invited', { count: data?.done ?? 0 })
            : t('{count, plural, one {# student is} other {# students are}} enrolled', {
                count: data?.done ?? 0,
              }),
      ),
    );
  };
  return (
    <>
      <SelectField
        label={t('Choose people of a class')}
        value={of}
        onChange={({ target }) => {
          setOf(target.value);
          setPeople([]);
        }}
      >
        <option value="">{t('Please choose')}</option>
        {classes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {students.length > 0 && (
        <>
          <Ticks>
            {students.map(({ id, first_name, last_name }) => (
              <Checkbox
                key={id}
                label={`${first_name} ${last_name}`.trim()}
                checked={people.includes(id)}
                onChange={({ target }) =>
                  setPeople(target.checked ? [...people, id] : people.filter((one) => one !== id))
                }
              />
            ))}
          </Ticks>
          <div className="row">
            <Button disabled={people.length === 0 || enrolling.isLoading} onClick={() => void send(false)}>
              {t('Enrol them')}
            </Button>
            <Button disabled={people.length === 0 || enrolling.isLoading} onClick={() => void send(true)}>
              {t('Invite them')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** Addresses in a text: one on each line, or between commas, semicolons or blanks. */
const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;<>]+/)
      .filter((one) => one.includes('@'))
      .map((one) => one.toLowerCase()),
  ),
];

/** People who are invited by e-mail, also those without an account here. */
function AddressesField({ course }: { course: string }) {
  const dispatch = useDispatch();
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const emails = addressesIn(text);
  const [invite, inviting] = useInviteToCourseMutation();
  const send = async () => {
    const { data, error } = await invite({ course, emails });
    if (error) {
      const { message, fields } = normalizeError(error);
      setFault(Object.values(fields)[0] ?? message);
      return;
    }
    setFault('');
    setText('');
    dispatch(
      showToast(
        'ok',
        t('{count, plural, one {# person is} other {# people are}} invited', { count: data?.done ?? 0 }),
      ),
    );
  };
  return (
    <>
      <TextAreaField
        label={t('Invite by e-mail')}
        hint={t('One address a line, up to 100. Each gets a link, with which it is accepted or declined.')}
        rows={3}
        maxLength={20_000}
        value={text}
        error={fault || undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <p>
        <Button
          disabled={emails.length === 0 || emails.length > 100 || inviting.isLoading}
          onClick={() => void send()}
        >
          {t('Send {count, plural, one {# invitation} other {# invitations}}', { count: emails.length })}
        </Button>
      </p>
    </>
  );
}

const INVITED = {
  open: { kind: 'wait', label: () => t('Not answered yet') },
  accepted: { kind: 'ok', label: () => t('Accepted') },
  declined: { kind: 'bad', label: () => t('Declined') },
} as const;

/** Who was invited, and what they answered. */
function Sent({ course }: { course: string }) {
  const sent = useListSentInvitationsQuery(course).data?.results ?? [];
  if (sent.length === 0) return null;
  return (
    <section className={styles['block']} aria-labelledby="sent">
      <h3 id="sent">{t('Invited')}</h3>
      <ul className={styles['sent']}>
        {sent.map(({ id, name, state }) => (
          <li key={id}>
            <span dir="auto">{name}</span>
            <Status kind={INVITED[state].kind} label={INVITED[state].label()} />
          </li>
        ))}
      </ul>
    </section>
  );
}
