import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofForm } from '../../../shared/security/ProofDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Facts, record } from '../../../ui/Record.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useApproveTeamRefundMutation, useListTeamRefundsQuery } from '../api.ts';

/** What the platform's team proposes to pay back of an order, for a person of its school to approve. */
export function TeamRefunds({ orderId }: { orderId: string }) {
  const { data } = useListTeamRefundsQuery(orderId);
  const { data: security } = useGetSecurityQuery();
  const [approve] = useApproveTeamRefundMutation();
  const [open, setOpen] = useState<string | null>(null);
  const dispatch = useDispatch();
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-labelledby="team-refunds">
      <h2 id="team-refunds" className={record['title']}>
        {t('The platform’s team proposes a refund')}
      </h2>
      {data.results.map(({ id, amount, lines, reason, by, expires_at: until }) => (
        <div key={id}>
          <Facts
            facts={[
              [t('Sum'), formatMoney(amount)],
              [t('Lines'), lines.map(({ title }) => title).join(', ')],
              [t('Why'), reason],
              [t('Proposed by'), by],
              [t('Until'), formatDateTime(until)],
            ]}
          />
          {open === id && security ? (
            <ProofForm
              kind={security.proof}
              action={t('Approve the refund of {sum}', { sum: formatMoney(amount) })}
              onProven={async (proof) => {
                const { error } = await approve({ id: orderId, proposal: id, recentConfirmationBody: proof });
                if (error) return error;
                dispatch(showToast('ok', t('The refund is requested.')));
                return undefined;
              }}
            />
          ) : (
            <div className={record['actions']}>
              <Button tone="main" onClick={() => setOpen(id)}>
                {t('Approve it')}
              </Button>
            </div>
          )}
        </div>
      ))}
    </section>
  );
}
