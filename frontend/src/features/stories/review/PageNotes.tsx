import type { StoryView } from '@bookgrove/api-client';
import type { StoryPage } from '@bookgrove/contract/stories';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { useCommentStoryMutation, useDeleteStoryCommentMutation } from '../api.ts';
import styles from './Review.module.css';

/** The comments on a page, and a field for a new one about the words selected with mouse, finger or keys. */
export function PageNotes({ story, page, number }: { story: StoryView; page: StoryPage; number: number }) {
  const [comment, commenting] = useCommentStoryMutation();
  const [remove] = useDeleteStoryCommentMutation();
  const [text, setText] = useState('');
  const [quote, setQuote] = useState<[number, number] | null>(null);
  const [error, setError] = useState<string>();
  const user = useSelector(selectUser);
  // Moving the focus to the field clears the selection, so the selection is stored while it exists.
  useEffect(() => {
    const note = () => {
      const marked = selectionIn(page);
      if (marked) setQuote(marked);
    };
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, [page]);
  const notes = story.notes.filter((note) => note.page_id === page.id);
  const send = async () => {
    if (!text.trim()) {
      setError(t('Write what you think of it.'));
      return;
    }
    const place = quote ? { start: quote[0], end: quote[1] } : {};
    const answer = await comment({ id: story.id, newStoryNote: { page_id: page.id, text, ...place } });
    if (answer.error) {
      setError(normalizeError(answer.error).message);
      return;
    }
    setText('');
    setQuote(null);
    setError(undefined);
  };
  return (
    <div className={styles['notes']}>
      <ul>
        {notes.map((note) => (
          <li key={note.id} data-done={note.done_at !== null}>
            {note.quote && <q>{note.quote.exact}</q>}
            <p dir="auto">{note.text}</p>
            <span className="soft">
              {note.author.name}
              {note.done_at && ` · ${t('Done')}`}
            </span>
            {note.author.id === user?.id && story.may.includes('comment') && (
              <IconButton
                icon="close"
                label={t('Take this comment back')}
                onClick={() => void remove({ id: story.id, commentId: note.id })}
              />
            )}
          </li>
        ))}
      </ul>
      {story.may.includes('comment') && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          {quote && (
            <p>
              {t('About')} <q>{page.text.slice(...quote)}</q>{' '}
              <Button size="sm" onClick={() => setQuote(null)}>
                {t('About the whole page')}
              </Button>
            </p>
          )}
          <TextAreaField
            label={t('Comment on page {number}', { number })}
            hint={quote ? undefined : t('Mark words of the page first to speak about them.')}
            rows={2}
            maxLength={1000}
            value={text}
            error={error}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" size="sm" disabled={commenting.isLoading}>
            {t('Add the comment')}
          </Button>
        </form>
      )}
    </div>
  );
}

/** Start and end of the selected words in the text of the page; null when nothing of it is selected. */
function selectionIn({ id, text }: StoryPage): [number, number] | null {
  const selection = document.getSelection();
  const words = document.querySelector(`[data-page="${id}"]`);
  if (!selection || selection.isCollapsed || !words || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!words.contains(range.startContainer) || !words.contains(range.endContainer)) return null;
  const before = document.createRange();
  before.setStart(words, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const end = Math.min(text.length, start + range.toString().length);
  return end > start ? [start, end] : null;
}
