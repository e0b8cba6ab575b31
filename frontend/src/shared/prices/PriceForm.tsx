import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { clearsErrors, ErrorSummary } from '../../ui/Form.tsx';
import styles from './PriceForm.module.css';

type Errors = Record<string, string>;

/** A form of a dialog that changes prices: its errors, what `children` ask, and the buttons that save or leave it. */
export function PriceForm({
  errors,
  setErrors,
  tried,
  busy,
  onSend,
  onClose,
  children,
}: {
  errors: Errors;
  setErrors: Dispatch<SetStateAction<Errors>>;
  /** How often it was sent. */
  tried: number;
  busy: boolean;
  onSend: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <form
      className={styles['form']}
      noValidate
      onInput={clearsErrors(setErrors)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onSend();
      }}
    >
      <ErrorSummary errors={errors} tried={tried} />
      {children}
      <div className={styles['actions']}>
        <Button type="submit" tone="main" aria-disabled={busy || undefined}>
          {t('Save')}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}

/** The prices of one kind or of one school, one below the other. */
export function PriceRows({ children }: { children: ReactNode }) {
  return <div className={styles['rows']}>{children}</div>;
}
