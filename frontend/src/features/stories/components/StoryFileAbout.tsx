import type { StoryView } from '@bookgrove/api-client';
import { readPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';

/** The file of a student's book: its check, its summary, and the way to read it. */
export function StoryFileAbout({ story: { file, summary } }: { story: StoryView }) {
  if (!file) return null;
  return (
    <section>
      <p role="status">
        <b>
          <bdi>{file.name}</bdi>
        </b>{' '}
        {file.state === 'ready' ? (
          <Status kind="ok" label={t('Checked')} />
        ) : file.state === 'refused' ? (
          <Status kind="bad" label={t('Refused')} />
        ) : (
          <Status kind="wait" label={t('Being checked')} />
        )}
      </p>
      {file.reason && <p>{file.reason}</p>}
      {summary && <p dir="auto">{summary}</p>}
      {file.state === 'ready' && (
        <ButtonLink tone="book" icon="read" to={readPath(file.book_id)}>
          {t('Read the book')}
        </ButtonLink>
      )}
    </section>
  );
}
