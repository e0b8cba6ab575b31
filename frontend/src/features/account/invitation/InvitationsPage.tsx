import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useListInvitationsQuery, type Invitation } from '../api.ts';
import styles from './Invitation.module.css';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { invitationStatus } from './labels.ts';

const SIZE = 20;
const STATES = ['waiting', 'expired', 'accepted', 'revoked'] as const;

/** `/admin/invitations`: the invitations of the school with their status. */
export default function InvitationsPage() {
  const [params, setParams] = useSearchParams();
  const [inviting, setInviting] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 300);
  const state = STATES.find((one) => one === params.get('state'));
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = useListInvitationsQuery({
    limit: SIZE,
    offset: (page - 1) * SIZE,
    ...(search && { search }),
    ...(state && { state }),
  });
  const choose = (next: string): void => setParams(next ? { state: next } : {});
  const narrowed = Boolean(search || state);
  const invite = (
    <Button tone="main" icon="plus" onClick={() => setInviting(true)}>
      {t('Invite somebody')}
    </Button>
  );
  return (
    <>
      <div className={styles['head']}>
        <h1>
          {t('Invitations')} {query.data && <small className="num">{formatNumber(query.data.count)}</small>}
        </h1>
        {invite}
      </div>
      <div className={styles['tools']} role="search">
        <Field
          label={t('Search')}
          icon="search"
          type="search"
          maxLength={255}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (page > 1) choose(state ?? '');
          }}
        />
        <SelectField label={t('State')} value={state ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{t('Any')}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {invitationStatus(one).label}
            </option>
          ))}
        </SelectField>
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={68} />}
        failed={t('The invitations did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          narrowed ? (
            <State scene="no-match" title={t('No invitation fits that')}>
              <p>{t('Try another word or another state.')}</p>
            </State>
          ) : undefined
        }
        empty={
          <State scene="empty" title={t('Nobody is invited yet')} actions={invite}>
            <p>{t('An invitation goes out by e-mail. Who accepts it has an account at your school.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <ul className={styles['list']}>
              {results.map((one: Invitation) => (
                <InvitationRow key={one.id} invitation={one} />
              ))}
            </ul>
            <Pager count={count} size={SIZE} />
          </>
        )}
      </QueryView>
      <Dialog open={inviting} onClose={() => setInviting(false)} title={t('Invite somebody')}>
        <InviteForm onDone={() => setInviting(false)} />
      </Dialog>
    </>
  );
}
