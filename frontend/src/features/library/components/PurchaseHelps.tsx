import { splitPrice, WHOLE_BPS } from '@bookgrove/contract';
import type { Book } from '../../../api/types.ts';
import { charityPath, projectPath } from '../../../app/paths.ts';
import { locale, t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import styles from './PurchaseHelps.module.css';

/**
 * How the price of a book is divided, as a bar and as a table with the same data. For adults who may buy it: what an
 * owner paid may have been another price.
 */
export default function PurchaseHelps({ book }: { book: Book }) {
  const { price, charity_bps } = book;
  if (!price || !charity_bps || book.access.reason === 'owned') return null;
  const { charity, making } = splitPrice(price, charity_bps);
  const named = book.charity;
  const percent = (bps: number) =>
    new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 2 }).format(bps / WHOLE_BPS);
  const parts = [
    { key: 'charity', name: named ? named.name : t('To a charity'), amount: charity, bps: charity_bps },
    { key: 'making', name: t('To the making of the book'), amount: making, bps: WHOLE_BPS - charity_bps },
  ].filter(({ bps }) => bps > 0);
  return (
    <section className={styles['helps']} aria-labelledby="purchase-helps">
      <h2 id="purchase-helps">{t('Your purchase helps')}</h2>
      <p>
        {named
          ? t('This book costs {price}. {part} of it goes to {charity}, and you pay nothing on top.', {
              price: formatMoney(price),
              part: formatMoney(charity),
              charity: named.name,
            })
          : t('This book costs {price}. {part} of it goes to a charity, and you pay nothing on top.', {
              price: formatMoney(price),
              part: formatMoney(charity),
            })}
      </p>
      {named && (
        <p className={styles['named']}>
          <TextLink to={charityPath(named.slug)}>{t('See {name}', { name: named.name })}</TextLink>
          {named.project && (
            <TextLink to={projectPath(named.project.slug)}>
              {t('See {name}', { name: named.project.title })}
            </TextLink>
          )}
        </p>
      )}
      <div className={styles['bar']} aria-hidden="true">
        {parts.map(({ key, bps }) => (
          <span key={key} data-part={key} style={{ flexGrow: bps }} />
        ))}
      </div>
      <table className={styles['split']}>
        <caption className="sr">{t('Where the price goes')}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{t('Part')}</th>
            <th scope="col">{t('Money')}</th>
            <th scope="col">{t('Of the whole')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, name, amount, bps }) => (
            <tr key={key} data-part={key}>
              <th scope="row">{name}</th>
              <td className="num">{formatMoney(amount)}</td>
              <td className="num">{percent(bps)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
