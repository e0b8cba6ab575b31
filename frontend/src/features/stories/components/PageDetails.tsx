import { showsSomething, STORY_LIMITS, type StoryPage } from '@bookgrove/contract/stories';
import { language, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useClipartWords } from '../clipart.ts';
import { thingsIn } from '../labels.ts';
import styles from './StoryEditor.module.css';
import { VoiceRecorder } from './VoiceRecorder.tsx';

/**
 * The details of a page beside picture and text: a description of the picture, a recording, and its position
 * in the story.
 */
export function PageDetails({
  story,
  written,
  page,
  number,
  of,
  onChange,
  onMove,
  onRemove,
}: {
  story: string;
  /** Language of the story. */
  written: string;
  page: StoryPage;
  number: number;
  /** Number of pages. */
  of: number;
  onChange: (part: Partial<StoryPage>, mark?: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  const named = useClipartWords(page.picture);
  const shows = showsSomething(page.picture);
  // Children who cannot write yet can use the names of the elements, which are known in the language of the
  // screen.
  const things =
    shows && !page.alt && written.split('-')[0] === language() ? thingsIn(page.picture, named) : '';
  return (
    <>
      <VoiceRecorder
        key={page.id}
        story={story}
        voice={page.voice}
        onVoice={(voice) => onChange({ voice })}
      />
      {shows && (
        <div className={styles['shows']}>
          <Field
            label={t('What does the picture show?')}
            hint={t('For readers who cannot see it. One sentence is enough.')}
            maxLength={STORY_LIMITS.alt}
            value={page.alt}
            dir="auto"
            data-gap="alt"
            onChange={({ target }) => onChange({ alt: target.value }, 'alt')}
          />
          {things && (
            <Button icon="plus" onClick={() => onChange({ alt: things.slice(0, STORY_LIMITS.alt) })}>
              {t('Write: {words}', { words: things })}
            </Button>
          )}
        </div>
      )}
      <div className={styles['moves']}>
        <Button icon="before" disabled={number <= 1} onClick={() => onMove(-1)}>
          {t('One page earlier')}
        </Button>
        <Button iconEnd="next" disabled={number >= of} onClick={() => onMove(1)}>
          {t('One page later')}
        </Button>
        <Button icon="close" disabled={of <= 1} onClick={onRemove}>
          {t('Take this page out')}
        </Button>
      </div>
    </>
  );
}
