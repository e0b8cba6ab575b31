import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useIssueGivingStatementMutation, useListGivingYearsQuery } from '../api.ts';
import styles from '../pages/Gifts.module.css';

/** All gifts of a person by year, with one paper for each year that is over. */
export function GivingYears() {
  const { data: years = [] } = useListGivingYearsQuery();
  const [issue, { isLoading }] = useIssueGivingStatementMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const open = async (year: number, currency: string) => {
    const { data, error } = await issue({ year, currency });
    if (data) return navigate(`/invoice/statement/${data.id}`);
    dispatch(showToast('bad', normalizeError(error).message));
  };
  if (years.length === 0) return null;
  return (
    <section className={styles['form']}>
      <h2>{t('One paper for each year')}</h2>
      <ul className={styles['gifts']}>
        {years.map(({ year, currency, gifts, total, ready }) => (
          <li key={`${year} ${currency}`}>
            <div>
              <h3 className="num">{year}</h3>
              <p>{t('{count, plural, one {# gift} other {# gifts}}', { count: gifts })}</p>
            </div>
            <div className={styles['end']}>
              <b className="num">{formatMoney({ amount: total, currency })}</b>
              {ready ? (
                <Button
                  size="sm"
                  aria-disabled={isLoading || undefined}
                  onClick={() => void open(year, currency)}
                >
                  {t('Open the statement')}
                </Button>
              ) : (
                <small>{t('Ready on 1 January')}</small>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
