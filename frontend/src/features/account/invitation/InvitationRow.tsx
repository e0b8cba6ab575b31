import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useResendInvitationMutation, useRevokeInvitationMutation, type Invitation } from '../api.ts';
import styles from './Invitation.module.css';
import { roleName, invitationStatus } from './labels.ts';

/** One invitation: address, role, status and actions. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, first_name, last_name, role, class_name, state, created_at, inviter } = invitation;
  const dispatch = useDispatch();
  const [resend, resending] = useResendInvitationMutation();
  const [revoke, revoking] = useRevokeInvitationMutation();
  const [asking, setAsking] = useState(false);
  const name = `${first_name} ${last_name}`.trim();
  const open = state === 'waiting' || state === 'expired';
  const busy = resending.isLoading || revoking.isLoading;

  const act = async (run: () => Promise<{ error?: unknown }>, words: string) => {
    if (busy) return;
    const { error } = await run();
    dispatch(
      error
        ? showToast('bad', normalizeError(error as Parameters<typeof normalizeError>[0]).message)
        : showToast('ok', words),
    );
  };
  return (
    <li>
      <span className={styles['who']}>
        <b>{name || email}</b>
        {name && <span>{email}</span>}
      </span>
      <span className={styles['who']}>
        {roleName(role)}
        {class_name && <span>{class_name}</span>}
      </span>
      <Status {...invitationStatus(state)} />
      <span className={styles['when']} title={formatDateTime(created_at)}>
        {t('{inviter}, {when}', { inviter, when: formatAgo(created_at) })}
      </span>
      <span className={styles['acts']}>
        {open && (
          <>
            <Button
              size="sm"
              aria-label={t('Send again to {email}', { email })}
              aria-disabled={busy || undefined}
              onClick={() => void act(() => resend(id), t('A new link is on its way to {email}.', { email }))}
            >
              {t('Send again')}
            </Button>
            <Button
              size="sm"
              tone="plain"
              aria-label={t('Take back the invitation of {email}', { email })}
              onClick={() => setAsking(true)}
            >
              {t('Take back')}
            </Button>
          </>
        )}
      </span>
      <ConfirmDialog
        open={asking}
        title={t('Take this invitation back?')}
        action={t('Take back')}
        cancel={t('Keep it')}
        tone="danger"
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void act(() => revoke(id), t('The invitation is taken back.'));
        }}
      >
        <p>{t('The link that {email} has will not work any more.', { email })}</p>
      </ConfirmDialog>
    </li>
  );
}
