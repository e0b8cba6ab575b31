import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { DownloadLink } from '../../../ui/DownloadLink.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { record } from '../../../ui/Record.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { cell, Table } from '../../../ui/table/Table.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useChangeCharityPayoutMutation,
  useListCharityPayoutsQuery,
  useListOwedToCharitiesQuery,
  useProposeCharityPayoutMutation,
  type CharityPayoutView,
  type OwedToCharityView,
} from '../payoutsApi.ts';
import styles from './Charity.module.css';
import { ProposeSumDialog } from './ProposeSumDialog.tsx';
import { SponsorPools } from './SponsorPools.tsx';
import { Undecided } from './Undecided.tsx';

const SHOWN = 20;

/** What is owed to charities, with a payout to prepare from each row, and the payouts that were made. */
export function CharityPayouts() {
  const owed = useListOwedToCharitiesQuery().data?.results ?? [];
  const payouts = useListCharityPayoutsQuery({ limit: SHOWN }).data?.results ?? [];
  const [chosen, setChosen] = useState<OwedToCharityView | null>(null);
  return (
    <>
      {owed.length > 0 && (
        <section className={styles['part']} id="to-pay-out">
          <h2>{t('To pay out')}</h2>
          <Owed rows={owed} onChoose={setChosen} />
        </section>
      )}
      <Undecided />
      <SponsorPools />
      {payouts.length > 0 && (
        <section className={styles['part']} id="payouts">
          <h2>{t('Payouts')}</h2>
          <Payouts payouts={payouts} />
        </section>
      )}
      {chosen && <PrepareDialog owed={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

const nameOf = ({ charity_name, project_title }: OwedToCharityView): string =>
  project_title ? `${charity_name}: ${project_title}` : charity_name;

function Owed({
  rows,
  onChoose,
}: {
  rows: readonly OwedToCharityView[];
  onChoose: (row: OwedToCharityView) => void;
}) {
  return (
    <Table
      stacked
      caption={t('To pay out')}
      head={
        <>
          <th scope="col">{t('Charity')}</th>
          {[t('Owed'), t('Held'), t('May be paid')].map((label) => (
            <th scope="col" className={record['amount']} key={label}>
              {label}
            </th>
          ))}
          <th scope="col">{t('What you can do')}</th>
        </>
      }
    >
      {rows.map((row) => {
        const { charity_id, project_id, charity_name, project_title, currency } = row;
        const sum = (amount: number) => formatMoney({ amount, currency });
        return (
          <tr key={`${charity_id} ${project_id} ${currency}`}>
            <td className={cell.main}>
              <b dir="auto">{charity_name}</b>
              <small dir="auto">{project_title ?? t('The charity as a whole')}</small>
            </td>
            <td data-label={t('Owed')} className={`num ${record['amount']}`}>
              {sum(row.owed)}
            </td>
            <td data-label={t('Held')} className={`num ${record['amount']}`}>
              {sum(row.held)}
            </td>
            <td data-label={t('May be paid')} className={`num ${record['amount']}`}>
              {sum(row.payable)}
            </td>
            <td data-label={t('What you can do')}>
              {!row.verified ? (
                <small>{t('Only verified charities are paid.')}</small>
              ) : row.payable > 0 ? (
                <Button
                  aria-label={t('Prepare payout to {name}', { name: nameOf(row) })}
                  onClick={() => onChoose(row)}
                >
                  {t('Prepare payout')}
                </Button>
              ) : (
                <small>{t('Held for refunds for 14 days')}</small>
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** Prepares a payout after a confirmation; another person of the team approves it. */
function PrepareDialog({ owed, onClose }: { owed: OwedToCharityView; onClose: () => void }) {
  const { charity_id, project_id, currency, payable } = owed;
  const [propose] = useProposeCharityPayoutMutation();
  return (
    <ProposeSumDialog
      title={t('Prepare a payout to {name}', { name: nameOf(owed) })}
      most={{ amount: payable, currency }}
      propose={(sum, key) => propose(withKey({ ...sum, charity_id, ...(project_id && { project_id }) }, key))}
      onClose={onClose}
    />
  );
}

const stateOf = (status: CharityPayoutView['status']): { kind: StatusKind; label: string } =>
  ({
    approved: { kind: 'wait' as const, label: t('Approved, at the bank') },
    paid: { kind: 'ok' as const, label: t('Paid') },
    failed: { kind: 'bad' as const, label: t('Refused by the bank') },
    returned: { kind: 'bad' as const, label: t('Came back') },
  })[status];

type Next = Exclude<CharityPayoutView['status'], 'approved'>;
const actionOf = (next: Next): string =>
  ({ paid: t('The bank paid it'), failed: t('The bank refused it'), returned: t('It came back') })[next];

function Payouts({ payouts }: { payouts: readonly CharityPayoutView[] }) {
  const [asked, setAsked] = useState<{ payout: CharityPayoutView; next: Next } | null>(null);
  return (
    <>
      <Table
        stacked
        caption={t('Payouts')}
        head={
          <>
            <th scope="col">{t('Charity')}</th>
            <th scope="col">{t('State')}</th>
            <th scope="col" className={record['amount']}>
              {t('Amount')}
            </th>
            <th scope="col">{t('Day')}</th>
            <th scope="col">{t('What you can do')}</th>
          </>
        }
      >
        {payouts.map((payout) => (
          <tr key={payout.id}>
            <td className={cell.main}>
              <b dir="auto">{payout.charity_name}</b>
              <small dir="auto">{payout.reference ?? payout.reason}</small>
            </td>
            <td data-label={t('State')}>
              <Status {...stateOf(payout.status)} />
            </td>
            <td data-label={t('Amount')} className={`num ${record['amount']}`}>
              {formatMoney(payout)}
            </td>
            <td data-label={t('Day')}>{formatDay(payout.created_at)}</td>
            <td data-label={t('What you can do')}>
              <div className={styles['inRow']}>
                {payout.statement_number ? (
                  <TextLink
                    icon="file"
                    to={`/invoice/payout/${payout.id}`}
                    aria-label={t('Statement {number} of the payout to {name}', {
                      number: payout.statement_number,
                      name: payout.charity_name,
                    })}
                  >
                    {t('Statement {number}', { number: payout.statement_number })}
                  </TextLink>
                ) : (
                  <DownloadLink
                    icon="download"
                    href={`/api/charity-payouts/${payout.id}/statement.pdf`}
                    aria-label={t('Statement of the payout to {name}', { name: payout.charity_name })}
                  >
                    {t('Statement')}
                  </DownloadLink>
                )}
                {payout.next.map((next) =>
                  next === 'approved' ? null : (
                    <Button key={next} onClick={() => setAsked({ payout, next })}>
                      {actionOf(next)}
                    </Button>
                  ),
                )}
              </div>
            </td>
          </tr>
        ))}
      </Table>
      {asked && <StateDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** States what the bank did with a payout: with its reference, or the reason. */
function StateDialog({
  payout,
  next,
  onClose,
}: {
  payout: CharityPayoutView;
  next: Next;
  onClose: () => void;
}) {
  const dispatch = useDispatch();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [key, setKey] = useState(newKey);
  const [change, { isLoading }] = useChangeCharityPayoutMutation();
  const save = async () => {
    const text = note.trim();
    if (text.length < 3) return setError(t('Please write 3 to 255 letters.'));
    const answer = await change(
      withKey({ id: payout.id, charityPayoutStatusBody: { status: next, note: text } }, key),
    );
    if (answer.error) {
      setKey(newKey());
      return setError(normalizeError(answer.error).message);
    }
    dispatch(showToast('ok', t('The payout is changed')));
    onClose();
  };
  return (
    <ConfirmDialog
      title={`${actionOf(next)}: ${formatMoney(payout)}`}
      action={t('State this')}
      cancel={t('Leave it')}
      tone={next === 'paid' ? 'main' : 'danger'}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      <Field
        label={next === 'paid' ? t('Reference of the bank') : t('Reason')}
        maxLength={255}
        value={note}
        error={error}
        onChange={({ target }) => {
          setNote(target.value);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
