import { Suspense } from 'react';
import { paths, trackOrderPath, invoicePath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { OrderTiles } from '../../orders/index.ts';
import type { PaymentView } from '../api.ts';
import { useBought } from '../bought.ts';
import styles from './Result.module.css';

/** The server has confirmed the payment. */
export function Thanks({ payment }: { payment: PaymentView }) {
  const { order, amount } = payment;
  useBought(order?.number ?? null);
  usePageTitle(t('Thank you'));
  const delivered = order?.status === 'fulfilled';
  const words = wordsFor(order?.lines.map(({ kind }) => kind) ?? []);
  return (
    <>
      <section className={styles['thanks']}>
        <Art file="money" name="thanks" viewBox="0 0 640 420" fit="xMidYMax slice" />
        <div>
          <h1>{t('Thank you')}</h1>
          <p className={styles['lead']}>
            {order ? (
              <Received sum={formatMoney(amount)} number={order.number} />
            ) : (
              t('We have your {sum}.', { sum: formatMoney(amount) })
            )}
          </p>
          <Timeline
            label={t('Your order')}
            entries={[
              { key: 'paid', state: 'done', title: t('Paid'), text: t('The receipt is in your e-mail.') },
              {
                key: 'read',
                state: delivered ? 'done' : 'now',
                title: delivered ? words.ready : words.waits,
                text: order?.lines.map(({ title }) => title).join(', '),
              },
            ]}
          />
          <div className={styles['actions']}>
            {order ? (
              <>
                <ButtonLink tone="main" size="lg" to={trackOrderPath(order.number, order.access_token)}>
                  {delivered ? words.open : t('Track my order')}
                </ButtonLink>
                <ButtonLink size="lg" icon="file" to={invoicePath('order', order.number, order.access_token)}>
                  {t('Receipt')}
                </ButtonLink>
              </>
            ) : (
              <ButtonLink tone="main" size="lg" to={paths.library}>
                {t('To the library')}
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
      {order && (
        <Suspense fallback={null}>
          <OrderTiles number={order.number} orderKey={order.access_token} />
        </Suspense>
      )}
    </>
  );
}

/** What becomes of what was paid: books, courses, or both. */
function wordsFor(kinds: readonly (string | undefined)[]): { ready: string; waits: string; open: string } {
  const courses = kinds.filter((kind) => kind === 'course').length;
  if (courses === 0)
    return { ready: t('Ready to read'), waits: t('Your books wait for you'), open: t('To my books') };
  if (courses === kinds.length)
    return {
      ready: t('Ready to start'),
      waits: t('{count, plural, one {Your course waits} other {Your courses wait}} for you', {
        count: courses,
      }),
      open: t('Start the course'),
    };
  return { ready: t('Everything is ready'), waits: t('Your order waits for you'), open: t('To my order') };
}

/** What was received, with the number of the order on one line: it does not break at its hyphens. */
function Received({ sum, number }: { sum: string; number: string }) {
  const [before, after] = t('We have your {sum}. Your order number is {number}.', { sum, number }).split(
    number,
  );
  return (
    <>
      {before}
      <bdi className={styles['number']}>{number}</bdi>
      {after}
    </>
  );
}
