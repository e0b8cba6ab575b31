import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { language, t } from '../../../i18n/index.ts';
import { GivingCover } from '../../../shared/giving/Drawings.tsx';
import { HumanCheck, TEST_TOKEN } from '../../../shared/human/HumanCheck.tsx';
import { leaveForPayment } from '../../../shared/leaveForPayment.ts';
import { useLeavingForPayment } from '../../../shared/useLeavingForPayment.ts';
import { typedPrice } from '../../../shared/prices/typedPrices.ts';
import type { Provider } from '../../../shared/providerLabels.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { ChoiceCards, ErrorSummary, clearsErrors } from '../../../ui/Form.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { SumCard, SumLine, SumPage, SumTotal } from '../../../ui/SumCard.tsx';
import {
  useGiveMutation,
  useGetDonationOptionsQuery,
  type DonationBody,
  type DonationOptions,
} from '../api.ts';
import {
  ANONYMITIES,
  anonymityText,
  chosenAmount,
  usualPresets,
  wrongAmount,
  type Anonymity,
  type Preset,
} from '../model.ts';
import { ProviderChoice } from '../../checkout/index.ts';
import { AmountChoice } from './AmountChoice.tsx';
import { TaxPart, taxOf, taxTitle, wrongDeclaration, type Declared } from './TaxPart.tsx';
import styles from './GiveForm.module.css';

/** What the gift is for. */
export interface GiftTarget {
  of: { project: string } | { charity: string };
  name: string;
  lead: string;
  picture: Parameters<typeof GivingCover>[0]['of'];
  /** Null: that of the school. */
  currency: string | null;
  presets: readonly Preset[];
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface Tribute {
  recipient_name: string;
  recipient_email: string;
  message: string;
  send_on: string;
}

/** Amount, for whom, name, and the way to pay: a gift on one page. */
export function GiveForm({ target }: { target: GiftTarget }) {
  const user = useSelector(selectUser);
  const tenant = useTenant();
  const [params] = useSearchParams();
  const asked = params.get('currency');
  // The page of a class or student through which it is given.
  const fundraiser = params.get('fundraiser');
  const [currency, setCurrency] = useState(
    target.currency ?? (/^[A-Z]{3}$/.test(asked ?? '') ? asked! : (tenant?.currency ?? 'GBP')),
  );
  const own = target.presets.filter(({ value }) => value.currency === currency);
  const presets = own.length > 0 ? own : usualPresets(currency);
  const [choice, setChoice] = useState(() => startOf(Number(params.get('amount')), presets, currency));
  const amount = chosenAmount(choice.typed, choice.preset, currency);
  const settled = useDebounced(amount, 300);
  // Once, until somebody chooses to give each month: never chosen for them.
  const [interval, setInterval] = useState<'once' | 'month'>('once');
  const monthly = interval === 'month';
  const options = useKept(
    useGetDonationOptionsQuery({
      ...target.of,
      currency,
      interval,
      ...(settled !== null && { amount: settled }),
    }).currentData,
  );
  const [cover, setCover] = useState(false);
  const [tribute, setTribute] = useState<Tribute | null>(null);
  const [name, setName] = useState(user ? `${user.first_name} ${user.last_name}`.trim() : '');
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [anonymity, setAnonymity] = useState<Anonymity>('first_name');
  const [news, setNews] = useState(false);
  const [declared, setDeclared] = useState<Declared | null>(null);
  const [provider, setProvider] = useState<Provider | null>(null);
  const [human, setHuman] = useState('');
  const [round, setRound] = useState(0);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(0);
  const [refusal, setRefusal] = useState('');
  const [give, { isLoading }] = useGiveMutation();
  const [leaving, setLeaving] = useLeavingForPayment();
  const last = useRef({ text: '', key: '' });

  const offered = options?.providers.filter(({ available }) => available) ?? [];
  const chosen = offered.find((one) => one.provider === provider) ?? offered[0];
  const fee = settled === amount ? (chosen?.fee_cover ?? null) : null;
  const tax = options?.tax ?? null;
  const covered = cover && fee !== null ? fee : 0;
  const total = amount === null ? null : amount + covered;
  const money = (value: number) => ({ amount: value, currency });
  const check = options?.human_check;
  const token = check?.needed ? (check.site_key ? human : TEST_TOKEN) : undefined;
  const emailNeeded = options?.email_needed ?? user === null;
  const busy = isLoading || leaving;

  const wrong = (): Record<string, string> => {
    const sum = wrongAmount(amount, options?.smallest.amount, options ? formatMoney(options.smallest) : '');
    return {
      ...(sum && { amount: sum }),
      ...(tribute &&
        !tribute.recipient_name.trim() && { 'tribute.recipient_name': t('Please say for whom it is.') }),
      ...(tribute?.recipient_email.trim() &&
        !EMAIL.test(tribute.recipient_email.trim()) && {
          'tribute.recipient_email': t('Please check the e-mail address.'),
        }),
      ...(emailNeeded &&
        !EMAIL.test(email.trim()) && {
          email: email.trim()
            ? t('Please check the e-mail address.')
            : t('Please give an e-mail address for the receipt.'),
        }),
      ...(anonymity !== 'anonymous' &&
        !name.trim() && { name: t('Please give a name, or choose that nobody sees it.') }),
      ...wrongDeclaration(tax, declared),
      ...(!chosen && { provider: t('Please choose how to pay.') }),
      ...(token === '' && { turnstile_token: t('Please confirm that you are a person.') }),
    };
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = wrong();
    setErrors(found);
    setTried(tried + 1);
    setRefusal('');
    if (Object.keys(found).length > 0 || amount === null || !chosen) return;
    const body: DonationBody = {
      ...target.of,
      amount,
      currency,
      interval,
      provider: chosen.provider,
      cover_fee: cover,
      anonymity,
      language: language(),
      ...(name.trim() && { name: name.trim() }),
      ...(email.trim() && { email: email.trim() }),
      ...(message.trim() && { message: message.trim() }),
      ...(tribute && { tribute: tributeOf(tribute) }),
      ...(news && { wants_news: true }),
      ...taxOf(tax, declared),
      ...(token && { turnstile_token: token }),
      ...(fundraiser && { attribution: { fundraiser } }),
    };
    // A second press of the same button repeats the call; a changed form is another gift.
    const text = JSON.stringify({ ...body, turnstile_token: undefined });
    if (last.current.text !== text) last.current = { text, key: newKey() };
    const { data, error } = await give(withKey(body, last.current.key));
    if (data) {
      setLeaving(true);
      return leaveForPayment(data.redirect_url);
    }
    const problem = normalizeError(error);
    // Without an answer the same key is sent again: the gift may have been noted.
    if (problem.status !== 0) last.current = { text: '', key: '' };
    setRound((now) => now + 1);
    setErrors(problem.fields);
    setTried((now) => now + 1);
    setRefusal(problem.message);
  };

  const step = stepper();
  return (
    <form onSubmit={(event) => void send(event)} onInput={clearsErrors(setErrors)} noValidate>
      <SumPage
        aside={
          <SumCard title={t('Your gift')}>
            <GivingCover of={target.picture} className={styles['picture']} />
            {amount !== null && (
              <>
                <SumLine label={target.name} value={money(amount)} />
                {covered > 0 && <SumLine label={t('Payment fee')} value={money(covered)} />}
                <SumTotal label={t('You pay')} value={money(amount + covered)} />
              </>
            )}
            {amount === null && (
              <p className={styles['small']}>{t('Choose an amount and see here what you pay.')}</p>
            )}
            {refusal && (
              <p className={styles['refusal']} role="alert">
                <Icon name="info" />
                <span>{refusal}</span>
              </p>
            )}
            <Button
              type="submit"
              tone="main"
              size="lg"
              className={styles['give']}
              aria-disabled={busy || (options && offered.length === 0) || undefined}
            >
              {leaving
                ? t('Opening the payment page…')
                : total === null
                  ? t('Give')
                  : monthly
                    ? t('Give {sum} every month', { sum: formatMoney(money(total)) })
                    : t('Give {sum}', { sum: formatMoney(money(total)) })}
            </Button>
            {monthly && (
              <p className={styles['small']}>
                {chosen?.provider === 'phonepe'
                  ? t('Each month we send you a link to pay. Nothing is taken by itself.')
                  : t('Stop, skip or change it with one link. No account needed.')}
              </p>
            )}
            <p className={styles['small']}>
              {t('You go to the payment page and come back here. We never see the number of your card.')}{' '}
              <TextLink to="/refund-policy" className={styles['inline']}>
                {t('Refund Policy')}
              </TextLink>
            </p>
          </SumCard>
        }
      >
        <h1 dir="auto">{t('Give to {name}', { name: target.name })}</h1>
        <p className={styles['lead']} dir="auto">
          {target.lead}
        </p>
        <ErrorSummary errors={errors} tried={tried} />
        <Step number={step()} id="give-amount" title={t('How much')}>
          <fieldset className={styles['interval']}>
            <legend className="sr">{t('How often')}</legend>
            {(['once', 'month'] as const).map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="interval"
                  checked={interval === value}
                  onChange={() => setInterval(value)}
                />
                {value === 'once' ? t('Once') : t('Every month')}
              </label>
            ))}
          </fieldset>
          <AmountChoice
            wide={presets.some(({ text }) => text)}
            presets={presets}
            currency={currency}
            preset={choice.preset}
            typed={choice.typed}
            hint={options && t('Any sum from {least}.', { least: formatMoney(options.smallest) })}
            error={errors['amount']}
            onChange={setChoice}
          />
          {options && options.currencies.length > 1 && (
            <SelectField
              label={t('Currency')}
              value={currency}
              onChange={({ target: { value } }) => {
                setCurrency(value);
                setChoice({ preset: null, typed: '' });
              }}
            >
              {options.currencies.map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </SelectField>
          )}
          {amount !== null && fee !== null && fee > 0 && (
            <div className={styles['fee']}>
              <Checkbox
                label={t('Pay the payment fee too, {sum}', { sum: formatMoney(money(fee)) })}
                checked={cover}
                onChange={({ target: { checked } }) => setCover(checked)}
              />
              <p>
                {t(
                  'This is our estimate of the fee: with it, your whole gift arrives, or very nearly. It is fine to leave it.',
                )}
              </p>
            </div>
          )}
        </Step>
        <Step number={step()} id="give-tribute" title={t('For somebody')} note={t('if you like')}>
          <Checkbox
            label={t('Give this in somebody’s name')}
            checked={tribute !== null}
            onChange={({ target: { checked } }) =>
              setTribute(
                checked ? { recipient_name: '', recipient_email: '', message: '', send_on: '' } : null,
              )
            }
          />
          {tribute && <TributeFields tribute={tribute} errors={errors} onChange={setTribute} />}
        </Step>
        <Step number={step()} id="give-name" title={t('Your name')}>
          <Field
            label={t('Your name')}
            name="name"
            autoComplete="name"
            maxLength={120}
            value={name}
            error={errors['name']}
            onChange={({ target: { value } }) => setName(value)}
          />
          {emailNeeded && (
            <Field
              label={t('E-mail')}
              name="email"
              type="email"
              autoComplete="email"
              dir="ltr"
              maxLength={254}
              required
              value={email}
              error={errors['email']}
              onChange={({ target: { value } }) => setEmail(value)}
            />
          )}
          <Checkbox
            label={t('Tell me by e-mail what becomes of my gift')}
            checked={news}
            onChange={({ target: { checked } }) => setNews(checked)}
          />
          <ChoiceCards
            name="anonymity"
            value={anonymity}
            options={ANONYMITIES.map((level) => ({ value: level, ...anonymityText(level) }))}
            onChange={setAnonymity}
          />
          <TextAreaField
            label={t('A few words (you can leave this empty)')}
            hint={t('Somebody reads them before others can.')}
            name="message"
            maxLength={500}
            rows={3}
            value={message}
            error={errors['message']}
            onChange={({ target: { value } }) => setMessage(value)}
          />
        </Step>
        {tax && (
          <Step number={step()} id="give-tax" title={taxTitle(tax)} note={t('if you like')}>
            <TaxPart
              asked={tax}
              declared={declared}
              name={name}
              gift={amount === null ? null : money(amount)}
              charity={target.name}
              errors={errors}
              onChange={setDeclared}
            />
          </Step>
        )}
        <Step number={step()} id="give-pay" title={t('Pay')} now>
          <ProviderChoice
            providers={options?.providers}
            value={chosen?.provider ?? null}
            onChange={setProvider}
            error={errors['provider']}
          />
          {check?.needed && check.site_key && (
            <HumanCheck
              key={round}
              siteKey={check.site_key}
              action="donate"
              onToken={setHuman}
              error={errors['turnstile_token']}
            />
          )}
        </Step>
      </SumPage>
    </form>
  );
}

function Step({
  number,
  id,
  title,
  note,
  now = false,
  children,
}: {
  number: number;
  id: string;
  title: string;
  note?: string;
  now?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <b className={now ? `num ${styles['now']}` : 'num'} aria-hidden="true">
        {number}
      </b>
      <h2 id={id}>
        {title} {note && <small>{note}</small>}
      </h2>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}

/** For whom the gift is, and the card that they get. */
function TributeFields({
  tribute,
  errors,
  onChange,
}: {
  tribute: Tribute;
  errors: Record<string, string>;
  onChange: (tribute: Tribute) => void;
}) {
  const field = (member: keyof Tribute) => ({
    name: `tribute.${member}`,
    value: tribute[member],
    error: errors[`tribute.${member}`],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      onChange({ ...tribute, [member]: value }),
  });
  return (
    <div className={styles['tribute']}>
      <Field label={t('Who is it for?')} maxLength={80} required {...field('recipient_name')} />
      <TextAreaField label={t('Your words to them')} maxLength={200} rows={3} {...field('message')} />
      <Field
        label={t('Their e-mail')}
        hint={t('We send them a card that never shows the sum. Leave it empty for none.')}
        type="email"
        dir="ltr"
        maxLength={254}
        {...field('recipient_email')}
      />
      <Field
        label={t('Send it on')}
        hint={t('Leave it empty to send it as soon as it is paid.')}
        type="date"
        {...field('send_on')}
      />
    </div>
  );
}

/** The amount in the address, as a preset when it is one of them. */
function startOf(amount: number, presets: readonly Preset[], currency: string) {
  if (!Number.isSafeInteger(amount) || amount <= 0) return { preset: null, typed: '' };
  return presets.some(({ value }) => value.amount === amount)
    ? { preset: amount, typed: '' }
    : { preset: null, typed: typedPrice({ amount, currency }).amount };
}

/** Without empty texts. */
const tributeOf = ({ recipient_name, ...rest }: Tribute): NonNullable<DonationBody['tribute']> => ({
  recipient_name: recipient_name.trim(),
  ...Object.fromEntries(Object.entries(rest).filter(([, text]) => text.trim())),
});

/** Counts the steps of the page. */
function stepper(): () => number {
  let count = 0;
  return () => (count += 1);
}

/** The last options that arrived, so that the form stays while others are fetched. */
function useKept(options: DonationOptions | undefined): DonationOptions | undefined {
  const kept = useRef(options);
  if (options) kept.current = options;
  return kept.current;
}
