import { t } from '../../../i18n/index.ts';
import { DropArea } from '../../../ui/DropArea.tsx';

/** Where books are dropped. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <DropArea
      title={t('Drop books here')}
      help={t('EPUB or PDF, up to 50 MB each, twenty at a time.')}
      button={t('Choose files')}
      label={t('Book files')}
      accept=".epub,.pdf,application/epub+zip,application/pdf"
      multiple
      onFiles={onFiles}
    />
  );
}
