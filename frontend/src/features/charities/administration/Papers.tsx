import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import type { SessionStore } from '../../../api/reauth.ts';
import { sendFile } from '../../../api/sendFile.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { SaveFile } from '../../../shared/SaveFile.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { charityDeskApi, useReadCharityDocumentMutation, type CharityDraft } from '../deskApi.ts';
import styles from './Charity.module.css';
import { useCharityArea } from './model.ts';

/** The papers of a charity: what each one is, and whether the platform's team has read it. */
export function Papers({ charity }: { charity: CharityDraft }) {
  const { platform } = useCharityArea();
  const dispatch = useDispatch();
  const store = useStore() as unknown as SessionStore;
  const [read] = useReadCharityDocumentMutation();
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const add = async (file: File | undefined) => {
    if (!file) return;
    if (title.trim().length < 2) return setError(t('Say first what the paper is.'));
    setBusy(true);
    const answer = await sendFile(
      'POST',
      `/api/charity-desk/${charity.id}/documents/?title=${encodeURIComponent(title.trim())}`,
      file,
      store,
    );
    setBusy(false);
    if ('error' in answer) return setError(answer.error.fields['file'] ?? answer.error.message);
    setTitle('');
    dispatch(charityDeskApi.util.invalidateTags(['CharityDesk']));
  };
  const mark = async (document: string) => {
    const { error: failed } = await read({ id: charity.id, document });
    if (failed) dispatch(showToast('bad', normalizeError(failed).message));
  };
  return (
    <section className={styles['part']}>
      <h2>{t('Papers')}</h2>
      {charity.documents.length === 0 && <p>{t('No paper yet.')}</p>}
      <ul className={styles['papers']}>
        {charity.documents.map(({ id, title: name, file_kind: kind, added_at: added, read_at: seen }) => (
          <li key={id}>
            <span>
              <b dir="auto">{name}</b>
              <small>
                {t('{kind}, added on {day}', { kind: kind.toUpperCase(), day: formatDay(added) })}
              </small>
            </span>
            <SaveFile
              size="sm"
              url={`/charity-desk/${charity.id}/documents/${id}/`}
              name={`${name}.${kind}`}
              label={t('Download')}
              spoken={t('Download {name}', { name })}
            />
            {seen ? (
              <Status kind="ok" label={t('Read on {day}', { day: formatDay(seen) })} />
            ) : platform ? (
              <Button size="sm" aria-label={t('I have read {name}', { name })} onClick={() => void mark(id)}>
                {t('I have read it')}
              </Button>
            ) : (
              <Status kind="wait" label={t('Nobody yet')} />
            )}
          </li>
        ))}
      </ul>
      {charity.editable && (
        <>
          <Field
            label={t('What is the paper?')}
            hint={t('For example: accounts 2025.')}
            maxLength={120}
            value={title}
            onChange={({ target }) => {
              setTitle(target.value);
              setError(undefined);
            }}
          />
          <FileField
            label={t('Its file')}
            hint={t('PDF, PNG or JPEG, up to 10 MB.')}
            words={busy ? t('Sending') : t('Choose file')}
            accept=".pdf,.png,.jpg,.jpeg"
            disabled={busy}
            error={error}
            onChange={({ target }) => {
              void add(target.files?.[0]);
              target.value = '';
            }}
          />
        </>
      )}
    </section>
  );
}
