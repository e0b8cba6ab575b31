import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { bookQuizPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { FormSet } from '../../../ui/Form.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { AnswerFields, Questions, startOf } from '../../courses/index.ts';
import {
  useGetBookQuizDraftQuery,
  useGetQuizStatisticsQuery,
  useMoveBookQuizMutation,
  usePreviewBookQuizQuery,
  usePublishBookQuizMutation,
  useSaveBookQuizMutation,
  type BookQuizDraftBody,
  type BookQuizDraftView,
} from '../api.ts';
import styles from '../components/Comprehension.module.css';

/** Changes the quiz of a book: questions, both forms, preview, statistics, publishing. */
export default function QuizEditorPage() {
  const { quizId = '' } = useParams();
  const query = useGetBookQuizDraftQuery(quizId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={640} />}
      failed={t('The quiz did not load')}
      missing={<NotFoundPage />}
    >
      {(draft) => <Editor key={draft.id} draft={draft} />}
    </QueryView>
  );
}

const bodyOf = ({
  predict,
  words,
  questions,
  pre,
  post,
  retell,
  revision,
}: BookQuizDraftView): BookQuizDraftBody => ({
  predict,
  words,
  questions,
  pre,
  post,
  retell,
  revision,
});

function Editor({ draft }: { draft: BookQuizDraftView }) {
  const dispatch = useDispatch();
  usePageTitle(draft.title);
  const [body, setBody] = useState(() => bodyOf(draft));
  const [dirty, setDirty] = useState(false);
  const [shown, setShown] = useState<'questions' | 'forms' | 'settings' | 'preview' | 'statistics'>(
    'questions',
  );
  const [save, saving] = useSaveBookQuizMutation();
  const [publish, publishing] = usePublishBookQuizMutation();
  const [move] = useMoveBookQuizMutation();
  const set = (part: Partial<BookQuizDraftBody>) => {
    setBody((old) => ({ ...old, ...part }));
    setDirty(true);
  };
  const fail = (error: Parameters<typeof normalizeError>[0]) => {
    const { message, fields } = normalizeError(error);
    dispatch(showToast('bad', Object.values(fields)[0] ?? message));
  };
  const store = async (): Promise<boolean> => {
    if (!dirty) return true;
    const { data, error } = await save({ id: draft.id, bookQuizDraftBody: body });
    if (error) {
      fail(error);
      return false;
    }
    setBody((old) => ({ ...old, revision: data.revision }));
    setDirty(false);
    return true;
  };
  const release = async () => {
    if (!(await store())) return;
    const { error } = await publish(draft.id);
    if (error) fail(error);
    else dispatch(showToast('ok', t('Published')));
  };
  const archive = async () => {
    const { error } = await move({
      id: draft.id,
      quizMoveBody: { move: draft.status === 'archived' ? 'restore' : 'archive' },
    });
    if (error) fail(error);
  };
  const tabs = [
    ['questions', t('Questions')],
    ['forms', t('Before and after forms')],
    ['settings', t('Settings')],
    ['preview', t('Try it')],
    ['statistics', t('How it works')],
  ] as const;
  return (
    <>
      <WorkHead title={draft.title} lead={t('Comprehension corner')} />
      <div className={styles['tools']}>
        <Button disabled={!dirty || saving.isLoading} onClick={() => void store()}>
          {dirty ? t('Save') : t('Saved')}
        </Button>
        <Button tone="main" disabled={publishing.isLoading} onClick={() => void release()}>
          {t('Publish')}
        </Button>
        {draft.published_version > 0 && (
          <>
            <Status kind="ok" label={t('Version {version}', { version: draft.published_version })} />
            <ButtonLink to={bookQuizPath(draft.slug)}>{t('To the page')}</ButtonLink>
            <Button icon="archive" onClick={() => void archive()}>
              {draft.status === 'archived' ? t('Put it back') : t('Archive')}
            </Button>
          </>
        )}
        {draft.open_attempts > 0 && (
          <p className="num">
            {t('{count} attempts are open; each stays in its version.', { count: draft.open_attempts })}
          </p>
        )}
      </div>
      {!dirty && draft.problems.length > 0 && (
        <ul className={styles['help']}>
          {draft.problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <ol className={styles['steps']}>
        {tabs.map(([name, label]) => (
          <li key={name}>
            <button
              type="button"
              aria-current={shown === name ? 'step' : undefined}
              onClick={() =>
                void (name === 'preview' ? store() : Promise.resolve(true)).then((ok) => ok && setShown(name))
              }
            >
              {label}
            </button>
          </li>
        ))}
      </ol>
      {shown === 'questions' && (
        <div className={styles['part']}>
          <Questions ofBook questions={body.questions} change={(questions) => set({ questions })} />
        </div>
      )}
      {shown === 'forms' && (
        <div className={styles['part']}>
          <h2>{t('Before')}</h2>
          <Questions ofBook questions={body.pre} change={(pre) => set({ pre })} />
          <h2>{t('After')}</h2>
          <Questions ofBook questions={body.post} change={(post) => set({ post })} />
        </div>
      )}
      {shown === 'settings' && <Settings body={body} set={set} />}
      {shown === 'preview' && <Preview id={draft.id} />}
      {shown === 'statistics' && <Statistics draft={draft} />}
    </>
  );
}

function Settings({
  body,
  set,
}: {
  body: BookQuizDraftBody;
  set: (part: Partial<BookQuizDraftBody>) => void;
}) {
  const { predict, words, retell } = body;
  return (
    <FormSet title={t('Settings')}>
      <TextAreaField
        label={t('To think about before reading')}
        rows={2}
        maxLength={500}
        value={predict}
        onChange={({ target }) => set({ predict: target.value })}
      />
      {words.map((one, index) => {
        const put = (part: Partial<typeof one>) =>
          set({ words: words.map((old, at) => (at === index ? { ...old, ...part } : old)) });
        return (
          <div key={index} className={styles['tools']}>
            <Field
              label={t('Word')}
              maxLength={60}
              value={one.word}
              onChange={({ target }) => put({ word: target.value })}
            />
            <Field
              label={t('Meaning')}
              maxLength={200}
              value={one.meaning}
              onChange={({ target }) => put({ meaning: target.value })}
            />
            <IconButton
              icon="trash"
              label={t('Take out')}
              onClick={() => set({ words: words.filter((_, at) => at !== index) })}
            />
          </div>
        );
      })}
      <p>
        <Button
          icon="plus"
          disabled={words.length >= 8}
          onClick={() => set({ words: [...words, { word: '', meaning: '' }] })}
        >
          {t('Word to know')}
        </Button>
      </p>
      <TextAreaField
        label={t('What to tell back')}
        rows={2}
        maxLength={500}
        value={retell}
        onChange={({ target }) => set({ retell: target.value })}
      />
    </FormSet>
  );
}

function Preview({ id }: { id: string }) {
  const { data } = usePreviewBookQuizQuery(id);
  return data?.questions.map((question, index) => (
    <section key={question.id} className={styles['sheet']}>
      <h2 dir="auto">
        {index + 1}. {question.text}
      </h2>
      <AnswerFields question={question} given={startOf(question)} setGiven={() => undefined} disabled />
    </section>
  ));
}

/** Least correlation of a question that tells who understands. */
const CLEAR = 0.2;

function Statistics({ draft: { id, questions } }: { draft: BookQuizDraftView }) {
  const { data } = useGetQuizStatisticsQuery(id);
  if (!data) return null;
  const share = (value: number | null) => (value === null ? t('Too few to show') : `${value} %`);
  return (
    <div className={styles['part']}>
      <p className="num">{t('{count} students, by their first attempt', { count: data.students })}</p>
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={t('How it works')}>
        <table className={styles['grid']}>
          <thead>
            <tr>
              <th>{t('Question')}</th>
              <th>{t('Right at the first try')}</th>
              <th>{t('After they looked back')}</th>
              <th>{t('Does it tell who understands?')}</th>
              <th>{t('What they picked first')}</th>
              <th>{t('By class')}</th>
            </tr>
          </thead>
          <tbody>
            {data.questions.map((one) => {
              const question = questions.find((asked) => asked.id === one.question_id);
              const name = (option: string) =>
                question?.options.find((given) => given.id === option)?.text ?? option;
              return (
                <tr key={one.question_id}>
                  <th scope="row" dir="auto">
                    {question?.text}
                  </th>
                  <td className="num">{share(one.first)}</td>
                  <td className="num">{share(one.later)}</td>
                  <td className="num">
                    {one.discrimination === null
                      ? t('Not known')
                      : `${one.discrimination >= CLEAR ? t('Yes') : t('Hardly')} (${one.discrimination})`}
                  </td>
                  <td>{one.picks.map(({ option, percent }) => `${name(option)} ${percent} %`).join(', ')}</td>
                  <td>
                    {data.classes
                      .filter(({ question_id }) => question_id === one.question_id)
                      .map(({ class_name, first }) => `${class_name}: ${share(first)}`)
                      .join(', ')}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
