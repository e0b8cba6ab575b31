import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { record } from '../../../ui/Record.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useGetPaymentHealthQuery } from '../api.ts';
import { providerName } from '../model.ts';

/** How the payments of each configured provider went during the last 24 hours. */
export function Health() {
  const { data } = useGetPaymentHealthQuery();
  const providers = data?.providers.filter(({ configured }) => configured) ?? [];
  if (providers.length === 0) return null;
  return (
    <ul className={record['cards']} aria-label={t('The last 24 hours')}>
      {providers.map(({ provider, attempts, succeeded, mismatches, failed_refunds, webhooks_waiting }) => (
        <li key={provider}>
          {providerName(provider)}
          {mismatches + failed_refunds > 0 ? (
            <Status
              kind="bad"
              label={t('{held} held, {refunds} refunds failed', {
                held: mismatches,
                refunds: failed_refunds,
              })}
            />
          ) : (
            <Status kind="ok" label={t('Nothing is held')} />
          )}
          <small className="num">
            {t('24 hours: {succeeded} of {attempts} paid, {waiting} calls wait', {
              succeeded: formatNumber(succeeded),
              attempts: formatNumber(attempts),
              waiting: formatNumber(webhooks_waiting),
            })}
          </small>
        </li>
      ))}
    </ul>
  );
}
