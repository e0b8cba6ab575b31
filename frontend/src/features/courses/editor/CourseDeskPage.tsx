import { useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { courseEditorPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { FormGrid, FormSet } from '../../../ui/Form.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useCreateCourseMutation, useListCourseDeskQuery } from '../api.ts';
import styles from '../components/Courses.module.css';

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
      <NewCourse />
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
