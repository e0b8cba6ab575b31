import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { WORD_MAX, type MarkColour } from '../../../shared/reader/protocol.ts';
import styles from './Notes.module.css';

export const MARK_COLOURS: readonly MarkColour[] = ['sun', 'leaf', 'sky', 'rose'];

export const colourName = (colour: MarkColour): string =>
  ({ sun: t('Yellow'), leaf: t('Green'), sky: t('Blue'), rose: t('Pink') })[colour];

interface SelectionBarProps {
  onMark: (colour: MarkColour) => void;
  onNote: () => void;
  /** The selected words. */
  quote: string;
  /** Offered for a single word. */
  onMeaning: () => void;
  onClose: () => void;
}

/** Actions for the selected words. */
export function SelectionBar({ quote, onMark, onNote, onMeaning, onClose }: SelectionBarProps) {
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('With these words')}>
      {MARK_COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles['dot']}
          data-colour={colour}
          aria-label={t('Mark in {colour}', { colour: colourName(colour) })}
          title={colourName(colour)}
          onClick={() => onMark(colour)}
        />
      ))}
      <Button icon="edit" onClick={onNote}>
        {t('Note')}
      </Button>
      {quote.length <= WORD_MAX && !/\s/.test(quote) && (
        <Button icon="search" onClick={onMeaning}>
          {t('Meaning')}
        </Button>
      )}
      <IconButton icon="close" label={t('Close')} onClick={onClose} />
    </div>
  );
}
