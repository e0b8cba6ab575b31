import { useRef, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './DropZone.module.css';

/** Where files are dropped; the button does the same without a mouse. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <div
      className={styles['zone']}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Art file="categories" name="all" viewBox="0 0 56 56" className={styles['art']} />
      <div>
        <b>{t('Drop books here')}</b>
        <p className="soft">{t('EPUB or PDF, up to 50 MB each, twenty at a time.')}</p>
      </div>
      <Button tone="main" icon="plus" onClick={() => input.current?.click()}>
        {t('Choose files')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".epub,.pdf,application/epub+zip,application/pdf"
        multiple
        hidden
        aria-label={t('Book files')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
    </div>
  );
}
