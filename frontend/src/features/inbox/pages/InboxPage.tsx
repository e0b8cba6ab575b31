import type { InboxMessage } from '@bookgrove/api-client';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { SavedViews } from '../../saved-views/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { useListInboxQuery } from '../api.ts';
import styles from '../Inbox.module.css';
import { SafetyLead } from '../components/SafetyLead.tsx';
import { INBOX_PAGE, INBOX_TABS, KIND_NAMES, STATES } from '../labels.ts';

/** Messages to the school or the platform: urgent first, then newest. The address holds tab, search and page. */
export default function InboxPage() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const status = params.get('status') ?? 'open';
  const search = params.get('search') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = useListInboxQuery({
    limit: INBOX_PAGE,
    offset: (page - 1) * INBOX_PAGE,
    ...(status !== 'all' && { status: status as InboxMessage['status'] }),
    ...(search && { search }),
  });
  return (
    <>
      <div className={styles['head']}>
        <h1>{t('Inbox')}</h1>
        <ButtonLink to={pathname.replace('inbox', 'tour-times')}>{t('Times for tours')}</ButtonLink>
      </div>
      <SafetyLead />
      <nav className={styles['tabs']} aria-label={t('Views')}>
        {INBOX_TABS.map(({ status: tab, name }) => (
          <Link
            key={name}
            to={{ search: tab === 'open' ? '' : `status=${tab || 'all'}` }}
            aria-current={status === (tab || 'all') ? 'page' : undefined}
          >
            {t(name)}
          </Link>
        ))}
      </nav>
      <TableTools>
        <TableSearch label={t('Search the inbox')} placeholder={t('Name, e-mail, words or reference')} />
        <SavedViews table="inbox" />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={260} />}
        failed={t('The inbox did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <State scene="empty" title={search ? t('No message holds that word') : t('Nothing waits here')}>
            <p>{search ? t('Try another word.') : t('What people write to you appears here.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <ul className={styles['list']}>
              {results.map((message) => (
                <Row key={message.id} message={message} to={`${pathname}/${message.id}`} />
              ))}
            </ul>
            <Pager count={count} size={INBOX_PAGE} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Row({ message, to }: { message: InboxMessage; to: string }) {
  const state = STATES[message.status];
  return (
    <li>
      <Link to={to}>
        <b dir="auto">
          {message.urgent && <span className={styles['urgent']}>{t('Urgent')}</span>}
          {message.name || t('Somebody without a name')}
        </b>
        <span className={styles['end']}>
          <Status kind={state.kind} label={t(state.label)} />
        </span>
        <span className={styles['text']} dir="auto">
          {t(KIND_NAMES[message.kind])}: {message.text || t('no words')}
        </span>
        <span className={`${styles['end']} num`}>
          {message.assignee_name && `${message.assignee_name} · `}
          <time dateTime={message.created_at} title={formatDateTime(message.created_at)}>
            {formatAgo(message.created_at)}
          </time>
        </span>
      </Link>
    </li>
  );
}
