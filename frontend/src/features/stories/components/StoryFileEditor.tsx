import type { StoryView } from '@bookgrove/api-client';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError, type AppError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useDescribeStoryFileMutation,
  useGetStoryQuery,
  useReplaceStoryFileMutation,
  useSubmitStoryMutation,
} from '../api.ts';
import styles from '../pages/StoriesPage.module.css';
import { storyState } from '../storyState.ts';
import { AboutFields } from './AboutFields.tsx';
import { StoryCharity } from './StoryCharity.tsx';
import { StoryFileAbout } from './StoryFileAbout.tsx';

const CHECK_EVERY_MS = 2_000;

/** A student's book that is a file, while its author may change it: the file, what is said about it, and sending it. */
export function StoryFileEditor({ story }: { story: StoryView }) {
  const checking = story.file?.state === 'waiting' || story.file?.state === 'processing';
  useGetStoryQuery(story.id, { pollingInterval: checking ? CHECK_EVERY_MS : 0 });
  const [describe, describing] = useDescribeStoryFileMutation();
  const [replace, replacing] = useReplaceStoryFileMutation();
  const [submit, submitting] = useSubmitStoryMutation();
  const [about, setAbout] = useState({
    title: story.title,
    summary: story.summary,
    language: story.language,
  });
  const [error, setError] = useState<AppError>();
  const dispatch = useDispatch();
  const busy = describing.isLoading || replacing.isLoading || submitting.isLoading;
  const fail = (cause: Parameters<typeof normalizeError>[0]) => setError(normalizeError(cause));
  const send = async () => {
    setError(undefined);
    const { id, version } = story;
    const saved = await describe({ id, storyFileAbout: { ...about, version } });
    if (saved.error) return fail(saved.error);
    const sent = await submit({ id, storySubmitBody: { version: saved.data.version } });
    if (sent.error) return fail(sent.error);
    dispatch(showToast('ok', t('Off it goes!')));
  };
  const change = async (file: File | undefined) => {
    if (!file) return;
    setError(undefined);
    const changed = await replace({ id: story.id, file });
    if (changed.error) fail(changed.error);
  };
  const why = story.steps.findLast(({ reason }) => reason);
  return (
    <div className={`wrap ${styles['page']}`}>
      <TextLink to={paths.stories} icon="before">
        {t('My stories')}
      </TextLink>
      <h1 dir="auto">{story.title}</h1>
      <Status {...storyState(story)} />
      {story.state !== 'draft' && why && <q dir="auto">{why.reason}</q>}
      <StoryFileAbout story={story} />
      <StoryCharity story={story} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FileField
          label={t('Choose another file')}
          hint={t('An EPUB or a PDF file')}
          words={t('Choose a file')}
          error={error?.fields['file']}
          accept=".epub,.pdf"
          disabled={busy || checking}
          onChange={({ target }) => void change(target.files?.[0])}
        />
        <AboutFields about={about} fields={error?.fields ?? {}} onChange={setAbout} />
        {error && <p role="alert">{error.message}</p>}
        <Button type="submit" tone="main" size="lg" disabled={busy || story.file?.state !== 'ready'}>
          {t('Send it to my teacher')}
        </Button>
      </form>
    </div>
  );
}
