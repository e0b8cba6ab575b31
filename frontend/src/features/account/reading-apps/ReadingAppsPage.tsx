import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useListFeedKeysQuery,
  useCreateFeedKeyMutation,
  useRevokeFeedKeyMutation,
  type FeedKeyView,
  type NewFeedKey,
} from './api.ts';
import styles from './ReadingAppsPage.module.css';

/** The library in other reading apps: its address, and one feed key for each app. */
export default function ReadingAppsPage() {
  const query = useListFeedKeysQuery();
  const [made, setMade] = useState<NewFeedKey | null>(null);
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{t('Reading apps')}</h1>
      <p className="soft">
        {t(
          'Read the library’s books in another app: on an e-reader, a tablet or a computer. Your page goes along where the app can do that.',
        )}
      </p>
      <ol className={styles['steps']}>
        <li>
          <h2>{t('Add the library in the app')}</h2>
          <p>
            {t(
              'Most apps ask for the address of an OPDS catalogue. Newer ones take the first, older ones the second.',
            )}
          </p>
          <Address label="OPDS 2.0" value={`${location.origin}/api/opds`} />
          <Address label="OPDS 1.2" value={`${location.origin}/api/opds/v1.2`} />
        </li>
        <li>
          <h2>{t('Make a key for the app')}</h2>
          <p>
            {t(
              'The app asks for a name and a password. Any name will do; the key is the password. Your own password stays with you.',
            )}
          </p>
          <NewKey onMade={setMade} />
        </li>
      </ol>
      <h2 className={styles['own']}>{t('Your keys')}</h2>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={72} />}
        failed={t('Your keys did not load')}
        isEmpty={(keys) => keys.length === 0}
        empty={<p>{t('No app has a key of yours.')}</p>}
      >
        {(keys) => (
          <ul className={styles['keys']}>
            {keys.map((key) => (
              <Key key={key.id} feedKey={key} />
            ))}
          </ul>
        )}
      </QueryView>
      <Dialog
        open={made !== null}
        onClose={() => setMade(null)}
        title={t('The key for {name}', { name: made?.name ?? '' })}
      >
        {made && (
          <div className={styles['made']}>
            <p>
              {t('Type it into the app now. It is shown this once; a lost key is taken back and made anew.')}
            </p>
            <Address label={t('Key')} value={made.key} large />
            <Button tone="main" onClick={() => setMade(null)}>
              {t('Done')}
            </Button>
          </div>
        )}
      </Dialog>
    </div>
  );
}

function Address({ label, value, large = false }: { label: string; value: string; large?: boolean }) {
  const dispatch = useDispatch();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      dispatch(showToast('ok', t('Copied')));
    } catch {
      dispatch(showToast('bad', t('It could not be copied. Select it and copy it by hand.')));
    }
  };
  return (
    <div className={styles['address']} data-large={large || undefined}>
      <span>{label}</span>
      <code dir="ltr">{value}</code>
      <Button
        size="sm"
        icon="copy"
        aria-label={t('Copy {name}', { name: label })}
        onClick={() => void copy()}
      >
        {t('Copy')}
      </Button>
    </div>
  );
}

function NewKey({ onMade }: { onMade: (key: NewFeedKey) => void }) {
  const [make, { isLoading }] = useCreateFeedKeyMutation();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLFormElement>(null);
  const send = async () => {
    if (isLoading) return;
    if (!name.trim()) {
      setError(t('Give the app a name.'));
      field.current?.querySelector('input')?.focus();
      return;
    }
    const { data, error: refused } = await make({ name });
    if (refused) return setError(normalizeError(refused).message);
    setName('');
    setError(undefined);
    onMade(data);
  };
  return (
    <form
      ref={field}
      className={styles['new']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label={t('What you call the app')}
        hint={t('For example: Thorium on my laptop')}
        value={name}
        error={error}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" tone="main" icon="key" aria-disabled={isLoading || undefined}>
        {t('Make a key')}
      </Button>
    </form>
  );
}

function Key({ feedKey: { id, name, created_at, used_at } }: { feedKey: FeedKeyView }) {
  const [back, { isLoading }] = useRevokeFeedKeyMutation();
  const dispatch = useDispatch();
  const take = async () => {
    const { error } = await back(id);
    dispatch(
      error ? showToast('bad', normalizeError(error).message) : showToast('ok', t('The key is revoked.')),
    );
  };
  return (
    <li>
      <Icon name="device" />
      <div>
        <b dir="auto">{name}</b>
        <p className="soft" title={formatDateTime(used_at ?? created_at)}>
          {used_at ? t('Used {ago}', { ago: formatAgo(used_at) }) : t('Never used')}
        </p>
      </div>
      <Button
        disabled={isLoading}
        aria-label={t('Revoke the key of {name}', { name })}
        onClick={() => void take()}
      >
        {t('Take back')}
      </Button>
    </li>
  );
}
