import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofForm, type Proof } from '../../../shared/security/ProofDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Field } from '../../../ui/Field.tsx';
import { formatMoney, Money } from '../../../ui/Money.tsx';
import { record } from '../../../ui/Record.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  linesOf,
  usePreviewRefundMutation,
  useProposeRefundMutation,
  useRefundOrderMutation,
  type ManagedOrder,
  type RefundLineBody,
  type RefundPreview,
} from '../api.ts';
import { amountText, isReason, refundLines, type TypedAmounts } from '../refund.ts';
import { useOrdersArea } from '../useOrdersArea.ts';
import styles from './ManagedOrder.module.css';

/** A refund as it was checked: what is sent is exactly this. */
interface Checked {
  lines: RefundLineBody[];
  reason: string;
  preview: RefundPreview;
  key: string;
}

/** Pays lines of an order back. What it changes is shown first; a change of the form takes that away again. */
export function RefundForm({ order, onClose }: { order: ManagedOrder; onClose: () => void }) {
  const [typed, setTyped] = useState<TypedAmounts>({});
  const [copies, setCopies] = useState<TypedAmounts>({});
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [preview, { isLoading }] = usePreviewRefundMutation();
  const { lines, wrong, wrongCopies } = refundLines(linesOf(order), typed, copies);
  const edited = () => {
    setChecked(null);
    setRefusal(null);
  };
  const type = (id: string, text: string | undefined) => {
    const { [id]: _before, ...rest } = typed;
    setTyped(text === undefined ? rest : { ...rest, [id]: text });
    edited();
  };
  const check = async () => {
    setTried(true);
    if (isLoading || wrong.length + wrongCopies.length > 0 || !isReason(reason)) return;
    if (lines.length === 0) return setRefusal(t('Choose at least one line.'));
    const { data, error } = await preview({ id: order.id, refundLinesBody: { lines } });
    if (error) return setRefusal(normalizeError(error).message);
    setChecked({ lines, reason: reason.trim(), preview: data, key: newKey() });
  };
  return (
    <section className={record['box']} aria-label={t('Give money back')}>
      <h2>{t('Give money back')}</h2>
      {linesOf(order)
        .filter(({ refundable }) => refundable.amount > 0)
        .map(({ id, title, refundable, stock_held: held }) => (
          <div key={id}>
            <Checkbox
              label={title}
              checked={typed[id] !== undefined}
              onChange={({ target }) =>
                type(id, target.checked ? amountText(refundable.amount, refundable.currency) : undefined)
              }
            />
            {typed[id] !== undefined && (
              <Field
                label={t('Sum for {title}, in {currency}', { title, currency: refundable.currency })}
                hint={t('At most {amount}', { amount: formatMoney(refundable) })}
                error={wrong.includes(id) ? t('Please give an amount up to that.') : undefined}
                inputMode="decimal"
                value={typed[id]}
                onChange={({ target }) => type(id, target.value)}
              />
            )}
            {typed[id] !== undefined && held > 0 && (
              <Field
                label={t('Copies of {title} that go back into the stock', { title })}
                hint={t('At most {count}. Empty: none.', { count: held })}
                error={wrongCopies.includes(id) ? t('Please give a number up to that.') : undefined}
                inputMode="numeric"
                maxLength={6}
                value={copies[id] ?? ''}
                onChange={({ target }) => {
                  setCopies({ ...copies, [id]: target.value });
                  edited();
                }}
              />
            )}
          </div>
        ))}
      <Field
        label={t('Reason')}
        hint={t('The buyer reads it.')}
        maxLength={300}
        value={reason}
        error={tried && !isReason(reason) ? t('Please say why, in 3 to 300 characters.') : undefined}
        onChange={({ target }) => {
          setReason(target.value);
          edited();
        }}
      />
      {refusal && <p role="alert">{refusal}</p>}
      {checked ? (
        <Confirm
          order={order}
          checked={checked}
          onRefused={(message) => {
            setChecked(null);
            setRefusal(message);
          }}
          onClose={onClose}
        />
      ) : (
        <div className={record['actions']}>
          <Button tone="main" aria-disabled={isLoading || undefined} onClick={() => void check()}>
            {t('See what this changes')}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {t('Leave it')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Confirm({
  order,
  checked: { lines, reason, preview, key },
  onRefused,
  onClose,
}: {
  order: ManagedOrder;
  checked: Checked;
  onRefused: (message: string) => void;
  onClose: () => void;
}) {
  const [refund, { isLoading }] = useRefundOrderMutation();
  const dispatch = useDispatch();
  const amount = formatMoney(preview.amount);
  const send = async () => {
    const { error } = await refund(withKey({ id: order.id, refundBody: { lines, reason } }, key));
    if (error) return onRefused(normalizeError(error).message);
    dispatch(showToast('ok', t('{amount} is on its way back', { amount })));
    onClose();
  };
  return (
    <>
      <Effects preview={preview} />
      {preview.second_person ? (
        <Propose order={order} lines={lines} reason={reason} amount={amount} onClose={onClose} />
      ) : (
        <div className={record['actions']}>
          <Button
            tone="danger"
            aria-disabled={isLoading || undefined}
            onClick={() => !isLoading && void send()}
          >
            {t('Give back {amount}', { amount })}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {t('Leave it')}
          </Button>
        </div>
      )}
    </>
  );
}

const accountName = (code: string): string =>
  ({
    sales_income: t('Income from sales'),
    shipping: t('Income from shipping'),
    tax_payable: t('Tax to be paid'),
    receivable_from_platform: t('What the platform owes the school'),
  })[code] ?? code.replaceAll('_', ' ');

/** Balances before and after, how many people lose a book, and the fee that does not come back. */
function Effects({ preview: { effects, fee_lost, readers } }: { preview: RefundPreview }) {
  return (
    <div className={styles['preview']} role="status">
      <h3>{t('What this changes')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Account')}</th>
            <th scope="col">{t('Now')}</th>
            <th scope="col">{t('Change')}</th>
            <th scope="col">{t('After')}</th>
          </tr>
        </thead>
        <tbody>
          {effects.map(({ account, now, change, after }) => (
            <tr key={account}>
              <td>{accountName(account)}</td>
              <td>
                <Money value={now} />
              </td>
              <td>
                <Money value={change} />
              </td>
              <td>
                <Money value={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {readers > 0 && (
        <p>
          {t(
            '{count, plural, one {One person loses a book that they can read now} other {# people lose a book that they can read now}}.',
            { count: readers },
          )}
        </p>
      )}
      {fee_lost.amount > 0 && (
        <p>{t('The payment provider keeps its fee of {amount}.', { amount: formatMoney(fee_lost) })}</p>
      )}
    </div>
  );
}

/** From a certain sum on a second person has to agree. */
function Propose({
  order,
  lines,
  reason,
  amount,
  onClose,
}: {
  order: ManagedOrder;
  lines: RefundLineBody[];
  reason: string;
  amount: string;
  onClose: () => void;
}) {
  const area = useOrdersArea();
  const { data } = useGetSecurityQuery();
  const [propose] = useProposeRefundMutation();
  const dispatch = useDispatch();
  const send = async (proof: Proof): Promise<unknown> => {
    const { error } = await propose({ id: order.id, refundProposalBody: { ...proof, lines, reason } });
    if (error) return error;
    dispatch(showToast('ok', t('Proposed: another person has to agree')));
    onClose();
    return undefined;
  };
  if (!data) return null;
  return (
    <ProofForm kind={data.proof} action={t('Propose to give back {amount}', { amount })} onProven={send}>
      <p>
        {area === 'platform'
          ? t(
              'A second person of the platform’s team has to agree to this sum. Nothing moves before that. The school sees the refund in its order.',
            )
          : t(
              'Another administrator of the school has to agree to this sum. Nothing moves before that. The platform’s team can propose it too.',
            )}
      </p>
    </ProofForm>
  );
}
