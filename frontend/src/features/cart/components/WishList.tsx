import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useCart } from '../../../shared/cart/useCart.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { SumPage } from '../../../ui/SumCard.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useAskGrownUpMutation, useListCartRequestsQuery, type CartRequestView } from '../api.ts';
import { askedToday } from '../asked.ts';
import { useCartView, type CartView } from '../useCartView.ts';
import { CartLineView } from './CartLineView.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import styles from './WishList.module.css';

/** A student's cart: a wish list without prices, and the way to ask a grown-up. */
export function WishList() {
  const query = useCartView();
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={420} />}
      failed={t('Your books did not load')}
      isEmpty={({ lines }) => lines.length === 0}
      empty={
        <>
          <EmptyCart />
          <Asked />
        </>
      }
    >
      {(view) => <Wishes view={view} />}
    </QueryView>
  );
}

function Wishes({ view: { lines } }: { view: CartView }) {
  const { remove } = useCart();
  return (
    <>
      <header className={styles['hero']}>
        <div>
          <h1>{t('Books I would like')}</h1>
          <p>
            {t(
              '{count, plural, one {You chose one book.} other {You chose # books.}} A grown-up looks at the price and pays. You never have to.',
              { count: lines.length },
            )}
          </p>
        </div>
        <Art file="money" name="grown-up" viewBox="0 0 440 300" fit="xMaxYMax slice" />
      </header>
      <SumPage aside={<AskCard lines={lines} />}>
        {lines.map((line) => (
          <CartLineView key={line.item} line={line}>
            <Button
              tone="plain"
              icon="trash"
              onClick={() => remove(line.item, line.title)}
              aria-label={t('Take out {title}', { title: line.title })}
            >
              {t('Take out')}
            </Button>
          </CartLineView>
        ))}
      </SumPage>
      <Asked />
    </>
  );
}

/** States of a line that a grown-up can be asked for, as the server takes them. */
const ASKABLE: readonly CartView['lines'][number]['state'][] = ['ok', 'not_in_currency', 'not_sent'];

function AskCard({ lines }: { lines: CartView['lines'] }) {
  const { data: requests } = useListCartRequestsQuery({ limit: 6, offset: 0 });
  const wished = lines.filter(({ state }) => ASKABLE.includes(state)).map(({ item }) => item);
  const ready = lines.some(({ state }) => state === 'ok');
  const asked = askedToday(wished, requests?.results ?? []);
  const [ask, { isLoading }] = useAskGrownUpMutation();
  const dispatch = useDispatch();
  const send = async () => {
    if (isLoading || !ready) return;
    const { data, error } = await ask({});
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else
      dispatch(
        showToast(
          'ok',
          data?.sent_to === 'teachers' ? t('Your teacher got the letter.') : t('Your family got the letter.'),
        ),
      );
  };
  return (
    <section className={styles['ask']} aria-labelledby="ask-grown-up">
      <h2 id="ask-grown-up">{t('Ask a grown-up to pay')}</h2>
      <p>{t('We send them a letter with your books. They choose and pay.')}</p>
      {asked ? (
        <p role="status">
          <b>{t('You have asked already')}</b>
        </p>
      ) : (
        <Button
          tone="book"
          size="lg"
          icon="mail"
          aria-disabled={isLoading || !ready || undefined}
          onClick={() => void send()}
        >
          {t('Ask a grown-up')}
        </Button>
      )}
      <p className={styles['hint']}>
        {t('It goes to your family, or to your teacher when they have no account.')}
      </p>
    </section>
  );
}

const wordsOf = ({
  state,
  sent_to: to,
  created_at: at,
}: CartRequestView): { title: string; text: string; mark: string } => {
  const family = to === 'family';
  if (state === 'bought')
    return { mark: 'done', title: t('Your books are here'), text: t('You find them in your library.') };
  if (state === 'expired')
    return { mark: 'next', title: t('Nobody answered'), text: t('You can ask once more.') };
  return {
    mark: 'now',
    title: family ? t('Your family is looking') : t('Your teacher is looking'),
    text: t('Asked {when}. It can take a few days.', { when: formatAgo(at) }),
  };
};

/** What the student asked for, newest first. */
function Asked() {
  const { data } = useListCartRequestsQuery({ limit: 6, offset: 0 });
  if (!data || data.results.length === 0) return null;
  return (
    <section className={styles['asked']} aria-labelledby="asked">
      <h2 id="asked">{t('What you asked for')}</h2>
      <div>
        {data.results.map((request) => {
          const { title, text, mark } = wordsOf(request);
          return (
            <article key={request.id} data-state={mark}>
              <span className={styles['mark']} aria-hidden="true" />
              <h3>{title}</h3>
              <p dir="auto">{request.books.map((book) => book.title).join(', ')}</p>
              <p>{text}</p>
            </article>
          );
        })}
      </div>
    </section>
  );
}
