import { useState } from 'react';
import { useStore } from 'react-redux';
import type { AppError } from '../../api/normalizeError.ts';
import type { SessionStore } from '../../api/reauth.ts';
import { forgetUpload, sendResumable, type SentUpload } from '../../api/resumable.ts';
import { t } from '../../i18n/index.ts';
import { DropArea } from '../../ui/DropArea.tsx';
import { Progress } from '../../ui/Progress.tsx';
import styles from './Wizard.module.css';

/** Error code of a connection that fails permanently. */
export const connectionErrorText = (): string =>
  t('The connection broke. Choose the file again: what arrived is not sent twice.');

/**
 * Why a file cannot be uploaded, as text; null where it can. The server checks the content; this avoids a useless
 * upload.
 */
export function obstacle(
  file: Pick<File, 'name' | 'size'>,
  endings: readonly string[],
  most: number,
): string | null {
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending)))
    return t('This is no such file. Choose one that ends in {endings}.', { endings: endings.join(', ') });
  if (file.size === 0) return t('The file is empty. Choose it again.');
  return file.size > most * 1_048_576
    ? t('This file is larger than {most} MB. Make it smaller, or split it in two.', { most })
    : null;
}

/** The file of a draft: shows its rules, uploads it in parts, and resumes after an interruption. */
export function WizardFileField({
  what,
  endings,
  most,
  again,
  onArrived,
}: {
  /** The accepted kinds of files, as text. */
  what: string;
  /** Accepted extensions with their dots. */
  endings: readonly string[];
  /** Maximum size in megabytes. */
  most: number;
  /** Whether the draft has a file already. */
  again: boolean;
  /** Completes the upload from its parts; resolves with the error, if there is one. */
  onArrived: (sent: SentUpload) => Promise<AppError | null>;
}) {
  const store = useStore() as unknown as SessionStore;
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState('');
  const send = async (file: File | undefined) => {
    if (!file) return;
    const problem = obstacle(file, endings, most);
    setError(problem ?? '');
    if (problem) return;
    setShare(0);
    const sent = await sendResumable(file, store, setShare, connectionErrorText());
    const refused = 'error' in sent ? sent.error : await onArrived(sent);
    if (refused) setError(refused.fields['file'] ?? refused.message);
    if (!('error' in sent)) forgetUpload(file);
    setShare(null);
  };
  return (
    <>
      <DropArea
        title={t('Drop the file here')}
        help={t(
          '{what}, up to {most} MB. A broken connection costs nothing: sending goes on where it stopped.',
          { what, most },
        )}
        button={again ? t('Choose another file') : t('Choose a file')}
        label={t('File')}
        accept={endings.join(',')}
        disabled={share !== null}
        onFiles={(files) => void send(files[0])}
      />
      {error && (
        <p className={styles['refused']} role="alert">
          {error}
        </p>
      )}
      {share !== null && <Progress label={t('Sending the file')} value={share * 100} />}
    </>
  );
}
