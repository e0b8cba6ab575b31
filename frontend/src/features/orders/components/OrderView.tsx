import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectSession } from '../../../api/session.ts';
import { bookPath, coursePath, loginPath, paths } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { providerLabel } from '../../../shared/providerLabels.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Split } from '../../../ui/SplitBar.tsx';
import { Status } from '../../../ui/Status.tsx';
import { SumCard, SumLine, SumPage, SumTotal } from '../../../ui/SumCard.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ItemCover } from '../../cart/index.ts';
import { useCancelOrderMutation, useClaimOrderMutation, type Order, type OrderLineAnswer } from '../api.ts';
import { invoicePath } from '../area/addresses.ts';
import { orderParts } from '../orderParts.ts';
import { kindOfLine, orderStatus, orderTimeline, orderTitle } from '../model.ts';
import { Parcels } from './Parcels.tsx';
import { OrderCodes } from './OrderCodes.tsx';
import styles from './Order.module.css';

/** An order as its buyer sees it. */
export function OrderView({ order, orderKey }: { order: Order; orderKey: string | undefined }) {
  const { number, lines, total, refunded, next, tax, paid_at: paid } = order;
  usePageTitle(t('Order {number}', { number }));
  const parts = orderParts(lines);
  const canRead = lines.filter(
    ({ access, book_id, course_id }) => access === 'active' && (book_id ?? course_id),
  );
  return (
    <>
      <header className={styles['hero']}>
        <div>
          <h1>{orderTitle(order)}</h1>
          <p>{t('Order {number}, {date}.', { number, date: formatDateTime(order.placed_at) })}</p>
          <div className={styles['actions']}>
            {paid && (
              <ButtonLink tone="book" icon="file" to={invoicePath('order', number, orderKey)}>
                {t('Receipt')}
              </ButtonLink>
            )}
            {next.includes('pay') && (
              <ButtonLink tone="book" icon="card" to={paths.cart}>
                {t('Pay from the cart')}
              </ButtonLink>
            )}
            {next.includes('claim') && <Claim order={order} orderKey={orderKey} />}
            {next.includes('cancel') && <Cancel order={order} orderKey={orderKey} />}
          </div>
        </div>
        <Art file="money" name="books" viewBox="0 0 420 340" fit="xMaxYMax slice" />
      </header>
      <SumPage
        aside={
          <SumCard title={t('Order {number}', { number })}>
            <p className={styles['state']}>
              <Status {...orderStatus(order.status, order.in_review)} />
            </p>
            {lines.map((line) => (
              <SumLine
                key={line.id}
                label={line.quantity > 1 ? `${line.quantity} × ${line.title}` : line.title}
                note={
                  line.refunded.amount > 0
                    ? t('{sum} paid back', { sum: formatMoney(line.refunded) })
                    : kindOfLine(line.kind)
                }
                value={line.total}
              />
            ))}
            <SumTotal
              label={
                paid && order.provider
                  ? t('Paid with {provider}', { provider: providerLabel(order.provider) })
                  : t('Total')
              }
              value={total}
            />
            {refunded.amount > 0 && <SumLine label={t('Paid back')} value={refunded} />}
            {tax.amount > 0 && (
              <p className={styles['soft']}>{t('{tax} of it is tax.', { tax: formatMoney(tax) })}</p>
            )}
            {parts && (
              <Split
                title={
                  paid
                    ? t('Where your {sum} went', { sum: formatMoney(total) })
                    : t('Where your {sum} goes', { sum: formatMoney(total) })
                }
                parts={parts}
              />
            )}
            <p className={styles['soft']}>
              {t('Is something wrong?')}{' '}
              <TextLink to={paths.report} className={styles['inline']}>
                {t('Tell us')}
              </TextLink>
            </p>
          </SumCard>
        }
      >
        {canRead.length > 0 && (
          <section aria-labelledby="order-read">
            <h2 id="order-read">
              {canRead.some(({ course_id: course }) => course) ? t('Ready now') : t('Ready to read now')}
            </h2>
            {canRead.map((line) => (
              <ReadNow key={line.id} line={line} />
            ))}
          </section>
        )}
        <Parcels order={order} />
        {paid && <OrderCodes order={order} orderKey={orderKey} />}
        <section aria-labelledby="order-happened" className={styles['happened']}>
          <h2 id="order-happened">{t('What happened')}</h2>
          <Timeline label={t('What happened')} entries={orderTimeline(order)} />
        </section>
      </SumPage>
    </>
  );
}

const ReadNow = ({
  line: { title, authors, image, book_id: book, course_id: course },
}: {
  line: OrderLineAnswer;
}) => (
  <article className={styles['read']} aria-label={title}>
    <ItemCover title={title} authors={authors} image={image} sizes="60px" className={styles['cover']} />
    <div>
      <h3 dir="auto">{title}</h3>
      <p dir="auto">{authors.join(', ')}</p>
    </div>
    {course ? (
      <ButtonLink tone="ink" iconEnd="next" to={coursePath({ slug: course, audience: 'student' })}>
        {t('Start the course')}
      </ButtonLink>
    ) : (
      <ButtonLink tone="ink" icon="read" to={bookPath(book!)}>
        {t('Read now')}
      </ButtonLink>
    )}
  </article>
);

/** A guest's purchase is taken into the account of whoever has the link; signing in comes first. */
function Claim({ order: { number }, orderKey }: { order: Order; orderKey: string | undefined }) {
  const { phase } = useSelector(selectSession);
  const { pathname, search } = useLocation();
  const [claim, { isLoading }] = useClaimOrderMutation();
  const dispatch = useDispatch();
  if (!orderKey) return null;
  if (phase !== 'member')
    return (
      <ButtonLink tone="book" icon="person" to={loginPath(pathname + search)}>
        {t('Log in to open what you bought')}
      </ButtonLink>
    );
  const send = async () => {
    if (isLoading) return;
    const { error } = await claim({ number, claimOrderBody: { key: orderKey } });
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('It is in your account now.')),
    );
  };
  return (
    <Button tone="book" icon="library" aria-disabled={isLoading || undefined} onClick={() => void send()}>
      {t('Take it into my account')}
    </Button>
  );
}

function Cancel({ order: { number }, orderKey }: { order: Order; orderKey: string | undefined }) {
  const [cancel, { isLoading }] = useCancelOrderMutation();
  const [asks, setAsks] = useState(false);
  const dispatch = useDispatch();
  const send = async () => {
    const { error } = await cancel({ number, orderKeyBody: { ...(orderKey && { key: orderKey }) } });
    setAsks(false);
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <>
      <Button onClick={() => setAsks(true)}>{t('Cancel the order')}</Button>
      <ConfirmDialog
        open={asks}
        title={t('Cancel order {number}?', { number })}
        action={t('Cancel the order')}
        busy={isLoading}
        onConfirm={() => void send()}
        onClose={() => setAsks(false)}
      >
        <p>{t('Nothing was paid. Everything stays in your cart.')}</p>
      </ConfirmDialog>
    </>
  );
}
