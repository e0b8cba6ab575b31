import { Link } from 'react-router-dom';
import { bookFormPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ModerationCard } from '../api.ts';
import { detailsOf, findingsToConfirm } from '../approval.ts';
import { useModerationPaths } from '../paths.ts';
import { useStatusChange } from '../useStatusChange.ts';
import { Findings } from './Findings.tsx';
import styles from './Moderation.module.css';

export type BookToApprove = Pick<ModerationCard, 'id' | 'title' | 'findings'> & { own?: boolean };

/** Names what is red in a book, and asks before it is approved nevertheless. */
export function ApproveForm({ book, onClose }: { book: BookToApprove; onClose: () => void }) {
  const moderation = useModerationPaths();
  const { run, busy } = useStatusChange();
  const red = findingsToConfirm(book.findings);
  return (
    <div className={styles['form']}>
      <p>{t('Readers get this book at once, although:')}</p>
      <Findings findings={red} />
      <p>
        {moderation.area === 'school' || book.own ? (
          <Link to={bookFormPath(moderation.area, book.id)}>{t('Fill in what is missing')}</Link>
        ) : (
          t('Return it to its uploader to have it completed.')
        )}
      </p>
      <div className={styles['actions']}>
        <Button
          tone="main"
          disabled={busy}
          onClick={() =>
            void run(book, 'approve', { without: detailsOf(red) }).then((done) => done && onClose())
          }
        >
          {t('Approve it nevertheless')}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </div>
  );
}
