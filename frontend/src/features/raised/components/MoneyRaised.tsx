import type { MoneyAmount } from '../../../api/types.ts';
import { useSearchParams } from 'react-router-dom';
import { charityPath, paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { ColumnChart } from '../../../ui/chart/index.ts';
import { SaveFile } from '../../../shared/SaveFile.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { useGetMoneyRaisedQuery, type MoneyRaisedView } from '../api.ts';
import {
  amountFormat,
  changeText,
  copiesOf,
  giftLabel,
  dayText,
  everyMonth,
  monthText,
  placesOf,
  signed,
  subjectKey,
  type RaisedSubject,
} from '../model.ts';
import styles from './MoneyRaised.module.css';

const PAGE_SIZE = 50;

const titleOf = ({ of, name = '' }: RaisedSubject): string =>
  ({
    me: t('Money I Have Raised'),
    class: t('Money that {name} has raised', { name }),
    child: t('Money that {name} has raised', { name }),
    school: t('Money our school has raised'),
  })[of];

const choiceOf = ({ of, name = '' }: RaisedSubject): string =>
  ({ me: t('My works'), class: name, child: name, school: t('School') })[of];

/**
 * What the sale of works raised for charity: of one subject and one currency at a time, which the address names. Amounts
 * are after refunds. `exports`: with the table of comma-separated values, for adults.
 */
export default function MoneyRaised({
  subjects,
  exports = false,
}: {
  subjects: readonly [RaisedSubject, ...RaisedSubject[]];
  exports?: boolean;
}) {
  const [params] = useSearchParams();
  const subject = subjects.find((one) => subjectKey(one) === params.get('whose')) ?? subjects[0];
  const asked = { of: subject.of, ...(subject.id && { id: subject.id }) };
  const query = useGetMoneyRaisedQuery({
    ...asked,
    limit: PAGE_SIZE,
    offset: (pageOf(params) - 1) * PAGE_SIZE,
  });
  const title = titleOf(subject);
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <div className={styles['tools']}>
        {subjects.length > 1 && (
          <Chips label={t('Whose works')}>
            {subjects.map((one) => (
              <Chip
                key={subjectKey(one)}
                to={withParams(params, { whose: subjectKey(one), currency: '' })}
                label={choiceOf(one)}
                selected={one === subject}
              />
            ))}
          </Chips>
        )}
        {exports && query.data && query.data.count > 0 && (
          <SaveFile
            url={`/money-raised/export.csv?${new URLSearchParams(asked).toString()}`}
            name="money-raised.csv"
            label={t('Download as CSV')}
          />
        )}
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={100} height={420} />}
        failed={t('The money raised did not load')}
        isEmpty={({ totals }) => totals.length === 0}
        empty={
          <State
            scene="empty"
            asPage
            title={title}
            actions={
              subject.of === 'me' ? (
                <ButtonLink tone="main" to={paths.stories}>
                  {t('My stories')}
                </ButtonLink>
              ) : undefined
            }
          >
            <p>
              {t(
                'Nothing yet. When somebody buys a book from here or gives to a page from here, what goes to a charity is counted here.',
              )}
            </p>
          </State>
        }
      >
        {(raised) => <Raised raised={raised} subject={subject} title={title} />}
      </QueryView>
    </div>
  );
}

function Raised({
  raised,
  subject,
  title,
}: {
  raised: MoneyRaisedView;
  subject: RaisedSubject;
  title: string;
}) {
  const [params] = useSearchParams();
  const { totals, charities, gifts, months, changes, results, count } = raised;
  const total = totals.find(({ currency }) => currency === params.get('currency')) ?? totals[0]!;
  const { currency } = total;
  const money = (amount: number): MoneyAmount => ({ amount, currency });
  const here = <T extends { currency: string }>(rows: readonly T[]): T[] =>
    rows.filter((row) => row.currency === currency);
  const copies = copiesOf(results, currency);
  const past = everyMonth(here(months)).slice(-12);
  return (
    <>
      <div className={`block ${styles['hero']}`}>
        <div>
          <h1>{title}</h1>
          <p className={`num ${styles['huge']}`}>{formatMoney(money(total.raised))}</p>
          <p>
            {count > 0 &&
              count <= PAGE_SIZE &&
              t('{count, plural, one {# copy was sold.} other {# copies were sold.}}', {
                count: copies,
              })}{' '}
            {t('All of it goes to charity.')}
          </p>
        </div>
        <Art file="money" name="path" viewBox="0 0 420 300" fit="xMidYMax slice" />
      </div>
      {totals.length > 1 && (
        <Chips label={t('Currency')}>
          {totals.map(({ currency: one }) => (
            <Chip
              key={one}
              to={withParams(params, { currency: one })}
              label={one}
              selected={one === currency}
              preventScrollReset
            />
          ))}
        </Chips>
      )}
      <Places places={placesOf(total)} money={money} />
      {past.length > 1 && (
        <section className="sec">
          <ColumnChart
            title={t('Raised by month')}
            place={t('Month')}
            measure={t('Raised')}
            format={amountFormat(currency)}
            columns={past.map(({ month, raised: amount }) => ({
              ...monthText(month),
              value: Math.max(0, amount),
            }))}
          />
        </section>
      )}
      {count > 0 && (
        <section className="sec">
          <h2>{t('By story')}</h2>
          <Works raised={{ ...raised, results: here(results) }} currency={currency} />
          <Pager count={count} size={PAGE_SIZE} />
        </section>
      )}
      {here(gifts).length > 0 && (
        <section className="sec">
          <h2>{t('By gifts')}</h2>
          <ul className={styles['charities']}>
            {here(gifts).map((gift) => (
              <li key={`${gift.source} ${gift.ref}`}>
                <span>
                  <b dir="auto">{giftLabel(gift)}</b>
                  <small>{t('{count, plural, one {# gift} other {# gifts}}', { count: gift.gifts })}</small>
                </span>
                <b className="num">{formatMoney(money(gift.raised))}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="sec">
        <h2>{t('Who it helps')}</h2>
        <ul className={styles['charities']}>
          {here(charities).map(({ charity_id: id, slug, name, raised: amount }) => (
            <li key={id ?? ''}>
              <span>
                {slug && name ? (
                  <TextLink to={charityPath(slug)}>{name}</TextLink>
                ) : (
                  <b>{id ? t('A charity of the school') : t('The charity is chosen soon')}</b>
                )}
                {!id && <small>{t('The money is kept for it until then.')}</small>}
              </span>
              <b className="num">{formatMoney(money(amount))}</b>
            </li>
          ))}
        </ul>
      </section>
      <div className={`sec ${styles['end']}`}>
        <section>
          <h2>{t('What happened')}</h2>
          <ol className={styles['changes']}>
            {here(changes).map((change, index) => {
              const { title: what, text } = changeText(change);
              return (
                <li key={index} data-kind={change.kind}>
                  <span>
                    <time dateTime={change.day}>{dayText(change.day)}</time>
                    <b dir="auto">{what}</b>
                    {text && <small>{text}</small>}
                  </span>
                  <b className="num">{signed(change)}</b>
                </li>
              );
            })}
          </ol>
        </section>
        <section className={styles['whose']}>
          <h2>{t('Whose money is this?')}</h2>
          <p>
            {subject.of === 'me'
              ? t(
                  'You raised it, and that is yours to be proud of. The money goes to the charity, never to a person.',
                )
              : t(
                  'Those who wrote and drew the books raised it. The money goes to the charity, never to a person.',
                )}
          </p>
        </section>
      </div>
    </>
  );
}

/** Where the money is: each place has a shape, a colour and a word. */
function Places({
  places: { arrived, safe, counted },
  money,
}: {
  places: ReturnType<typeof placesOf>;
  money: (amount: number) => MoneyAmount;
}) {
  const all = [
    {
      key: 'arrived',
      name: t('Arrived'),
      amount: arrived,
      text:
        arrived > 0 ? t('The charity has it in the bank.') : t('Nothing has been sent to the charity yet.'),
    },
    {
      key: 'safe',
      name: t('Safe'),
      amount: safe,
      text: t('It is kept for the charity, and goes out with the next payment.'),
    },
    {
      key: 'counted',
      name: t('Being counted'),
      amount: counted,
      text: t('These sales are new. This number can still change.'),
    },
  ];
  return (
    <>
      <div className={styles['share']}>
        <div
          className={styles['bar']}
          role="img"
          aria-label={all.map(({ name, amount }) => `${name} ${formatMoney(money(amount))}`).join(', ')}
        >
          {all
            .filter(({ amount }) => amount > 0)
            .map(({ key, amount }) => (
              <i key={key} data-place={key} style={{ flexGrow: amount }} />
            ))}
        </div>
        <ul aria-hidden="true">
          {all.map(({ key, name }) => (
            <li key={key} data-place={key}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles['places']}>
        {all.map(({ key, name, amount, text }) => (
          <li key={key} data-place={key}>
            <h2>
              <i aria-hidden="true">{key === 'arrived' && <Icon name="check" />}</i>
              {name}
            </h2>
            <b className="num">{formatMoney(money(amount))}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sums of works. */
const sumOf = (works: MoneyRaisedView['results']) => {
  const sum = (name: 'confirmed' | 'pending' | 'refunded' | 'raised') =>
    works.reduce((all, work) => all + work[name], 0);
  return {
    confirmed: sum('confirmed'),
    pending: sum('pending'),
    refunded: sum('refunded'),
    raised: sum('raised'),
  };
};

function Works({ raised: { results }, currency }: { raised: MoneyRaisedView; currency: string }) {
  const total = sumOf(results);
  const show = (amount: number) => formatMoney({ amount, currency });
  const columns = [
    ['safe', t('Safe')],
    ['counted', t('Being counted')],
    ['refunded', t('Given back')],
    ['raised', t('Together')],
  ] as const;
  const cells = (row: { confirmed: number; pending: number; refunded: number; raised: number }) =>
    ({ safe: row.confirmed, counted: row.pending, refunded: row.refunded, raised: row.raised }) as const;
  return (
    <table className={`num ${styles['works']}`}>
      <caption className="sr">{t('By story')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Story')}</th>
          <th scope="col">{t('Copies')}</th>
          {columns.map(([key, label]) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((work) => (
          <tr key={work.book_id}>
            <th scope="row" dir="auto">
              {work.title}
            </th>
            <td data-label={t('Copies')}>{formatNumber(work.copies)}</td>
            {columns.map(([key, label]) => (
              <td key={key} data-label={label}>
                {show(cells(work)[key])}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('Together')}</th>
          <td data-label={t('Copies')}>{formatNumber(copiesOf(results, currency))}</td>
          {columns.map(([key, label]) => (
            <td key={key} data-label={label}>
              {show(cells(total)[key])}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
