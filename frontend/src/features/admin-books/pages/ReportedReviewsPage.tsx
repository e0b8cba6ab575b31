import type { ReportedReview } from '@bookgrove/api-client';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { bookPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { reviewsApi } from '../../../shared/reviewsApi.ts';
import { FlaggedWords } from '../../../shared/FlaggedWords.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { showToast } from '../../../ui/toasts.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import styles from '../components/Categories.module.css';

const PAGE_SIZE = 20;
const reasonWord = (reason: string): string =>
  ({
    unkind: t('Unkind'),
    personal: t('Private things'),
    advertising: t('Advertising'),
    spoiler: t('Gives the ending away'),
  })[reason] ?? t('Something else');

/** Reviews that were reported: each is taken down with a reason or left standing. */
export default function ReportedReviewsPage() {
  const [params] = useSearchParams();
  const page = pageOf(params);
  const query = reviewsApi.useListReportedReviewsQuery({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return (
    <>
      <WorkHead
        title={t('Reported reviews')}
        lead={t('Three reports by different people take a review down until you have decided.')}
      />
      <QueryView
        query={query}
        skeleton={<TableSkeleton />}
        failed={t('The reviews did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <div className={styles['empty']}>
            <State scene="empty" title={t('No review is waiting for you')} />
          </div>
        }
      >
        {({ results, count }) => (
          <>
            <ul className={styles['reports']}>
              {results.map((review) => (
                <Reported key={review.id} review={review} />
              ))}
            </ul>
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Reported({ review }: { review: ReportedReview }) {
  const [reason, setReason] = useState('');
  const [decide, { isLoading }] = reviewsApi.useModerateReviewMutation();
  const dispatch = useDispatch();
  const put = async (hidden: boolean) => {
    const { error } = await decide({ id: review.id, reviewDecision: { hidden, reason } });
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', hidden ? t('The review is taken down') : t('The review stands')),
    );
  };
  return (
    <li>
      <b dir="auto">{review.name}</b> · <Link to={bookPath(review.book.slug)}>{review.book.title}</Link>{' '}
      {review.hidden && <Status kind="off" label={t('Taken down')} />}
      <p dir="auto">
        {t('{rating} of 5 stars', { rating: review.rating })}
        {review.text && ` · ${review.text}`}
      </p>
      {review.reasons.length > 0 && (
        <p>
          {t('{count, plural, one {# report} other {# reports}}: {reasons}', {
            count: review.open_reports ?? 0,
            reasons: review.reasons.map(reasonWord).join(', '),
          })}
        </p>
      )}
      <FlaggedWords flags={review.flags} />
      <div className={styles['actions']}>
        <Field
          label={t('Why it goes; its writer reads this')}
          value={reason}
          maxLength={255}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button tone="main" disabled={isLoading} onClick={() => void put(true)}>
          {t('Take down')}
        </Button>
        <Button disabled={isLoading} onClick={() => void put(false)}>
          {t('Let it stand')}
        </Button>
      </div>
    </li>
  );
}
