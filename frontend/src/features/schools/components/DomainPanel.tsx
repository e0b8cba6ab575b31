import type { ManagedSchool } from '@bookgrove/api-client';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useCheckSchoolDomainMutation } from '../api.ts';
import styles from './Panels.module.css';

/** The school's own domain: verified, or with the remaining steps. */
export function DomainPanel({ school: { id, domain } }: { school: ManagedSchool }) {
  const [check, { isLoading }] = useCheckSchoolDomainMutation();
  const dispatch = useDispatch();
  if (!domain) return null;
  if (domain.proven)
    return (
      <p className={styles['panel']}>
        <Status
          kind="ok"
          label={t('{domain} is proven: the school answers there.', { domain: domain.domain })}
        />
      </p>
    );
  return (
    <div className={styles['panel']}>
      <Status kind="wait" label={t('{domain} is not proven yet', { domain: domain.domain })} />
      <p>{t('Let the school add this TXT record to its DNS, and point the domain to this server:')}</p>
      <dl>
        <dt>{t('Name')}</dt>
        <dd>
          <code>{domain.record_name}</code>
        </dd>
        <dt>{t('Value')}</dt>
        <dd>
          <code>{domain.record_value}</code>
        </dd>
      </dl>
      {domain.problem && domain.checked_at && (
        <p role="status">
          {domain.problem}{' '}
          <span className="soft">{t('Checked {ago}', { ago: formatAgo(domain.checked_at) })}</span>
        </p>
      )}
      <Button
        size="sm"
        icon="retry"
        disabled={isLoading}
        onClick={() =>
          void check(id).then(({ error }) => {
            if (error) dispatch(showToast('bad', normalizeError(error).message));
          })
        }
      >
        {t('Check now')}
      </Button>
    </div>
  );
}
