import type { RosterSheetSlip } from '@bookgrove/api-client';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  useCloseRosterSheetMutation,
  useShowRosterSheetMutation,
  type RosterImportView,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { personName, work } from '../../../ui/WorkHead.tsx';
import styles from './Roster.module.css';

/** Names, usernames and first passwords as slips to cut out. */
export function PasswordSheet({ found }: { found: RosterImportView }) {
  const dispatch = useDispatch();
  const [show, shown] = useShowRosterSheetMutation();
  const [close] = useCloseRosterSheetMutation();
  const [open, setOpen] = useState(false);
  if (!found.sheet_until || found.create === 0) return null;
  const fetchSheet = async () => {
    const { error } = await show(found.id);
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else setOpen(true);
  };
  const printed = async () => {
    const { error } = await close(found.id);
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else setOpen(false);
  };
  if (!open || !shown.data)
    return (
      <p className={work['row']}>
        <Button
          tone="main"
          size="lg"
          icon="file"
          disabled={shown.isLoading}
          onClick={() => void fetchSheet()}
        >
          {t('Show the sheet of passwords')}
        </Button>
        {t('It can be shown until {time}.', { time: formatDateTime(found.sheet_until) })}
      </p>
    );
  const { school, address, slips } = shown.data;
  const classes = [...new Set(slips.map(({ class_name }) => class_name))];
  return (
    <section aria-label={t('Sheet of passwords')}>
      <div className={work['row']}>
        <Button tone="main" icon="file" onClick={() => window.print()}>
          {t('Print')}
        </Button>
        <Button icon="check" onClick={() => void printed()}>
          {t('It is printed, hide the passwords')}
        </Button>
      </div>
      <div data-print>
        {classes.map((name) => {
          const own = slips.filter(({ class_name }) => class_name === name);
          return (
            <section key={name} className={styles['class']}>
              {classes.length > 1 && (
                <h2>
                  <bdi>{name || t('Without a class')}</bdi> <small>{formatNumber(own.length)}</small>
                </h2>
              )}
              <Slips school={school} address={address} slips={own} />
            </section>
          );
        })}
      </div>
    </section>
  );
}

/** The slips of one class. */
function Slips({ school, address, slips }: { school: string; address: string; slips: RosterSheetSlip[] }) {
  return (
    <ul className={styles['slips']}>
      {slips.map((slip) => (
        <li key={slip.username}>
          <strong>
            <bdi>{personName(slip)}</bdi>
          </strong>
          <span>{[school, slip.class_name].filter(Boolean).join(', ')}</span>
          <span>
            {t('Address')} <b dir="ltr">{address}</b>
          </span>
          {slip.class_code && (
            <span>
              {t('Class code')} <b className={work['whole']}>{slip.class_code}</b>
            </span>
          )}
          <span>
            {t('Username')} <b>{slip.username}</b>
          </span>
          <span>
            {t('Password')} <b className={work['whole']}>{slip.password ?? t('changed since')}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
