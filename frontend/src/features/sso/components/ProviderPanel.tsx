import { useState } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatAgo, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useRemoveSsoProviderMutation, useTestSsoProviderMutation, type SsoProviderCard } from '../api.ts';
import { ProviderDialog } from './ProviderDialog.tsx';
import styles from './SignIn.module.css';

/** One provider: its settings, the result of its test, and its actions. */
export function ProviderPanel({ provider, callbackUrl }: { provider: SsoProviderCard; callbackUrl: string }) {
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const [problem, setProblem] = useState<string>();
  const [test, { isLoading }] = useTestSsoProviderMutation();
  const [remove] = useRemoveSsoProviderMutation();
  const { name, issuer, client_id, domains, default_role, enabled, tested_at, people } = provider;
  const roles = { teacher: t('Teachers'), student: t('Students'), parent: t('Parents') };

  const tryOut = async () => {
    if (isLoading) return;
    setProblem(undefined);
    const result = await test(provider.id);
    if (result.error) setProblem(normalizeError(result.error).message);
    else window.location.assign(result.data.url);
  };
  const removeNow = async () => {
    const result = await remove(provider.id);
    setOpen(null);
    if (result.error) setProblem(normalizeError(result.error).message);
  };

  return (
    <section className={styles['panel']} aria-label={name}>
      <div className={styles['head']}>
        <h2>{name}</h2>
        <Status
          kind={!enabled ? 'off' : tested_at ? 'ok' : 'wait'}
          label={!enabled ? t('Not on the login page') : tested_at ? t('In use') : t('In use, not tested')}
        />
      </div>
      <dl className={styles['facts']}>
        <dt>{t('Issuer')}</dt>
        <dd>{issuer}</dd>
        <dt>{t('Client id')}</dt>
        <dd>{client_id}</dd>
        <dt>{t('E-mail domains')}</dt>
        <dd>{domains.length > 0 ? domains.join(', ') : t('none: only people who are here already')}</dd>
        <dt>{t('New people are')}</dt>
        <dd>{roles[default_role]}</dd>
        <dt>{t('Came in by it')}</dt>
        <dd>
          {t('{count, plural, one {# person} other {# people}}', {
            count: people,
            shown: formatNumber(people),
          })}
        </dd>
        <dt>{t('Tested')}</dt>
        <dd>{tested_at ? formatAgo(tested_at) : t('not since the last change')}</dd>
      </dl>
      {problem && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <Button
          tone={tested_at ? 'line' : 'main'}
          icon="check"
          aria-disabled={isLoading || undefined}
          onClick={() => void tryOut()}
        >
          {t('Test')}
        </Button>
        <Button onClick={() => setOpen('change')}>{t('Change')}</Button>
        <Button tone="danger" onClick={() => setOpen('remove')}>
          {t('Remove')}
        </Button>
      </div>
      {open === 'change' && (
        <ProviderDialog provider={provider} callbackUrl={callbackUrl} onClose={() => setOpen(null)} />
      )}
      {open === 'remove' && (
        <Dialog open onClose={() => setOpen(null)} title={t('Remove {name}', { name })}>
          <div className={styles['form']}>
            <p>
              {t(
                'Nobody can log in with it any more. People keep their accounts, and need a password if they have none.',
              )}
            </p>
            <Button tone="danger" onClick={() => void removeNow()}>
              {t('Remove')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
