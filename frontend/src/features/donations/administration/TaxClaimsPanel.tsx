import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { SaveFile } from '../../../shared/SaveFile.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useListOpenTaxClaimsQuery, useListTaxClaimsQuery, useMakeTaxClaimMutation } from '../deskApi.ts';
import styles from './Donations.module.css';

type Regime = 'gift_aid' | '80g';
const REGIMES: readonly Regime[] = ['gift_aid', '80g'];

/** What can be claimed from the tax offices, and the files that were made. */
export function TaxClaimsPanel() {
  return REGIMES.map((regime) => <Claims key={regime} regime={regime} />);
}

function Claims({ regime }: { regime: Regime }) {
  const dispatch = useDispatch();
  const { data: open = [] } = useListOpenTaxClaimsQuery({ regime });
  const { data: made = [] } = useListTaxClaimsQuery({ regime });
  const [make, { isLoading }] = useMakeTaxClaimMutation();
  const [key, setKey] = useState(newKey);
  const name = regime === 'gift_aid' ? 'Gift Aid' : 'Form 10BD';
  const claim = async (charity: string) => {
    const { error } = await make(withKey({ charity, regime, for_claim: true }, key));
    setKey(newKey());
    dispatch(
      error ? showToast('bad', normalizeError(error).message) : showToast('ok', t('The file is ready.')),
    );
  };
  return (
    <>
      {open.map(({ charity_id, charity, currency, count, gifts, tax, adjustments, adjusted, hidden }) => (
        <section key={charity_id} className={styles['claim']}>
          <div>
            <h2 dir="auto">
              {regime === 'gift_aid'
                ? t('{sum} Gift Aid can be claimed', { sum: formatMoney({ amount: tax, currency }) })
                : t('{sum} for Form 10BD', { sum: formatMoney({ amount: gifts, currency }) })}
            </h2>
            <p dir="auto">
              {charity}: {t('{count, plural, one {# gift} other {# gifts}}', { count })},{' '}
              {formatMoney({ amount: gifts, currency })}.
              {adjustments > 0 && (
                <>
                  {' '}
                  {t('To take off for gifts that were paid back: {sum}.', {
                    sum: formatMoney({ amount: adjusted, currency }),
                  })}
                </>
              )}
              {hidden > 0 && (
                <>
                  {' '}
                  {t(
                    'The platform’s team claims for {count, plural, one {# hidden giver} other {# hidden givers}}.',
                    {
                      count: hidden,
                    },
                  )}
                </>
              )}
            </p>
          </div>
          {count + adjustments > 0 && (
            <Button aria-disabled={isLoading || undefined} onClick={() => void claim(charity_id)}>
              {t('Make the claim file')}
            </Button>
          )}
        </section>
      ))}
      {made.length > 0 && (
        <section className={styles['card']}>
          <h2>{t('Files for the tax office: {name}', { name })}</h2>
          <ul className={styles['files']}>
            {made.map(({ id, charity, made_at, gifts, currency, adjustments, adjusted }) => (
              <li key={id}>
                <span dir="auto">
                  {[charity, formatDay(made_at), formatMoney({ amount: gifts, currency })].join(', ')}
                  {adjustments.length > 0 && (
                    <small>
                      {t('To take off for gifts that were paid back: {sum}.', {
                        sum: formatMoney({ amount: adjusted, currency }),
                      })}{' '}
                      {adjustments.map(({ number }) => number).join(', ')}
                    </small>
                  )}
                </span>
                <SaveFile
                  url={`/tax-claims/${id}/file.csv`}
                  name={`${regime}-${id}.csv`}
                  label={t('Download as CSV')}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
