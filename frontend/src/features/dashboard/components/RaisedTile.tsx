import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { copiesOf, useGetMoneyRaisedQuery } from '../../raised/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import styles from './StudentDashboard.module.css';

/** What a child's own works raised for charity, and for how many copies; nothing before the first sale. */
export function RaisedTile() {
  const { data } = useGetMoneyRaisedQuery({ of: 'me', limit: 50 });
  const [total] = data?.totals ?? [];
  if (!data || !total) return null;
  return (
    <section className={`${styles['tile']} ${styles['raised']}`} data-tone="warm">
      <h2>{t('Money I Have Raised')}</h2>
      <p className={`num ${styles['big']}`}>
        {formatMoney({ amount: total.raised, currency: total.currency })}
      </p>
      <p>
        {t('{count, plural, one {# copy sold} other {# copies sold}}', {
          count: copiesOf(data.results, total.currency),
        })}
      </p>
      <ButtonLink size="lg" tone="ink" to={paths.moneyRaised}>
        {t('See who it helps')}
      </ButtonLink>
      <Art file="money" name="plant" viewBox="0 0 300 300" fit="xMaxYMax meet" />
    </section>
  );
}
