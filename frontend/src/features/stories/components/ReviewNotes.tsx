import type { StoryNote, StoryView } from '@bookgrove/api-client';
import { findQuote, type StoryPage } from '@bookgrove/contract/stories';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useResolveStoryCommentMutation } from '../api.ts';
import { ListenButton } from './ListenButton.tsx';
import styles from './Side.module.css';

/** The teacher's comments: the page and the words of each, with a checkbox for what is done. */
export function ReviewNotes({
  story,
  pages,
  onPage,
  onTicked,
}: {
  story: StoryView;
  /** The current pages. */
  pages: StoryPage[];
  /** Opens a page, with this range of its text selected. */
  onPage: (id: string, letters: [start: number, end: number] | null) => void;
  onTicked: () => void;
}) {
  const reason =
    story.state === 'changes_requested'
      ? story.steps.findLast(({ state }) => state === 'changes_requested')
      : null;
  if (story.notes.length === 0 && !reason?.reason) return null;
  return (
    <section className={styles['notes']} aria-label={t('What your teacher says')} data-first>
      <h2>{t('What your teacher says')}</h2>
      {reason?.reason && (
        <div className={styles['who']}>
          <p className={styles['reason']} dir="auto">
            <b>{reason.by}</b> {reason.reason}
          </p>
          <ListenButton text={reason.reason} />
        </div>
      )}
      <ul>
        {story.notes.map((note) => (
          <Note key={note.id} note={note} story={story} pages={pages} onPage={onPage} onTicked={onTicked} />
        ))}
      </ul>
    </section>
  );
}

function Note({
  note,
  story,
  pages,
  onPage,
  onTicked,
}: {
  note: StoryNote;
  story: StoryView;
  pages: StoryPage[];
  /** Opens a page, with this range of its text selected. */
  onPage: (id: string, letters: [start: number, end: number] | null) => void;
  onTicked: () => void;
}) {
  const [tick, ticking] = useResolveStoryCommentMutation();
  const number = pages.findIndex(({ id }) => id === note.page_id) + 1;
  const text = pages[number - 1]?.text ?? '';
  const there = note.quote && findQuote(text, { exact: note.quote.exact, prefix: '', suffix: '' });
  const done = note.done_at !== null;
  return (
    <li data-done={done}>
      <div className={styles['who']}>
        <div>
          <b>{note.author.name}</b>
          <span>{number > 0 ? t('About page {number}', { number }) : t('About a page that is gone')}</span>
        </div>
        <ListenButton text={note.text} />
      </div>
      {note.quote && (
        <q data-gone={!there} dir="auto">
          {note.quote.exact}
        </q>
      )}
      <p dir="auto">{note.text}</p>
      <div className="row">
        {number > 0 && (
          <Button size="sm" onClick={() => onPage(note.page_id, there)}>
            {there ? t('Go to the words') : t('Go to the page')}
          </Button>
        )}
        {story.mine && (
          <Button
            size="sm"
            tone={done ? 'line' : 'main'}
            icon="check"
            disabled={ticking.isLoading}
            aria-pressed={done}
            onClick={() =>
              void tick({ id: story.id, commentId: note.id, resolveStoryNoteBody: { done: !done } }).then(
                onTicked,
              )
            }
          >
            {t('Done')}
          </Button>
        )}
      </div>
    </li>
  );
}
