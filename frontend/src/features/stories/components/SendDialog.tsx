import type { StoryView } from '@bookgrove/api-client';
import {
  gapsOf,
  picturesIn,
  privateWords,
  showsWords,
  STORY_LIMITS,
  type StoryBody,
  type StoryGap,
} from '@bookgrove/contract/stories';
import { useState, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { language, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useSubmitStoryMutation } from '../api.ts';
import { ListenButton } from './ListenButton.tsx';
import { SpellingHelp } from '../spelling/SpellingHelp.tsx';
import { COVER, thingsIn } from '../labels.ts';
import { useClipartWords } from '../clipart.ts';
import styles from './Side.module.css';

const GAPS: Record<StoryGap, string> = {
  title: 'Give your story a title.',
  words: 'Write some words first, or record your voice.',
  alt: 'Tell what the picture on page {number} shows.',
};

/** The final check before submitting a story: what is missing, and personal details that should be removed. */
export function SendDialog({
  open,
  story,
  body,
  version,
  saved,
  onPage,
  onMend,
  onTitle,
  onClose,
  onSent,
}: {
  open: boolean;
  story: StoryView;
  body: StoryBody;
  version: RefObject<number>;
  saved: boolean;
  onPage: (id: string | null, gap: StoryGap) => void;
  /** Replaces a word of a page by a suggestion. */
  onMend: (page: string, word: string, better: string) => void;
  onTitle: (title: string) => void;
  onClose: () => void;
  onSent: () => void;
}) {
  const [submit, submitting] = useSubmitStoryMutation();
  const [read, setRead] = useState(false);
  const [versions, setVersions] = useState(story.license !== null);
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const surnames = user?.role === 'student' ? [user.last_name] : [];
  const gaps = gapsOf(body);
  // Children who cannot write yet can use the names of the elements on the cover, which are known in the
  // language of the screen.
  const named = useClipartWords(body.cover);
  const things = body.language.split('-')[0] === language() ? thingsIn(body.cover, named) : '';
  const told = body.pages.every(({ text }) => !showsWords(text));
  const drawn = story.drawn_words.filter(({ picture }) => picturesIn(body.cover).includes(picture));
  const secrets = [
    ...privateWords([body.title, ...drawn.map(({ words }) => words)].join('\n'), surnames).map(
      ({ exact }) => ({
        id: COVER,
        exact,
        number: 0,
      }),
    ),
    ...body.pages.flatMap(({ id, text, alt }, index) =>
      privateWords(`${text}\n${alt}`, surnames).map(({ exact }) => ({ id, exact, number: index + 1 })),
    ),
  ];
  const send = async () => {
    const { error } = await submit({
      id: story.id,
      storySubmitBody: { version: version.current, versions_allowed: versions },
    });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else {
      onClose();
      onSent();
    }
  };
  return (
    <Dialog open={open} title={t('Ready to send?')} onClose={onClose}>
      <ul className={styles['checks']}>
        {gaps.map(({ gap, page }) => (
          <li key={`${gap} ${page}`} data-open>
            <Icon name={gap === 'alt' ? 'picture' : 'edit'} />
            <span>{t(GAPS[gap], { number: page })}</span>
            <ListenButton text={t(GAPS[gap], { number: page })} />
            {gap === 'title' && things && (
              <Button icon="plus" onClick={() => onTitle(things.slice(0, STORY_LIMITS.title))}>
                {t('Write: {words}', { words: things })}
              </Button>
            )}
            <Button onClick={() => onPage(body.pages[page - 1]?.id ?? null, gap)}>{t('Go there')}</Button>
          </li>
        ))}
        {secrets.map(({ id, exact, number }, index) => (
          <li key={index} data-open>
            <Icon name="shield" />
            <span>
              {number === 0
                ? t(
                    'On the cover: “{words}”. Is it a secret, or does it hurt somebody? Better leave it out.',
                    {
                      words: exact,
                    },
                  )
                : t(
                    'Page {number}: “{words}”. Is it a secret, or does it hurt somebody? Better leave it out.',
                    {
                      number,
                      words: exact,
                    },
                  )}
            </span>
            <Button onClick={() => onPage(id, number === 0 ? 'title' : 'words')}>{t('Go there')}</Button>
          </li>
        ))}
        {gaps.length === 0 && (
          <li>
            <Icon name="check" />
            <span>{t('Title, words and pictures are there.')}</span>
          </li>
        )}
      </ul>
      {!told && (
        <SpellingHelp
          key={String(open)}
          body={body}
          names={[story.author, ...story.co_authors].map(({ name }) => name)}
          onMend={onMend}
        />
      )}
      <Checkbox
        label={told ? t('I have listened to my story once.') : t('I have read my story aloud once.')}
        checked={read}
        onChange={({ target }) => setRead(target.checked)}
      />
      {story.license_kept ? (
        <p>{t('It is a version of another book, so others may make their own version of yours too.')}</p>
      ) : (
        <Checkbox
          label={t('Others at my school may translate it or make their own version, with my name on it.')}
          checked={versions}
          onChange={({ target }) => setVersions(target.checked)}
        />
      )}
      {!saved && <p>{t('Your story is not saved yet. Wait a moment.')}</p>}
      <div className="row">
        <Button
          tone="main"
          disabled={gaps.length > 0 || !read || !saved || submitting.isLoading}
          onClick={() => void send()}
        >
          {t('Send it now')}
        </Button>
        <Button onClick={onClose}>{t('Not yet')}</Button>
      </div>
    </Dialog>
  );
}
