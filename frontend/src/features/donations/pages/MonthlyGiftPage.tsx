import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { leaveForPayment } from '../../../shared/leaveForPayment.ts';
import { typedPrice } from '../../../shared/prices/typedPrices.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Facts } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useAgreeToMonthlyGiftMutation,
  useCancelMonthlyGiftMutation,
  useChangeMonthlyAmountMutation,
  useChangeMonthlyCardMutation,
  useGetMonthlyGiftQuery,
  usePauseMonthlyGiftMutation,
  usePayMonthlyGiftMutation,
  useResumeMonthlyGiftMutation,
  useSendNewMonthlyLinkMutation,
  useSkipMonthlyGiftMutation,
  type MonthlyGiftView,
} from '../api.ts';
import { giftPath } from '../area/addresses.ts';
import { giftStatus, monthlyStatus } from '../giftStatus.ts';
import { MonthlySplit, PauseCalendar } from '../components/MonthlyParts.tsx';
import { chosenAmount, plannedMonths, wrongAmount } from '../model.ts';
import styles from './MonthlyGift.module.css';

/** A monthly gift for its donor, by account or by the link of the e-mail: change, skip, pause, stop. */
export default function MonthlyGiftPage() {
  const { monthlyId = '' } = useParams();
  const [params] = useSearchParams();
  const key = params.get('key') ?? undefined;
  const query = useGetMonthlyGiftQuery({ id: monthlyId, ...(key && { key }) });
  return (
    <div className={`wrap ${styles['page']}`}>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={420} />}
        failed={t('Your gift did not load')}
        missing={<NotFoundPage />}
      >
        {(gift) => <MonthlyGift gift={gift} accessKey={key} />}
      </QueryView>
    </div>
  );
}

type Act = MonthlyGiftView['acts'][number];

const ICONS = {
  pay: 'card',
  agree: 'heart',
  amount: 'edit',
  skip: 'next',
  pause: 'clock',
  resume: 'play',
  card: 'card',
  cancel: 'close',
  restart: 'retry',
} as const;

function MonthlyGift({ gift, accessKey }: { gift: MonthlyGiftView; accessKey: string | undefined }) {
  usePageTitle(t('Your monthly gift'));
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<Act | null>(null);
  const [months, setMonths] = useState(1);
  const [typed, setTyped] = useState(typedPrice(gift.amount).amount);
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [large, setLarge] = useState(false);
  const [busy, setBusy] = useState(false);
  const [pause] = usePauseMonthlyGiftMutation();
  const [skip] = useSkipMonthlyGiftMutation();
  const [resume] = useResumeMonthlyGiftMutation();
  const [changeAmount] = useChangeMonthlyAmountMutation();
  const [changeCard] = useChangeMonthlyCardMutation();
  const [cancel] = useCancelMonthlyGiftMutation();
  const [agree] = useAgreeToMonthlyGiftMutation();
  const [pay] = usePayMonthlyGiftMutation();
  const [newLink] = useSendNewMonthlyLinkMutation();
  const call = { id: gift.id, ...(accessKey && { key: accessKey }) };
  const { currency } = gift.amount;
  const amount = chosenAmount(typed, null, currency);
  const settled = useDebounced(amount, 300);
  const name = gift.project?.name ?? gift.charity?.name ?? t('Your monthly gift');

  /** Runs a change, and follows to the payment company's page where the donor approves. */
  const run = async (
    work: () => Promise<{ data?: { redirect_url?: string | null } | void; error?: unknown }>,
    done: string,
  ) => {
    if (busy) return;
    setBusy(true);
    setError('');
    const answer = await work();
    setBusy(false);
    if (answer.error) {
      const problem = normalizeError(answer.error);
      if (problem.code === 'agreement_needed') setLarge(true);
      return setError(Object.values(problem.fields)[0] ?? problem.message);
    }
    const next = answer.data && answer.data.redirect_url;
    if (next) return leaveForPayment(next);
    setOpen(null);
    setLarge(false);
    dispatch(showToast('ok', done));
  };

  // Back from the page on which another card was chosen.
  const returned = useRef(params.get('returned'));
  useEffect(() => {
    if (!returned.current) return;
    if (returned.current === 'card') void changeCard({ ...call, monthlyCardBody: { returned: true } });
    returned.current = null;
    params.delete('returned');
    setParams(params, { replace: true });
  });

  const saveAmount = (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongAmount(amount, gift.smallest.amount, formatMoney(gift.smallest));
    if (wrong !== null || amount === null) return setError(wrong ?? '');
    void run(
      () =>
        changeAmount({
          ...call,
          monthlyAmountBody: { amount, cover_fee: gift.fee_cover.amount > 0, agreed: large },
        }),
      t('Saved'),
    );
  };
  const start = () => void run(() => pay(withKey({ ...call }, newKey())), t('Saved'));

  const tiles: { act: Act; title: string; text: string; press?: () => void }[] = [
    { act: 'pay', title: t('Pay this month'), text: formatMoney(gift.total), press: start },
    {
      act: 'agree',
      title: t('Keep it going'),
      text: t('A year has passed. It is still right for you.'),
      press: () => void run(() => agree(call), t('Thank you')),
    },
    { act: 'amount', title: t('Change the amount'), text: t('From the next time on') },
    {
      act: 'skip',
      title: t('Skip once'),
      text: t('The next month is left out'),
      press: () => void run(() => skip(call), t('Saved')),
    },
    { act: 'pause', title: t('Pause'), text: t('One to three months') },
    {
      act: 'resume',
      title: t('Go on'),
      text: t('Begin again before the pause ends'),
      press: () => void run(() => resume(call), t('Saved')),
    },
    {
      act: 'card',
      title: t('Another card'),
      text: t('On the page of the payment company'),
      press: () => void run(() => changeCard({ ...call, monthlyCardBody: {} }), t('Saved')),
    },
    { act: 'cancel', title: t('Stop'), text: t('You can come back') },
    { act: 'restart', title: t('Begin again'), text: formatMoney(gift.total), press: start },
  ];
  const shown = tiles.filter(({ act }) => gift.acts.includes(act));

  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1>{t('Your monthly gift')}</h1>
          <p dir="auto">{t('To {name}. This page needs no account: it opens from your e-mail.', { name })}</p>
          <p className={`num ${styles['sum']}`}>{formatMoney(gift.total)}</p>
          <Status {...monthlyStatus(gift.status)} />
          <Facts
            facts={[
              ...(gift.next_charge_at ? [[t('Next time'), formatDay(gift.next_charge_at)] as const] : []),
              ...(gift.status === 'paused' && gift.paused_until
                ? [[t('Paused until'), formatDay(gift.paused_until)] as const]
                : []),
              ...(gift.card ? [[t('Card'), t('ending {card}', { card: gift.card })] as const] : []),
              ...(gift.since ? [[t('Since'), formatDay(gift.since)] as const] : []),
              ...(gift.wished ? [[t('Waits for your approval'), formatMoney(gift.wished)] as const] : []),
            ]}
          />
        </div>
        <Art file="money" name="monthly" viewBox="0 0 400 340" fit="xMidYMax slice" />
      </header>
      <div className={styles['tiles']}>
        {shown.map(({ act, title, text, press }) => (
          <button
            key={act}
            type="button"
            aria-expanded={press ? undefined : open === act}
            aria-disabled={busy || undefined}
            onClick={() => {
              setError('');
              if (press) press();
              else setOpen(open === act ? null : act);
            }}
          >
            <Icon name={ICONS[act]} />
            <b>{title}</b>
            <span>{text}</span>
          </button>
        ))}
      </div>
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      {open === 'amount' && (
        <Panel title={t('Change the amount')} wide>
          <form onSubmit={saveAmount} noValidate>
            <Field
              label={
                gift.next_charge_at
                  ? t('From {day}, in {currency}', { day: formatDay(gift.next_charge_at), currency })
                  : t('Your own amount, in {currency}', { currency })
              }
              inputMode="decimal"
              dir="ltr"
              maxLength={12}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setLarge(false);
              }}
            />
            <Button type="submit" tone="main" aria-disabled={busy || undefined}>
              {large
                ? t('Yes, give {sum} every month', { sum: formatMoney({ amount: amount ?? 0, currency }) })
                : t('Give {sum} every month', { sum: formatMoney({ amount: amount ?? 0, currency }) })}
            </Button>
            <Button tone="plain" onClick={() => setOpen(null)}>
              {t('Leave it at {sum}', { sum: formatMoney(gift.amount) })}
            </Button>
          </form>
          {settled !== null && settled >= gift.smallest.amount && (
            <MonthlySplit gift={gift} amount={settled} />
          )}
        </Panel>
      )}
      {open === 'pause' && (
        <Panel title={t('Pause')}>
          <p>{t('For how many months? Nothing is taken in them.')}</p>
          <fieldset className={styles['months']}>
            <legend className="sr">{t('Months')}</legend>
            {[1, 2, 3].map((count) => (
              <label key={count}>
                <input
                  type="radio"
                  name="months"
                  checked={months === count}
                  onChange={() => setMonths(count)}
                />
                <b className="num">{count}</b>
              </label>
            ))}
          </fieldset>
          {gift.next_charge_at && (
            <PauseCalendar from={gift.next_charge_at} rest={months} total={gift.total} />
          )}
          <Button
            tone="main"
            aria-disabled={busy || undefined}
            onClick={() => void run(() => pause({ ...call, pauseBody: { months } }), t('Saved'))}
          >
            {gift.next_charge_at
              ? t('Pause until {day}', { day: formatDay(plannedMonths(gift.next_charge_at, 4)[months]!) })
              : t('Pause my gift')}
          </Button>
        </Panel>
      )}
      {open === 'cancel' && (
        <Panel title={t('Stop')}>
          <p>{t('Your gifts stop today. Nothing more is taken. Thank you for all that you gave.')}</p>
          <Field
            label={t('Why? (you may leave it out)')}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button
            tone="main"
            aria-disabled={busy || undefined}
            onClick={() =>
              void run(
                () => cancel({ ...call, cancelMonthlyBody: reason.trim() ? { reason: reason.trim() } : {} }),
                t('Stopped'),
              )
            }
          >
            {t('Stop my gift')}
          </Button>
          {gift.acts.includes('pause') && (
            <Button tone="plain" onClick={() => setOpen('pause')}>
              {t('Pause instead')}
            </Button>
          )}
        </Panel>
      )}
      <div className={styles['past']}>
        <section aria-labelledby="monthly-did">
          <h2 id="monthly-did">{t('What it did')}</h2>
          <ul className={styles['charges']}>
            {gift.charges.map(({ id, number, status, total, at }) => (
              <li key={id}>
                <span>
                  {accessKey ? (
                    <b>{formatDay(at)}</b>
                  ) : (
                    <TextLink to={giftPath(id)}>{formatDay(at)}</TextLink>
                  )}
                  <small className="num">{number}</small>
                </span>
                <Status {...giftStatus(status as Parameters<typeof giftStatus>[0])} />
                <b className="num">{formatMoney(total)}</b>
              </li>
            ))}
          </ul>
        </section>
        <aside>
          <p className={`num ${styles['so']}`}>{t('{sum} so far', { sum: formatMoney(gift.given) })}</p>
          <p className={styles['safe']}>
            <Icon name="lock" />
            <span>
              {t('Somebody else opened this link?')}{' '}
              <Button
                tone="plain"
                onClick={() =>
                  void run(async () => ({ error: (await newLink(call)).error }), t('We sent you a new link.'))
                }
              >
                {t('Make a new one, the old one stops at once')}
              </Button>
            </span>
          </p>
        </aside>
      </div>
    </>
  );
}

function Panel({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={styles['panel']} data-wide={wide || undefined} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
