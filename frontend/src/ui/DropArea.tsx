import { useRef, useState } from 'react';
import { Art } from './Art.tsx';
import { Button } from './Button.tsx';
import styles from './DropArea.module.css';

/** A drop area for files, with a button for keyboard use. */
export function DropArea({
  title,
  help,
  button,
  label,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
}: {
  title: string;
  /** Permitted types and sizes, shown before the choice. */
  help: string;
  button: string;
  /** Name of the field. */
  label: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}) {
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
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      <Art file="categories" name="all" viewBox="0 0 56 56" className={styles['art']} />
      <div>
        <b>{title}</b>
        <p className="soft">{help}</p>
      </div>
      <Button tone="main" icon="plus" disabled={disabled} onClick={() => input.current?.click()}>
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Cleared, so that the same file can be chosen again after a correction.
          target.value = '';
        }}
      />
    </div>
  );
}
