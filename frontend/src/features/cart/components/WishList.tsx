import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useCart } from '../../../shared/cart/useCart.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { SumPage } from '../../../ui/SumCard.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useListCartRequestsQuery, useTakeBackRequestMutation, type CartRequestView } from '../api.ts';
import { useCartView, type CartView } from '../useCartView.ts';
import { AskCard } from './AskCard.tsx';
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
      failed={t('Your wishes did not load')}
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
  const hasCourse = lines.some(({ kind }) => kind === 'course');
  return (
    <>
      <header className={styles['hero']}>
        <div>
          <h1>{hasCourse ? t('What I would like') : t('Books I would like')}</h1>
          <p>
            {t(
              '{count, plural, one {You chose one thing.} other {You chose # things.}} A grown-up looks at the price and pays. You never have to.',
              { count: lines.length },
            )}
          </p>
        </div>
        <Art file="money" name="grown-up" viewBox="0 0 440 300" fit="xMaxYMax slice" />
      </header>
      <SumPage aside={<AskCard lines={lines} />}>
        <div className={styles['wishes']}>
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
        </div>
      </SumPage>
      <Asked />
    </>
  );
}

const wordsOf = ({
  state,
  sent_to: to,
  asked,
  created_at: at,
}: CartRequestView): { title: string; text: string; mark: string } => {
  const family = to === 'family';
  const lookingTitle = asked
    ? t('{name} is looking', { name: asked })
    : family
      ? t('Your family is looking')
      : t('Your teacher is looking');
  if (state === 'bought')
    return { mark: 'done', title: t('Your wish came true'), text: t('You can open it now.') };
  if (state === 'expired')
    return { mark: 'next', title: t('Nobody answered'), text: t('You can ask once more.') };
  if (to === 'code')
    return { mark: 'now', title: t('Show this code'), text: t('A grown-up scans it with their phone.') };
  return {
    mark: 'now',
    title: lookingTitle,
    text: t('Asked {when}. It can take a few days.', { when: formatAgo(at) }),
  };
};

/** What the student asked for, newest first. */
function Asked() {
  const { data } = useListCartRequestsQuery({ limit: 6, offset: 0 });
  const [takeBack, { isLoading }] = useTakeBackRequestMutation();
  const dispatch = useDispatch();
  const copied = () => dispatch(showToast('ok', t('The link is copied.')));
  const back = async (id: string) => {
    if (isLoading) return;
    const { error } = await takeBack(id);
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('You took it back. The link opens nothing more.')),
    );
  };
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
              {request.qr && request.link && (
                <div className={styles['code']}>
                  <QrCode code={request.qr} label={t('QR code of your wish')} />
                  <Button
                    size="sm"
                    icon="copy"
                    onClick={() => void navigator.clipboard.writeText(request.link!).then(copied)}
                  >
                    {t('Copy the link')}
                  </Button>
                </div>
              )}
              {request.state === 'waiting' && (
                <Button
                  size="sm"
                  icon="undo"
                  className={styles['back']}
                  aria-disabled={isLoading || undefined}
                  onClick={() => void back(request.id)}
                >
                  {t('Take it back')}
                </Button>
              )}
            </article>
          );
        })}
      </div>
    </section>
  );
}
