import { useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useListBooksQuery } from '../../../api/books.ts';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { quizEditorPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { FormSet } from '../../../ui/Form.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useCreateBookQuizMutation, useListQuizDeskQuery } from '../api.ts';
import styles from '../components/Comprehension.module.css';

const EACH = 20;

/** The quizzes that the person makes, and a form to begin another. */
export default function QuizDeskPage() {
  usePageTitle(t('Make quizzes'));
  const [params] = useSearchParams();
  const query = useListQuizDeskQuery({ limit: EACH, offset: (pageOf(params) - 1) * EACH });
  return (
    <>
      <WorkHead
        title={t('Make quizzes')}
        lead={t('A quiz belongs to a book. Students find it in the comprehension corner.')}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The quizzes did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('You have made no quiz yet')} />}
      >
        {({ results, count }) => (
          <>
            <ul className={styles['cards']}>
              {results.map((quiz) => (
                <li key={quiz.id}>
                  <h2 dir="auto">
                    <Link to={quizEditorPath(quiz.id)}>{quiz.title}</Link>
                  </h2>
                  <p className="num">
                    {t('{count, plural, one {# question} other {# questions}}', {
                      count: quiz.questions_count,
                    })}
                  </p>
                  <p className="num">
                    {quiz.students === null
                      ? t('Too few students to show')
                      : t('{count} students have answered', { count: quiz.students })}
                  </p>
                  {quiz.status === 'published' ? (
                    <Status kind="ok" label={t('Version {version}', { version: quiz.published_version })} />
                  ) : quiz.status === 'archived' ? (
                    <Status kind="off" label={t('Archived')} />
                  ) : (
                    <Status kind="wait" label={t('Draft')} />
                  )}
                </li>
              ))}
            </ul>
            {count > EACH && <Pager count={count} size={EACH} />}
          </>
        )}
      </QueryView>
      <NewQuiz />
    </>
  );
}

function NewQuiz() {
  const navigate = useNavigate();
  const { form, errors, settle } = useForm();
  const [words, setWords] = useState('');
  const [book, setBook] = useState('');
  const { data } = useListBooksQuery({ search: words.trim(), limit: 20 }, { skip: words.trim().length < 2 });
  const [create, creating] = useCreateBookQuizMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (creating.isLoading) return;
    const answer = await create(withKey({ book_id: book }, newKey()));
    if (settle(answer.error) && answer.data) await navigate(quizEditorPath(answer.data.id));
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <FormSet title={t('A new quiz')}>
        <Field
          label={t('Words of the title')}
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <SelectField
          label={t('Book')}
          value={book}
          error={errors['book_id']}
          onChange={({ target }) => setBook(target.value)}
        >
          <option value="">{t('Please choose')}</option>
          {data?.results.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <Button tone="main" type="submit" disabled={creating.isLoading || !book}>
          {t('Begin the quiz')}
        </Button>
      </FormSet>
    </form>
  );
}
