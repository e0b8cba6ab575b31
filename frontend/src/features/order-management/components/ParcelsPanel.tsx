import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { record } from '../../../ui/Record.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { Address, parcelStatus } from '../../orders/index.ts';
import {
  parcelsOf,
  useCreateParcelMutation,
  useMoveParcelMutation,
  type ManagedOrder,
  type ManagedParcel,
  type ParcelMoveBody,
} from '../api.ts';
import { isReason } from '../refund.ts';
import { PrintSlips } from './PrintSlips.tsx';

/** What is sent of an order: the parcels with their next steps, and what no parcel has yet. */
export function ParcelsPanel({ order }: { order: ManagedOrder }) {
  if (!order.ship_to) return null;
  return (
    <section aria-labelledby="parcels">
      <h2 className={record['title']} id="parcels">
        {t('Parcels')}
      </h2>
      <Address address={order.ship_to} />
      <div className={record['actions']}>
        <PrintSlips orders={[order]}>{t('Print the packing slip')}</PrintSlips>
      </div>
      {parcelsOf(order).map((parcel) => (
        <ParcelBox key={parcel.id} order={order} parcel={parcel} />
      ))}
      {order.steps.includes('send') && <NewParcel order={order} />}
    </section>
  );
}

/** A parcel of what is left to send; fewer copies can be put into it. */
function NewParcel({ order: { id, to_send: left } }: { order: ManagedOrder }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [create, { isLoading }] = useCreateParcelMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async () => {
    if (isLoading) return;
    const lines = left
      .map(({ line_id, quantity }) => ({ line_id, quantity: Number(typed[line_id] ?? quantity) }))
      .filter(({ quantity }) => quantity > 0);
    const { error } = await create({ id, parcelBody: { lines } });
    setTyped({});
    setRefusal(error ? normalizeError(error).message : null);
  };
  return (
    <div className={record['box']}>
      <h3>{t('Not in a parcel yet')}</h3>
      {left.map(({ line_id, title, quantity }) => (
        <Field
          key={line_id}
          type="number"
          min={0}
          max={quantity}
          label={t('Copies of {title}', { title })}
          hint={t('{count} left to send', { count: quantity })}
          value={typed[line_id] ?? String(quantity)}
          onChange={({ target }) => setTyped({ ...typed, [line_id]: target.value })}
        />
      ))}
      {refusal && <p role="alert">{refusal}</p>}
      <div className={record['actions']}>
        <Button tone="main" aria-disabled={isLoading || undefined} onClick={() => void send()}>
          {t('Make a parcel')}
        </Button>
      </div>
    </div>
  );
}

type Step = ManagedParcel['status'];

const stepLabel = (step: Step): string =>
  ({
    pending: t('Being prepared'),
    packed: t('It is packed'),
    shipped: t('It has left'),
    in_transit: t('The carrier has it'),
    out_for_delivery: t('It comes today'),
    delivered: t('It has arrived'),
    delayed: t('It is late'),
    attempt_failed: t('Nobody was at home'),
    lost: t('It is lost'),
    returned: t('It came back'),
    cancelled: t('Do not send it'),
  })[step];

const WITH_REASON: readonly Step[] = ['delayed', 'attempt_failed', 'lost', 'returned', 'cancelled'];

/** One parcel: what is in it, and only the steps that it can take next. */
function ParcelBox({ order, parcel }: { order: ManagedOrder; parcel: ManagedParcel }) {
  const [step, setStep] = useState<Step | null>(null);
  const [move, { isLoading }] = useMoveParcelMutation();
  const dispatch = useDispatch();
  const title = t('Parcel {number}', { number: parcel.number });
  const send = async (body: ParcelMoveBody) => {
    if (isLoading) return;
    const { error } = await move({ id: order.id, parcelId: parcel.id, parcelMoveBody: body });
    if (error) return dispatch(showToast('bad', normalizeError(error).message));
    setStep(null);
  };
  const choose = (next: Step) =>
    next === 'shipped' || WITH_REASON.includes(next) ? setStep(next) : void send({ status: next });
  return (
    <section className={record['box']} aria-label={title}>
      <h3>
        {title} <Status {...parcelStatus(parcel.status)} />
      </h3>
      <ul>
        {parcel.lines.map(({ line_id, title: book, quantity }) => (
          <li key={line_id} dir="auto">
            {quantity} × {book}
          </li>
        ))}
      </ul>
      {(parcel.carrier ?? parcel.tracking_number) && (
        <p className="num" dir="auto">
          {[parcel.carrier, parcel.tracking_number].filter(Boolean).join(', ')}
        </p>
      )}
      {parcel.next.includes(step as Step) && step ? (
        <StepForm
          step={step}
          busy={isLoading}
          onSend={(body) => void send(body)}
          onClose={() => setStep(null)}
        />
      ) : (
        parcel.next.length > 0 && (
          <div className={record['actions']}>
            {parcel.next.map((next) => (
              <Button key={next} aria-disabled={isLoading || undefined} onClick={() => choose(next)}>
                {stepLabel(next)}
              </Button>
            ))}
          </div>
        )
      )}
      <div className={record['actions']}>
        <PrintSlips orders={[order]} parcel={parcel.id}>
          {t('Print the slip of this parcel')}
        </PrintSlips>
      </div>
    </section>
  );
}

/** What belongs to a step: carrier and tracking when it leaves, the reason when something went wrong. */
function StepForm({
  step,
  busy,
  onSend,
  onClose,
}: {
  step: Step;
  busy: boolean;
  onSend: (body: ParcelMoveBody) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [tracking, setTracking] = useState({ carrier: '', tracking_number: '', tracking_url: '' });
  const [tried, setTried] = useState(false);
  const wrongUrl = tracking.tracking_url !== '' && !/^https:\/\/\S+\.\S+/.test(tracking.tracking_url.trim());
  const needsReason = step !== 'shipped';
  const send = () => {
    setTried(true);
    if (needsReason ? !isReason(reason) : wrongUrl) return;
    const known = Object.fromEntries(Object.entries(tracking).filter(([, text]) => text.trim()));
    onSend({ status: step, ...(needsReason ? { reason: reason.trim() } : known) });
  };
  const field = (name: keyof typeof tracking, label: string, error?: string) => (
    <Field
      label={label}
      value={tracking[name]}
      error={error}
      onChange={({ target }) => setTracking({ ...tracking, [name]: target.value })}
    />
  );
  return (
    <>
      {needsReason ? (
        <Field
          label={t('Reason')}
          hint={t('The buyer reads it.')}
          maxLength={300}
          value={reason}
          error={tried && !isReason(reason) ? t('Please say why, in 3 to 300 characters.') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      ) : (
        <>
          {field('carrier', t('Carrier'))}
          {field('tracking_number', t('Tracking number'))}
          {field(
            'tracking_url',
            t('Page of the carrier'),
            tried && wrongUrl ? t('The address begins with https://') : undefined,
          )}
        </>
      )}
      <div className={record['actions']}>
        <Button tone="main" aria-disabled={busy || undefined} onClick={send}>
          {stepLabel(step)}
        </Button>
        <Button tone="plain" onClick={onClose}>
          {t('Leave it')}
        </Button>
      </div>
    </>
  );
}
