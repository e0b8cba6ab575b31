import { STORY_LIMITS, type StoryBody } from '@bookgrove/contract/stories';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton, TextLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { SaveState } from '../useStorySave.ts';
import { ListenButton } from './ListenButton.tsx';
import styles from './StoryEditor.module.css';

/** The bar above the page: the title, the save status, undo, and the submit button. */
export function StoryEditorBar({
  body,
  aloud,
  state,
  undo,
  redo,
  onTitle,
  onSend,
}: {
  body: StoryBody;
  /** The text of the page that is read aloud. */
  aloud: { text: string; language?: string };
  state: SaveState;
  undo: (() => void) | null;
  redo: (() => void) | null;
  onTitle: (title: string) => void;
  onSend: () => void;
}) {
  return (
    <header className={styles['bar']}>
      <TextLink to={paths.stories} icon="before" aria-label={t('My stories')}>
        <span className="only-desktop">{t('My stories')}</span>
      </TextLink>
      <h1 className="sr">{body.title || t('Story without a title')}</h1>
      <div className={styles['title']}>
        <Field
          label={t('Title of the story')}
          labelHidden
          placeholder={t('Title of the story')}
          maxLength={STORY_LIMITS.title}
          value={body.title}
          dir="auto"
          data-gap="title"
          onChange={({ target }) => onTitle(target.value)}
        />
      </div>
      <p className={styles['saved']} role="status" data-state={state}>
        {
          {
            saved: t('Saved'),
            waiting: t('Not saved yet'),
            saving: t('Saving'),
            offline: t('Saved on this device. It is sent when you are online.'),
            failed: t('Not saved'),
          }[state]
        }
      </p>
      <span className={styles['steps']}>
        <IconButton icon="undo" label={t('Undo')} disabled={!undo} onClick={() => undo?.()} />
        <IconButton
          icon="undo"
          className={styles['redo']}
          label={t('Redo')}
          disabled={!redo}
          onClick={() => redo?.()}
        />
        <ListenButton {...aloud} worded className={styles['aloud']} />
      </span>
      <Button tone="main" onClick={onSend}>
        {t('Send to teacher')}
      </Button>
    </header>
  );
}
