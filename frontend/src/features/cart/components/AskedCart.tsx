import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Split } from '../../../ui/SplitBar.tsx';
import { SumCard, SumPage, SumTotal } from '../../../ui/SumCard.tsx';
import type { AskedCart as Asked } from '../api.ts';
import { splitOf, splitParts } from '../split.ts';
import { useAskedCart } from '../useAskedCart.ts';
import { CartLineView } from './CartLineView.tsx';
import { CurrencyField } from './CurrencyField.tsx';
import styles from './Cart.module.css';

/** What a child wishes, for the grown-up who was asked: prices, and which of the books to buy. */
export function AskedCart({ token }: { token: string }) {
  const [params] = useSearchParams();
  const currency = params.get('currency');
  const query = useAskedCart(token, currency ?? undefined);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={420} />}
      failed={t('The wish did not load')}
      missing={
        <State
          asPage
          scene="lost"
          title={t('This link does not open a wish')}
          actions={
            <ButtonLink tone="main" size="lg" to={paths.library}>
              {t('To the library')}
            </ButtonLink>
          }
        >
          <p>{t('It may be incomplete, or belong to another school.')}</p>
        </State>
      }
    >
      {(asked) => <Wish asked={asked} token={token} />}
    </QueryView>
  );
}

function Wish({ asked, token }: { asked: Asked; token: string }) {
  const { child, quote, state, expires_at: until } = asked;
  const title =
    state === 'taken_back'
      ? t('{name} changed their mind', { name: child })
      : quote.lines.length === 1 && quote.lines[0]!.kind === 'course'
        ? t('{name} would like to learn a course', { name: child })
        : t('{name} would like {count, plural, one {a book} other {# things}}', {
            name: child,
            count: quote.lines.length,
          });
  usePageTitle(title);
  const [left, setLeft] = useState<string[]>([]);
  const chosen = quote.lines.filter(({ item, state: can }) => can === 'ok' && !left.includes(item));
  const amount = chosen.reduce((sum, { unit_price: price }) => sum + (price?.amount ?? 0), 0);
  const total = { amount, currency: quote.currency ?? '' };
  const split = splitOf(chosen);
  const open = state === 'waiting';
  const query = new URLSearchParams({
    request: token,
    items: chosen.map(({ item }) => item).join(','),
    ...(quote.currency && { currency: quote.currency }),
  });
  return (
    <SumPage
      aside={
        <SumCard title={t('Together')}>
          {open && chosen.length > 0 && split ? (
            <>
              <SumTotal label={t('Total')} value={total} />
              <CurrencyField currencies={quote.currencies} currency={quote.currency} />
              <Split
                title={t('Where your {sum} goes', { sum: formatMoney(total) })}
                parts={splitParts(split)}
              />
              <ButtonLink
                tone="main"
                size="lg"
                className={styles['pay']}
                to={`${paths.checkout}?${query.toString()}`}
              >
                {t('Go to checkout, {sum}', { sum: formatMoney(total) })}
              </ButtonLink>
            </>
          ) : (
            <p className={styles['blocked']}>
              {state === 'taken_back'
                ? t('{name} has taken this wish back. There is nothing to do.', { name: child })
                : state === 'bought'
                  ? t('It is bought. Thank you.')
                  : state === 'expired'
                    ? t('This link is too old. {name} can ask once more.', { name: child })
                    : t('Choose something to go on.')}
            </p>
          )}
          {open && (
            <p className={styles['small']}>
              {t('This link works until {when}. If you do nothing, we write no second letter.', {
                when: formatDateTime(until),
              })}
            </p>
          )}
        </SumCard>
      }
    >
      <h1 dir="auto">{title}</h1>
      {state !== 'taken_back' && (
        <p className={styles['lead']}>
          {t('{name} has not seen the price and cannot pay. You choose which of them to buy, or none.', {
            name: child,
          })}
        </p>
      )}
      {quote.lines.map((line) => (
        <CartLineView key={line.item} line={line}>
          {open && line.state === 'ok' && (
            <Checkbox
              label={t('Buy {title}', { title: line.title })}
              checked={!left.includes(line.item)}
              onChange={({ target }) =>
                setLeft(target.checked ? left.filter((item) => item !== line.item) : [...left, line.item])
              }
            />
          )}
        </CartLineView>
      ))}
    </SumPage>
  );
}
