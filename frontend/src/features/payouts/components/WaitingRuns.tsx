import { paths } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { inLanguage, useListProposalsQuery } from '../../approvals/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { record } from '../../../ui/Record.tsx';
import { Status } from '../../../ui/Status.tsx';
import styles from './Payouts.module.css';

/** Runs that wait for the second person; whoever prepared one cannot approve it. */
export function WaitingRuns() {
  const { data } = useListProposalsQuery({ limit: 50 });
  const waiting =
    data?.results.filter(({ kind, state }) => kind.startsWith('payout.') && state === 'waiting') ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className={record['box']} aria-label={t('Waiting for a second person')}>
      <h2>{t('Waiting for a second person')}</h2>
      <ul className={styles['waiting']}>
        {waiting.map(({ id, title, own, proposed_by: by, proposed_at: at }) => (
          <li key={id}>
            <Status kind="wait" label={own ? t('You prepared it') : t('{name} prepared it', { name: by })} />
            <span className="num">
              <b>{inLanguage(title)}</b>
              <small>{formatDateTime(at)}</small>
            </span>
            <ButtonLink size="sm" tone={own ? 'line' : 'main'} to={`${paths.platformProposals}/${id}`}>
              {own ? t('Look at it') : t('Check and decide')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
