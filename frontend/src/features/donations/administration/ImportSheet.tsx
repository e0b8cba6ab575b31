import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { record } from '../../../ui/Record.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useBringGiftImportMutation,
  useDecideGiftImportMutation,
  useListGiftImportsQuery,
  usePreviewGiftImportMutation,
} from '../deskApi.ts';
import styles from './Donations.module.css';

/** The largest file that is read, in characters; the server says what it takes. */
const LONGEST = 400_000;

/** Brings in a file of gifts: it is read first, with what is wrong in each line, and counts once another person has agreed. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch();
  const [file, setFile] = useState<{ name: string; csv: string; key: string }>();
  const [error, setError] = useState<string>();
  const [preview, { data: read, isLoading: reading }] = usePreviewGiftImportMutation();
  const [bring, { isLoading }] = useBringGiftImportMutation();
  const choose = async (chosen: File | undefined) => {
    setError(undefined);
    setFile(undefined);
    if (!chosen) return;
    if (chosen.size > LONGEST) return setError(t('This file is too large. Split it into parts.'));
    const csv = await chosen.text();
    const answer = await preview({ file_name: chosen.name, csv });
    if (answer.error) return setError(normalizeError(answer.error).message);
    setFile({ name: chosen.name, csv, key: newKey() });
  };
  const send = async () => {
    if (!file || isLoading) return;
    const answer = await bring(withKey({ file_name: file.name, csv: file.csv }, file.key));
    if (answer.error) return setError(normalizeError(answer.error).message);
    dispatch(showToast('ok', t('Another person has to agree now.')));
    onClose();
  };
  return (
    <Dialog open shape="sheet" title={t('Import gifts')} onClose={onClose}>
      <div className={styles['sheet']}>
        <p>
          {t('A CSV file with these columns in its first line:')}{' '}
          <code dir="ltr">
            date, amount, currency, charity, project, name, email, way, reference, note, receipt
          </code>
        </p>
        <Field
          label={t('File')}
          type="file"
          accept=".csv,text/csv"
          error={error}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        {reading && <p role="status">{t('The file is read…')}</p>}
        {file && read && read.faults.length > 0 && (
          <section className={styles['card']} role="alert">
            <h3>{t('Please correct these lines, and choose the file again')}</h3>
            <ul>
              {read.faults.slice(0, 50).map(({ line, column, message }) => (
                <li key={`${line} ${column}`}>
                  {line > 0 && <b>{t('Line {line}, {column}:', { line, column })}</b>} {message}
                </li>
              ))}
            </ul>
          </section>
        )}
        {file && read && read.faults.length === 0 && (
          <section className={styles['card']}>
            <h3>{t('{count, plural, one {# gift} other {# gifts}}', { count: read.gifts.length })}</h3>
            <Sums totals={read.totals} />
            <div>
              <Button tone="main" aria-disabled={isLoading || undefined} onClick={() => void send()}>
                {t('Ask another person to agree')}
              </Button>
            </div>
          </section>
        )}
      </div>
    </Dialog>
  );
}

function Sums({ totals }: { totals: readonly { currency: string; amount: number }[] }) {
  return (
    <p className="num">
      {totals.map(({ currency, amount }) => formatMoney({ amount, currency })).join(' + ')}
    </p>
  );
}

/** Files that wait for another person; nothing while there is none. */
export function WaitingImports() {
  const dispatch = useDispatch();
  const { data: imports = [] } = useListGiftImportsQuery();
  const [decide, { isLoading }] = useDecideGiftImportMutation();
  const answer = async (id: string, approve: boolean) => {
    const { error } = await decide({ id, giftImportDecisionBody: { approve } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return imports
    .filter(({ status }) => status === 'waiting')
    .map(({ id, file_name, totals, gifts, can_decide }) => (
      <section key={id} className={styles['card']}>
        <h2 dir="auto">{file_name}</h2>
        <p>
          {t('{count, plural, one {# gift} other {# gifts}}', { count: gifts.length })}:{' '}
          <b className="num">
            {totals.map(({ currency, amount }) => formatMoney({ amount, currency })).join(' + ')}
          </b>
        </p>
        {can_decide ? (
          <>
            <details>
              <summary>{t('See the gifts')}</summary>
              <ul>
                {gifts.map(({ line, day, amount, currency, to, name }) => (
                  <li key={line} dir="auto">
                    {[day, formatMoney({ amount, currency }), to, name].filter(Boolean).join(', ')}
                  </li>
                ))}
              </ul>
            </details>
            <div className={record['actions']}>
              <Button
                tone="main"
                aria-disabled={isLoading || undefined}
                onClick={() => void answer(id, true)}
              >
                {t('Agree: they count')}
              </Button>
              <Button
                tone="danger"
                aria-disabled={isLoading || undefined}
                onClick={() => void answer(id, false)}
              >
                {t('Do not count them')}
              </Button>
            </div>
          </>
        ) : (
          <p>{t('Another person has to agree now.')}</p>
        )}
      </section>
    ));
}
