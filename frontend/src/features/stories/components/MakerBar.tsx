import { STORY_LIMITS, type StoryBody } from '@bookgrove/contract/stories';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton, TextLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { SaveState } from '../useStorySave.ts';
import { Hear } from './Hear.tsx';
import styles from './Stories.module.css';

/** What always stands above the page: the title, whether it is kept, a step back, and the way to the teacher. */
export function MakerBar({
  body,
  aloud,
  state,
  undo,
  redo,
  onTitle,
  onSend,
}: {
  body: StoryBody;
  /** What is read aloud of the page. */
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
        <span className="only-desk">{t('My stories')}</span>
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
        <Hear {...aloud} />
      </span>
      <Button tone="main" onClick={onSend}>
        {t('Send to teacher')}
      </Button>
    </header>
  );
}
