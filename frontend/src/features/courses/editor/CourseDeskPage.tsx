import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { courseEditorPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { FormGrid, FormSet } from '../../../ui/Form.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useCreateCourseMutation, useImportCourseMutation, useListCourseDeskQuery } from '../api.ts';
import styles from '../components/Courses.module.css';
import { base64Of } from './bundle.ts';

const EACH = 20;
type Audience = 'student' | 'teacher' | 'parent';

/** The courses that the person makes, and a form to begin another. */
export default function CourseDeskPage() {
  usePageTitle(t('Make courses'));
  const [params] = useSearchParams();
  const query = useListCourseDeskQuery({ limit: EACH, offset: (pageOf(params) - 1) * EACH });
  return (
    <>
      <WorkHead title={t('Make courses')} lead={t('A course has parts, and each part has lessons.')} />
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The courses did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('You have made no course yet')} />}
      >
        {({ results, count }) => (
          <>
            <ul className={styles['cards']}>
              {results.map((course) => (
                <li key={course.id} className={styles['card']}>
                  <div className={styles['words']}>
                    <h2 dir="auto">
                      <Link to={courseEditorPath(course.id)}>{course.name}</Link>
                    </h2>
                    <p className="num">
                      {t('{count, plural, one {# lesson} other {# lessons}}', {
                        count: course.lessons_count,
                      })}
                    </p>
                    {course.status === 'published' ? (
                      <Status
                        kind="ok"
                        label={t('Version {version}', { version: course.published_version })}
                      />
                    ) : course.status === 'archived' ? (
                      <Status kind="off" label={t('Archived')} />
                    ) : (
                      <Status kind="wait" label={t('Draft')} />
                    )}
                  </div>
                </li>
              ))}
            </ul>
            {count > EACH && <Pager count={count} size={EACH} />}
          </>
        )}
      </QueryView>
      <div className={styles['starts']}>
        <NewCourse />
        <ImportCourse />
      </div>
    </>
  );
}

function NewCourse() {
  const navigate = useNavigate();
  const { form, errors, settle } = useForm();
  const [name, setName] = useState('');
  const [audience, setAudience] = useState<Audience>('student');
  const [language, setLanguage] = useState('en');
  const [create, creating] = useCreateCourseMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (creating.isLoading) return;
    const answer = await create(withKey({ name, audience, language }, newKey()));
    if (settle(answer.error) && answer.data) await navigate(courseEditorPath(answer.data.id));
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <FormSet title={t('A new course')}>
        <FormGrid>
          <Field
            label={t('Name of the course')}
            maxLength={200}
            required
            value={name}
            error={errors['name']}
            onChange={({ target }) => setName(target.value)}
          />
          <SelectField
            label={t('For')}
            value={audience}
            onChange={({ target }) => setAudience(target.value as Audience)}
          >
            <option value="student">{t('Students')}</option>
            <option value="teacher">{t('Teachers')}</option>
            <option value="parent">{t('Parents')}</option>
          </SelectField>
          <SelectField
            label={t('Language')}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          >
            <option value="en">English</option>
            <option value="fr">Français</option>
            <option value="ar">العربية</option>
            <option value="hi">हिन्दी</option>
          </SelectField>
        </FormGrid>
        <Button tone="main" type="submit" disabled={creating.isLoading}>
          {t('Begin the course')}
        </Button>
      </FormSet>
    </form>
  );
}

/** The most octets of a file that is sent. */
const LARGEST = 700_000;

/** A course from a file that was exported here or in another school. */
function ImportCourse() {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [fault, setFault] = useState('');
  const [bring, bringing] = useImportCourseMutation();
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST) {
      setFault(t('This file is too large for a course.'));
      return;
    }
    const bundle = await base64Of(file);
    const { data, error } = await bring(withKey({ bundle }, newKey()));
    if (error) {
      const { message, fields } = normalizeError(error);
      setFault(Object.values(fields)[0] ?? message);
      return;
    }
    dispatch(
      showToast(
        data.missing > 0 ? 'warn' : 'ok',
        data.missing > 0
          ? t(
              'The draft is there. {count, plural, one {# thing is} other {# things are}} not in this school: its place is empty.',
              { count: data.missing },
            )
          : t('The draft is there'),
      ),
    );
    await navigate(courseEditorPath(data.id));
  };
  return (
    <FormSet title={t('A course from a file')}>
      <p>
        {t('A file that was exported in the editor, here or in another school. It becomes a draft of yours.')}
      </p>
      <FileField
        label={t('File of the course (.zip)')}
        words={bringing.isLoading ? t('One moment…') : t('Choose a file')}
        accept=".zip,application/zip"
        disabled={bringing.isLoading}
        error={fault || undefined}
        onChange={({ target }) => {
          setFault('');
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
    </FormSet>
  );
}
