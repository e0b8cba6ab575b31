import { useId, useRef, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './LogoField.module.css';

interface LogoFieldProps {
  label: string;
  hint: string;
  /** URL of the picture to show: the saved one, or the chosen file. */
  picture: string | null;
  error?: string | undefined;
  onFile: (file: File) => void;
  onRemove?: (() => void) | undefined;
}

/** A drop area for a picture, with a button for keyboard use. */
export function LogoField({ label, hint, picture, error, onFile, onRemove }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div
      className={styles['zone']}
      role="group"
      aria-labelledby={id}
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
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <span className={styles['picture']}>{picture && <img src={picture} alt="" />}</span>
      <div>
        <b id={id}>{label}</b>
        <p>{hint}</p>
        <div className={styles['actions']}>
          <Button size="sm" icon="upload" onClick={() => input.current?.click()}>
            {t('Choose file')}
          </Button>
          {picture && onRemove && (
            <Button size="sm" tone="plain" onClick={onRemove}>
              {t('Remove')}
            </Button>
          )}
        </div>
        {error && (
          <p className={styles['error']} role="alert">
            {error}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".png,.jpg,.jpeg,.webp,.svg,image/png,image/jpeg,image/webp,image/svg+xml"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Cleared, so that the same file can be chosen again after a correction.
          target.value = '';
        }}
      />
    </div>
  );
}
