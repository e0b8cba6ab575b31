import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { language, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useGetOrderCodesQuery, useSendGiftMutation, type Order, type OrderCode } from '../api.ts';
import { useDownloadPdf } from '../useDownloadPdf.ts';
import { GiveToClass } from './GiveToClass.tsx';
import styles from './Order.module.css';

/** The codes of class packs and gifts of an order that is paid; nothing where there are none. */
export function OrderCodes({
  order: { number, lines },
  orderKey,
}: {
  order: Order;
  orderKey: string | undefined;
}) {
  const some = lines.some(({ kind }) => kind === 'class_pack' || kind === 'gift');
  const { data, error, refetch } = useGetOrderCodesQuery(
    { number, ...(orderKey && { key: orderKey }) },
    { skip: !some },
  );
  if (error)
    return (
      <p role="alert">
        {t('The codes did not load.')} <Button onClick={() => void refetch()}>{t('Try again')}</Button>
      </p>
    );
  if (!data?.results.length) return null;
  return (
    <section className={styles['codes']} aria-labelledby="order-codes">
      <h2 id="order-codes">{data.results.length > 1 ? t('Codes') : t('Code')}</h2>
      {data.results.map((code) => (
        <Code key={code.id} code={code} number={number} orderKey={orderKey} />
      ))}
    </section>
  );
}

interface CodeProps {
  code: OrderCode;
  number: string;
  orderKey: string | undefined;
}

function Code({ code, number, orderKey }: CodeProps) {
  const { title, code: text, link, qr, seats, used, revoked, readers, gift } = code;
  return (
    <article className={styles['coded']} aria-label={title}>
      <h3 dir="auto">{title}</h3>
      {revoked && <p>{t('It was paid back: the code does not work any more.')}</p>}
      {!revoked && text && link && (
        <>
          <p className={styles['code']}>
            <b dir="ltr">{text}</b>
          </p>
          {qr && <QrCode code={qr} label={t('QR code of {code}', { code: text })} />}
          <p className={styles['link']} dir="ltr">
            {link}
          </p>
          {!gift && <PrintCode code={code} number={number} orderKey={orderKey} />}
        </>
      )}
      {!gift && <p>{t('{used} of {seats} places are used.', { used, seats })}</p>}
      {!gift && !revoked && <GiveToClass codeId={code.id} number={number} title={title} />}
      {readers && readers.length > 0 && (
        <ul>
          {readers.map(({ id, name, at }) => (
            <li key={id}>
              <b dir="auto">{name}</b> {formatDateTime(at)}
            </li>
          ))}
        </ul>
      )}
      {gift && <GiftState code={code} gift={gift} number={number} orderKey={orderKey} />}
    </article>
  );
}

/** The code as a sheet for the wall, in the language of the reader. */
function PrintCode({ code: { id, title }, number, orderKey }: CodeProps) {
  const { busy, download } = useDownloadPdf();
  const print = () => {
    const query = new URLSearchParams({ language: language(), ...(orderKey && { key: orderKey }) });
    void download(`/orders/${number}/codes/${id}/slip/?${query}`, `${number} ${title}`);
  };
  return (
    <Button icon="print" aria-disabled={busy || undefined} onClick={print}>
      {t('Print this code for the class')}
    </Button>
  );
}

function GiftState({
  code: { line_id: lineId, revoked },
  gift,
  number,
  orderKey,
}: CodeProps & { gift: NonNullable<OrderCode['gift']> }) {
  const {
    recipient_name: name,
    recipient_email: address,
    sent_at: sent,
    send_at: at,
    claimed_at: claimed,
  } = gift;
  const [email, setEmail] = useState(address);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [send, { isLoading }] = useSendGiftMutation();
  const dispatch = useDispatch();
  if (claimed) return <p>{t('Claimed on {date}.', { date: formatDateTime(claimed) })}</p>;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const body = { recipient_email: email.trim(), ...(orderKey && { key: orderKey }) };
    const { error } = await send({ number, lineId, sendGiftBody: body });
    if (!error) {
      setErrors({});
      dispatch(showToast('ok', t('The gift is on its way.')));
      return;
    }
    const { fields, message } = normalizeError(error);
    setErrors(fields);
    if (Object.keys(fields).length === 0) dispatch(showToast('bad', message));
  };
  return (
    <>
      {sent && <p>{t('Sent to {name} on {date}.', { name, date: formatDateTime(sent) })}</p>}
      {!sent && at && <p>{t('It is sent to {name} on {date}.', { name, date: formatDateTime(at) })}</p>}
      {!revoked && address && (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Field
            label={t('E-mail of {name}', { name })}
            name="recipient_email"
            type="email"
            dir="ltr"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={errors['recipient_email']}
          />
          <Button type="submit" icon="mail" aria-disabled={isLoading || undefined}>
            {sent ? t('Send it again') : t('Send it now')}
          </Button>
        </form>
      )}
    </>
  );
}
