import { useDispatch, useStore } from 'react-redux';
import type { SessionStore } from '../../../api/reauth.ts';
import { madeOfParts } from '../../../api/resumable.ts';
import type { Ingestion } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { bookModerationApi } from '../../book-moderation/index.ts';
import { importsApi, type BookDetailsView } from '../../book-imports/index.ts';
import { refusalText, stepText } from '../../../shared/ingestionLabels.ts';
import { WizardFileField } from '../../../shared/wizard/WizardFileField.tsx';
import styles from '../../../shared/wizard/Wizard.module.css';
import { Progress } from '../../../ui/Progress.tsx';
import { Status } from '../../../ui/Status.tsx';
import { BOOK_ENDINGS, BOOK_MEGABYTES } from '../useBookUploads.ts';
import { FileFindings } from './FileFindings.tsx';

/** Step: the file of a book, the progress of its check, the findings, and its replacement. */
export function BookFileStep({
  book,
  ingestion,
  onGiven,
}: {
  book: BookDetailsView;
  ingestion: Ingestion | undefined;
  /** Called when a file has been attached to a book that had none. */
  onGiven: () => void;
}) {
  const store = useStore() as unknown as SessionStore;
  const dispatch = useDispatch();
  const checking = ingestion?.status === 'waiting' || ingestion?.status === 'processing';
  return (
    <>
      {ingestion && (
        <div className={styles['checked']} role="status">
          {checking && <Status kind="wait" label={stepText(ingestion)} />}
          {ingestion.status === 'ready' && <Status kind="ok" label={t('Checked')} />}
          {ingestion.status === 'refused' && <Status kind="bad" label={t('Refused')} />}
          {checking && <Progress label={t('Checking the file')} value={ingestion.percentage} />}
          {ingestion.status === 'refused' && <p className={styles['refused']}>{refusalText(ingestion)}</p>}
          {ingestion.status === 'ready' && (
            <p className="soft">
              {t('What is unsafe for children was taken out; title, pages and cover were read.')}
            </p>
          )}
          {ingestion.findings.length > 0 && <FileFindings findings={ingestion.findings} />}
        </div>
      )}
      {!checking && (
        <WizardFileField
          what={t('EPUB or PDF')}
          endings={BOOK_ENDINGS}
          most={BOOK_MEGABYTES}
          again={!book.awaits_file}
          onArrived={async (sent) => {
            const made = await madeOfParts(`/api/books/${book.id}/file/`, sent, {}, store);
            if ('error' in made) return made.error;
            onGiven();
            dispatch(importsApi.util.invalidateTags(['BookImport']));
            dispatch(bookModerationApi.util.invalidateTags(['Moderation', { type: 'Book', id: book.id }]));
            return null;
          }}
        />
      )}
    </>
  );
}
