import { GUARDIAN_PERMISSIONS, type GuardianPermission } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useChangeGuardianMutation, useEndGuardianLinkMutation, type GuardianLinkView } from '../api.ts';
import { nameOf, permissionName, relationshipName } from '../../../shared/family/familyLabels.ts';
import { ReasonDialog } from '../../../shared/family/ReasonDialog.tsx';
import styles from '../../../shared/family/Family.module.css';

const looks = (state: GuardianLinkView['state']): { kind: StatusKind; label: string } =>
  ({
    invited: { kind: 'wait' as const, label: t('Code not used yet') },
    pending_school: { kind: 'wait' as const, label: t('Waits for the school') },
    active: { kind: 'ok' as const, label: t('Guardian') },
    revoked: { kind: 'off' as const, label: t('Ended') },
  })[state];

/** One guardian of a child, or an unused code; administrators can change and end it here. */
export function GuardianLink({ link, manages }: { link: GuardianLinkView; manages: boolean }) {
  const [ending, setEnding] = useState(false);
  const [change, changing] = useChangeGuardianMutation();
  const [end, { isLoading }] = useEndGuardianLinkMutation();
  const dispatch = useDispatch();
  const fail = (error: Parameters<typeof normalizeError>[0]) =>
    dispatch(showToast('bad', normalizeError(error).message));
  const { id, state, guardian, permissions, student } = link;
  const who = guardian ? nameOf(guardian) : t('Code for {name}', { name: student.first_name });

  const toggle = async (permission: GuardianPermission) => {
    if (changing.isLoading) return;
    const next = permissions.includes(permission)
      ? permissions.filter((one) => one !== permission)
      : [...permissions, permission];
    const { error } = await change({ id, guardianLinkBody: { permissions: next } });
    if (error) fail(error);
  };
  const stop = async (reason: string) => {
    const { error } = await end({ id, reasonBody: { reason } });
    if (error) fail(error);
    else
      dispatch(
        showToast(
          'ok',
          state === 'invited'
            ? t('The code works no more.')
            : t('{name} sees nothing any more.', { name: who }),
        ),
      );
    setEnding(false);
  };
  return (
    <li>
      <div>
        <b>{who}</b>
        <small>
          {[relationshipName(link.relationship), guardian?.email, times(link)].filter(Boolean).join(' · ')}
        </small>
      </div>
      <div className={styles['end']}>
        <Status {...looks(state)} />
        {state !== 'revoked' && (manages || state === 'invited') && (
          <Button
            size="sm"
            aria-label={
              state === 'invited' ? t('Take back: {name}', { name: who }) : t('Remove {name}', { name: who })
            }
            onClick={() => setEnding(true)}
          >
            {state === 'invited' ? t('Take back') : t('Remove')}
          </Button>
        )}
      </div>
      {manages && state === 'active' && (
        <fieldset>
          <legend className="sr">{t('What {name} may do', { name: who })}</legend>
          {GUARDIAN_PERMISSIONS.map((permission) => (
            <Checkbox
              key={permission}
              label={permissionName(permission)}
              checked={permissions.includes(permission)}
              onChange={() => void toggle(permission)}
            />
          ))}
        </fieldset>
      )}
      <ReasonDialog
        key={String(ending)}
        open={ending}
        title={state === 'invited' ? t('Take the code back?') : t('Remove {name}?', { name: who })}
        text={
          state === 'invited'
            ? t('Whoever has the letter cannot use it any more.')
            : t('{name} sees nothing of {child} any more, at once.', { name: who, child: student.first_name })
        }
        action={state === 'invited' ? t('Take back') : t('Remove')}
        busy={isLoading}
        onClose={() => setEnding(false)}
        onReason={(reason) => void stop(reason)}
      />
    </li>
  );
}

function times({
  state,
  invited_by,
  code_expires_at,
  started_at,
  ended_at,
  end_reason,
}: GuardianLinkView): string {
  if (state === 'revoked' && ended_at)
    return [t('ended {day}', { day: formatDay(ended_at) }), end_reason].filter(Boolean).join(': ');
  if (state === 'active' && started_at) return t('since {day}', { day: formatDay(started_at) });
  if (code_expires_at)
    return t('by {name}, until {day}', { name: invited_by, day: formatDay(code_expires_at) });
  return t('code by {name}', { name: invited_by });
}
