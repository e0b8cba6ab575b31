import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { CheckoutBody } from '@bookgrove/api-client';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import type { MoneyAmount } from '../../../api/types.ts';
import { selectUser } from '../../../api/session.ts';
import { language, t } from '../../../i18n/index.ts';
import { countryOptions } from '../../../shared/countryOptions.ts';
import { HumanCheck, TEST_TOKEN } from '../../../shared/human/HumanCheck.tsx';
import { leaveForPayment } from '../../../shared/leaveForPayment.ts';
import { useLeavingForPayment } from '../../../shared/useLeavingForPayment.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { ErrorSummary, clearsErrors } from '../../../ui/Form.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { SumPage } from '../../../ui/SumCard.tsx';
import { useCheckoutMutation, useGetCheckoutOptionsQuery, type CheckoutOptions } from '../api.ts';
import { rememberPlaced } from '../bought.ts';
import type { CheckoutItems } from '../useCheckoutItems.ts';
import type { CheckoutCoupon, CheckoutExtras } from '../useCheckoutPrices.ts';
import {
  AddressFields,
  forgetAddress,
  missingIn,
  useTypedAddress,
  type TypedAddress,
} from './AddressFields.tsx';
import { CouponField } from './CouponField.tsx';
import { ExtraChoice } from './ExtraChoice.tsx';
import { emptyGift, GiftFields, type GiftDraft } from './GiftFields.tsx';
import { OrderSum } from './OrderSum.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import { ReaderChoice } from './ReaderChoice.tsx';
import styles from './Checkout.module.css';

type Country = NonNullable<CheckoutBody['country']>;
type Provider = NonNullable<CheckoutBody['provider']>;

/** What the server refused, with what the buyer can do about it. */
interface Refusal {
  message: string;
  /** Number of an order for the same books that waits for its payment. */
  open?: { number: string; total: MoneyAmount };
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function refusalOf(error: Parameters<typeof normalizeError>[0]): Refusal {
  const { code, message } = normalizeError(error);
  const body = (error && 'data' in error ? error.data : null) as { order?: Refusal['open'] } | null;
  return code === 'order_open' && body?.order ? { message, open: body.order } : { message };
}

/** Contact, the way to pay, and the button with the sum. */
export function CheckoutForm({
  items,
  coupon,
  extras,
  refetch,
}: {
  items: CheckoutItems;
  /** Null where no coupon can be used. */
  coupon: CheckoutCoupon | null;
  extras: CheckoutExtras;
  refetch: () => unknown;
}) {
  const user = useSelector(selectUser);
  const [params, setParams] = useSearchParams();
  const country = (params.get('country') ?? '') as Country | '';
  const setCountry = (code: Country) =>
    setParams(
      (before) => {
        before.set('country', code);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const [address, setAddress] = useTypedAddress();
  const options = useGetCheckoutOptionsQuery({
    ...(items.currency && { currency: items.currency }),
    ...(country && { country }),
  }).currentData;
  const known = useKept(options);
  const [email, setEmail] = useState('');
  const [name, setName] = useState(user ? `${user.first_name} ${user.last_name}`.trim() : '');
  const [drafts, setDrafts] = useState<Record<string, GiftDraft>>({});
  const [provider, setProvider] = useState<Provider | null>(null);
  const [human, setHuman] = useState('');
  const [round, setRound] = useState(0);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [place, { isLoading }] = useCheckoutMutation();
  const [leaving, setLeaving] = useLeavingForPayment();
  const last = useRef({ text: '', key: '' });
  const { total } = items;
  // A coupon can take off everything: then there is nothing to choose.
  const isFree = total?.amount === 0;
  const sent = items.lines.some(({ kind }) => kind === 'print');
  const gifts = items.lines
    .filter(({ kind, state }) => kind === 'gift' && state === 'ok')
    .map(({ item, title }) => ({ item, title, gift: drafts[item] ?? emptyGift(name) }));

  const children = items.request === null ? (known?.children ?? []) : [];
  const hasCourse = items.lines.some(({ kind }) => kind === 'course');
  const opens = hasCourse || items.lines.some(({ kind }) => kind === 'digital');
  const forChild = opens ? children.find(({ id }) => id === params.get('for'))?.id : undefined;
  const choosesReader = opens && children.length > 0;
  const firstGift = 2 + Number(sent) + Number(choosesReader);
  const setReader = (id: string) =>
    setParams(
      (before) => {
        if (id) before.set('for', id);
        else before.delete('for');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );

  const offered = known?.providers.filter(({ available }) => available) ?? [];
  const chosen = offered.some((one) => one.provider === provider) ? provider : (offered[0]?.provider ?? null);
  const { payWith } = extras;
  useEffect(() => payWith(chosen), [payWith, chosen]);
  const check = known?.human_check;
  const token = check?.needed ? (check.site_key ? human : TEST_TOKEN) : undefined;
  const busy = isLoading || leaving || extras.busy;

  const wrong = (): Record<string, string> => ({
    ...(known?.email_needed &&
      !EMAIL.test(email.trim()) && {
        email: email.trim()
          ? t('Please check the e-mail address.')
          : t('Please give an e-mail address for the receipt.'),
      }),
    ...(sent && missingIn(address)),
    ...(coupon?.unused &&
      coupon.typed.trim() && { coupon: t('Press “Use the code” first, or empty this field.') }),
    ...(!isFree && !chosen && { provider: t('Please choose how to pay.') }),
    ...(token === '' && { turnstile_token: t('Please confirm that you are a person.') }),
  });

  /** Pays for the books, or with `open` for an order of them that waits for its payment. */
  const send = async (open?: string) => {
    if (busy || !items.canPay || !total) return;
    const found = wrong();
    setErrors(found);
    setTried(tried + 1);
    setRefusal(null);
    if (Object.keys(found).length > 0) return;
    const body: CheckoutBody = {
      ...(!isFree && chosen && { provider: chosen }),
      ...(coupon?.applied && !coupon.unused && { coupon: coupon.applied.code }),
      ...(items.roundUp?.chosen && {
        round_up: true,
        ...(items.roundUp.charity && { round_up_for: items.roundUp.charity.id }),
      }),
      ...(items.feeCover?.chosen && { fee_cover: true }),
      currency: total.currency,
      items: items.lines.filter(({ state }) => state === 'ok').map(({ item }) => item),
      quantities: Object.fromEntries(items.lines.map(({ item, quantity }) => [item, quantity])),
      expected_total: total.amount,
      language: language(),
      ...(name.trim() && { name: name.trim() }),
      ...(email.trim() && { email: email.trim() }),
      ...((country || known?.country) && { country: (country || known?.country) as Country }),
      ...(sent && { address: { ...typedOnly(address), country: (country || known?.country) as Country } }),
      ...(items.request && { request: items.request }),
      ...(forChild && { for_child: forChild }),
      ...(token && { turnstile_token: token }),
      ...(open && { continue_order: open }),
      ...(gifts.length > 0 && {
        gifts: gifts.map(({ item, gift: { send_on: sendOn, ...gift } }) => ({
          item,
          ...gift,
          ...(sendOn && { send_on: sendOn }),
        })),
      }),
    };
    // A second press of the same button repeats the call; a changed form is another order.
    const text = JSON.stringify({ ...body, turnstile_token: undefined });
    if (last.current.text !== text) last.current = { text, key: newKey() };
    const { data, error } = await place(withKey(body, last.current.key));
    if (data) {
      rememberPlaced({ number: data.order.number, items: data.order.lines.map(({ item }) => item) });
      forgetAddress();
      setLeaving(true);
      leaveForPayment(data.redirect_url);
      return;
    }
    const problem = normalizeError(error);
    // Without an answer the same key is sent again: the order may have been placed.
    if (problem.status !== 0) last.current = { text: '', key: '' };
    setRound((now) => now + 1);
    setErrors(problem.fields);
    setTried((now) => now + 1);
    setRefusal(refusalOf(error));
    if (['total_changed', 'cart_changed', 'coupon_refused'].includes(problem.code)) refetch();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form onSubmit={submit} onInput={clearsErrors(setErrors)} noValidate>
      <SumPage aside={<OrderSum items={items} taxNote={known?.tax_note} />}>
        <h1>{t('Checkout')}</h1>
        {items.child && (
          <p className={styles['lead']}>{t('You answer what {name} asked for.', { name: items.child })}</p>
        )}
        <ErrorSummary errors={errors} tried={tried} />
        <section className={styles['part']} aria-labelledby="checkout-contact">
          <b className="num" aria-hidden="true">
            1
          </b>
          <h2 id="checkout-contact">{t('Contact')}</h2>
          <div className={styles['fields']}>
            {user?.email && !known?.email_needed ? (
              <p className={styles['known']}>
                <b dir="auto">{name}</b>
                <span>{user.email}</span>
              </p>
            ) : (
              <>
                <Field
                  label={t('E-mail')}
                  hint={t('We send the receipt and the way to your order there.')}
                  name="email"
                  type="email"
                  autoComplete="email"
                  dir="ltr"
                  maxLength={254}
                  required
                  value={email}
                  onChange={({ target }) => setEmail(target.value)}
                  error={errors['email']}
                />
                <Field
                  label={t('Name for the receipt')}
                  hint={t('You can leave this empty.')}
                  name="name"
                  autoComplete="name"
                  maxLength={120}
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                  error={errors['name']}
                />
              </>
            )}
            <SelectField
              label={t('Country')}
              hint={
                sent
                  ? t('The parcel goes there. It decides what sending costs, and the tax.')
                  : t('It decides the tax in the price and the ways to pay.')
              }
              name="country"
              autoComplete="country"
              value={country || (known?.country ?? '')}
              onChange={({ target }) => setCountry(target.value as Country)}
              error={errors['country']}
            >
              {!country && !known?.country && <option value="">{t('Please choose')}</option>}
              {countryOptions().map(({ code, name: label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
        </section>
        {sent && (
          <section className={styles['part']} aria-labelledby="checkout-where">
            <b className="num" aria-hidden="true">
              2
            </b>
            <h2 id="checkout-where">{t('Where we send it')}</h2>
            <div className={styles['fields']}>
              <AddressFields address={address} onChange={setAddress} errors={errors} />
            </div>
          </section>
        )}
        {choosesReader && (
          <ReaderChoice
            step={sent ? 3 : 2}
            title={hasCourse ? t('Who is it for?') : t('Who reads it?')}
            people={children}
            value={forChild ?? ''}
            onChange={setReader}
          />
        )}
        {gifts.map(({ item, title, gift }, index) => (
          <section key={item} className={styles['part']} aria-labelledby={`checkout-gift-${index}`}>
            <b className="num" aria-hidden="true">
              {firstGift + index}
            </b>
            <h2 id={`checkout-gift-${index}`} dir="auto">
              {t('Gift: {title}', { title })}
            </h2>
            <div className={styles['fields']}>
              <GiftFields
                index={index}
                gift={gift}
                errors={errors}
                onChange={(changed) => setDrafts({ ...drafts, [item]: changed })}
              />
            </div>
          </section>
        ))}
        <section className={styles['part']} aria-labelledby="checkout-pay">
          <b className={`num ${styles['now']}`} aria-hidden="true">
            {firstGift + gifts.length}
          </b>
          <h2 id="checkout-pay">{isFree ? t('Nothing to pay') : t('Pay')}</h2>
          <div className={styles['fields']}>
            {coupon && <CouponField coupon={coupon} error={errors['coupon']} />}
            {!isFree && (
              <>
                <p>{t('Choose one way. Nothing is charged until you confirm it there.')}</p>
                <ProviderChoice
                  providers={known?.providers}
                  value={chosen}
                  onChange={setProvider}
                  error={errors['provider']}
                />
              </>
            )}
            <ExtraChoice items={items} extras={extras} />
            {check?.needed && check.site_key && (
              <HumanCheck
                key={round}
                siteKey={check.site_key}
                action="checkout"
                onToken={setHuman}
                error={errors['turnstile_token']}
              />
            )}
            {refusal && (
              <div className={styles['refusal']} role="alert">
                <Icon name="info" />
                <div>
                  <p>{refusal.message}</p>
                  {refusal.open && (
                    <Button size="sm" onClick={() => void send(refusal.open?.number)}>
                      {t('Pay {sum} for order {number}', {
                        sum: formatMoney(refusal.open.total),
                        number: refusal.open.number,
                      })}
                    </Button>
                  )}
                </div>
              </div>
            )}
            <Button
              type="submit"
              tone="main"
              size="lg"
              className={styles['pay']}
              aria-disabled={busy || !items.canPay || !total || (!isFree && !chosen) || undefined}
            >
              {isFree
                ? t('Get it for nothing')
                : leaving
                  ? t('Opening the payment page…')
                  : total
                    ? t('Pay {sum}', { sum: formatMoney(total) })
                    : t('Pay')}
            </Button>
            <p className={styles['small']}>
              {!isFree &&
                t(
                  'You go to the payment page and come back here. We never see the number of your card.',
                )}{' '}
              <TextLink to="/refund-policy" className={styles['inline']}>
                {t('Refund Policy')}
              </TextLink>
            </p>
          </div>
        </section>
      </SumPage>
    </form>
  );
}

/** Without empty fields. */
const typedOnly = (address: TypedAddress): TypedAddress =>
  Object.fromEntries(Object.entries(address).filter(([, text]) => text.trim()));

/** The last options that arrived, so that the form stays while others are fetched. */
function useKept(options: CheckoutOptions | undefined): CheckoutOptions | undefined {
  const kept = useRef(options);
  if (options) kept.current = options;
  return kept.current;
}
