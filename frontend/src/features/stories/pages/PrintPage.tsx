import type { AnthologyEntry, StoryEntry } from '@bookgrove/api-client';
import { STORY_LIMITS, type Scene } from '@bookgrove/contract/stories';
import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink, IconButton, TextLink } from '../../../ui/Button.tsx';
import { Checkbox, Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useFetchAnthologyMutation,
  useListAnthologiesQuery,
  useListStoriesQuery,
  useListStoryReviewQueueQuery,
  useRequestAnthologyMutation,
  useRemoveAnthologyMutation,
} from '../api.ts';
import { ScenePicture } from '../components/ScenePicture.tsx';
import styles from './StoriesPage.module.css';

const MOST = 100;
const ASK_AGAIN_MS = 2_000;

/** Published stories as a book to print: the author's own, or a teacher's whole class. */
export default function PrintPage() {
  const user = useSelector(selectUser);
  const reviews = user?.permissions?.includes('story.review') ?? false;
  const own = useListStoriesQuery({ limit: MOST, offset: 0 }, { skip: reviews });
  const reviewQueue = useListStoryReviewQueueQuery(
    { state: 'published', limit: MOST, offset: 0 },
    { skip: !reviews },
  );
  const query = reviews ? reviewQueue : own;
  return (
    <div className={`wrap ${styles['page']}`}>
      <TextLink to={reviews ? paths.storyReviewQueue : paths.stories} icon="before">
        {reviews ? t('Stories to read') : t('My stories')}
      </TextLink>
      <header className={styles['head']}>
        <div>
          <h1>{t('Print stories')}</h1>
          <p>
            {t('Choose stories that are in the library. We make one PDF of them, with a page for each page.')}
          </p>
        </div>
      </header>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={240} />}
        failed={t('The stories did not load')}
        isEmpty={({ results }) => !results.some(isPrinted)}
        empty={
          <State
            scene="empty"
            title={t('Nothing to print yet')}
            actions={
              <ButtonLink tone="main" to={paths.stories}>
                {t('My stories')}
              </ButtonLink>
            }
          >
            <p>{t('A story can be printed once it is a book in the library.')}</p>
          </State>
        }
      >
        {({ results }) => <Choose stories={results.filter(isPrinted)} />}
      </QueryView>
      <Printed />
    </div>
  );
}

/** Only published books can be printed; a letter of the Dear World Book alone is not one. */
const isPrinted = ({ state, book, file }: StoryEntry): boolean =>
  state === 'published' && book !== null && file === null;

function Choose({ stories }: { stories: StoryEntry[] }) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [title, setTitle] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [make, making] = useRequestAnthologyMutation();
  const dispatch = useDispatch();
  const only = chosen.length === 1 ? stories.find(({ id }) => id === chosen[0]) : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const named = title.trim() || only?.title || '';
    const missing = {
      ...(chosen.length === 0 && { stories: t('Choose at least one story.') }),
      ...(!named && chosen.length > 0 && { title: t('Give the book a title.') }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0 || making.isLoading) return;
    const { error } = await make({ title: named, stories: chosen });
    if (error) {
      const { fields, message } = normalizeError(error);
      setErrors(Object.keys(fields).length > 0 ? fields : { stories: message });
      return;
    }
    setChosen([]);
    setTitle('');
    dispatch(showToast('ok', t('Your book is being made. It appears below.')));
  };
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <form className={styles['page']} onSubmit={(event) => void submit(event)} noValidate>
      <fieldset className={styles['pick']} aria-describedby="stories-error">
        <legend>{t('Which stories?')}</legend>
        <ul className={styles['tiles']}>
          {stories.map(({ id, title: name, author, co_authors, cover }) => (
            <li key={id}>
              <ScenePicture scene={cover as Scene} story={id} />
              <Checkbox
                label={t('{title}, by {names}', {
                  title: name,
                  names: [author, ...co_authors].map((one) => one.name).join(', '),
                })}
                checked={chosen.includes(id)}
                disabled={!chosen.includes(id) && chosen.length >= STORY_LIMITS.anthologyStories}
                onChange={() => toggle(id)}
              />
            </li>
          ))}
        </ul>
        <p id="stories-error" role="alert">
          {errors['stories']}
        </p>
      </fieldset>
      <Field
        label={t('Title of the book')}
        hint={only ? t('Left empty, it is called “{title}”.', { title: only.title }) : undefined}
        maxLength={STORY_LIMITS.title}
        value={title}
        dir="auto"
        error={errors['title']}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div className="row">
        <Button type="submit" tone="main" icon="print" disabled={making.isLoading}>
          {t('Make the book')}
        </Button>
      </div>
    </form>
  );
}

function Printed() {
  const [waiting, setWaiting] = useState(true);
  const query = useListAnthologiesQuery(
    { limit: 40, offset: 0 },
    { pollingInterval: waiting ? ASK_AGAIN_MS : 0, skipPollingIfUnfocused: true },
  );
  const busy = query.data?.results.some(({ state }) => state === 'making') ?? false;
  if (busy !== waiting && query.data) setWaiting(busy);
  if (query.data?.count === 0) return null;
  return (
    <section className={styles['page']} aria-labelledby="printed">
      <h2 id="printed">{t('Books for the printer')}</h2>
      <QueryView
        query={{ ...query, isFetching: query.isFetching && !query.data }}
        skeleton={<SkeletonLine height={120} />}
        failed={t('Your printed books did not load')}
      >
        {({ results }) => (
          <ul className={styles['printed']}>
            {results.map((book) => (
              <PrintedBook key={book.id} book={book} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

const STATES: Record<AnthologyEntry['state'], { kind: StatusKind; label: string }> = {
  making: { kind: 'wait', label: 'It is being made' },
  ready: { kind: 'ok', label: 'Ready' },
  stale: { kind: 'off', label: 'A story in it was changed or withdrawn. Create the book again.' },
};

function PrintedBook({ book }: { book: AnthologyEntry }) {
  const [fetchFile, fetching] = useFetchAnthologyMutation();
  const [remove, removing] = useRemoveAnthologyMutation();
  const dispatch = useDispatch();
  const { kind, label } = STATES[book.state];
  const save = async () => {
    const { data, error } = await fetchFile(book.id);
    if (error) {
      dispatch(showToast('bad', normalizeError(error).message));
      return;
    }
    const link = document.createElement('a');
    link.href = data;
    link.download = `${book.title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'book'}.pdf`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(data), 10_000);
  };
  return (
    <li>
      <div>
        <b dir="auto">{book.title}</b>
        <p className="soft">
          {t('{count, plural, one {# story} other {# stories}}', { count: book.stories })}
          {book.pages !== null &&
            ` · ${t('{count, plural, one {# page} other {# pages}}', { count: book.pages })}`}
          {` · ${formatAgo(book.created_at)}`}
        </p>
        <Status kind={kind} label={t(label)} />
      </div>
      <div className="row">
        {book.state === 'ready' && (
          <Button icon="download" disabled={fetching.isLoading} onClick={() => void save()}>
            {t('Save the PDF')}
          </Button>
        )}
        <IconButton
          icon="close"
          label={t('Delete {title}', { title: book.title })}
          disabled={removing.isLoading}
          onClick={() =>
            void remove(book.id).then(({ error }) => {
              if (error) dispatch(showToast('bad', normalizeError(error).message));
            })
          }
        />
      </div>
    </li>
  );
}
