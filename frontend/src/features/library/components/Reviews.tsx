import type { Review } from '@bookgrove/api-client';
import { REVIEW_FAULTS, type ReviewFault } from '@bookgrove/contract';
import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { reviewsApi } from '../../../shared/reviewsApi.ts';
import styles from './Reviews.module.css';

const STEP = 10;
const faultWord = (fault: ReviewFault): string =>
  ({
    unkind: t('It is unkind'),
    personal: t('It tells private things about somebody'),
    advertising: t('It is advertising'),
    spoiler: t('It gives the ending away'),
    other: t('Something else'),
  })[fault];

/** Reviews of the book by adults of the school. */
export function Reviews({ book }: { book: Book }) {
  const user = useSelector(selectUser);
  const [shown, setShown] = useState(STEP);
  const { data } = reviewsApi.useListReviewsQuery({ id: book.id, limit: Math.min(shown, 100) });
  const writes =
    Boolean(user?.permissions?.includes('book.review')) && book.access.read && book.status === 'published';
  const [writing, setWriting] = useState(false);
  const [reported, setReported] = useState<Review | null>(null);
  if (!data || (data.count === 0 && !writes)) return null;
  const own = data.results.find(({ mine }) => mine);
  return (
    <section className="sec">
      <div className={styles['head']}>
        <h2>{t('What grown-ups say')}</h2>
        {book.rating && (
          <span>
            {t('{average} of 5 stars, {count, plural, one {# review} other {# reviews}}', {
              average: formatNumber(book.rating.average),
              count: book.rating.count,
            })}
          </span>
        )}
      </div>
      {writes && !writing && (
        <p className={styles['form']}>
          <Button icon={own ? 'edit' : 'plus'} onClick={() => setWriting(true)}>
            {own ? t('Change my review') : t('Write a review')}
          </Button>
        </p>
      )}
      {writing && <ReviewForm book={book} own={own} onDone={() => setWriting(false)} />}
      {data.count === 0 ? (
        <p className={styles['soft']}>{t('Nobody has written about this book yet.')}</p>
      ) : (
        <ul className={styles['reviews']}>
          {data.results.map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              onReport={writes && !review.mine ? setReported : null}
            />
          ))}
        </ul>
      )}
      {data.count > data.results.length && shown < 100 && (
        <p>
          <Button onClick={() => setShown((now) => now + STEP)}>{t('Show more reviews')}</Button>
        </p>
      )}
      <ReportDialog review={reported} onClose={() => setReported(null)} />
    </section>
  );
}

function ReviewItem({ review, onReport }: { review: Review; onReport: ((review: Review) => void) | null }) {
  const { id, name, rating, text, hidden, hidden_reason, mine } = review;
  // A person's own review is edited or deleted, not taken down.
  const decides = review.open_reports !== null && !mine;
  const [decide, { isLoading }] = reviewsApi.useModerateReviewMutation();
  const dispatch = useDispatch();
  const put = async (down: boolean) => {
    const { error } = await decide({ id, reviewDecision: { hidden: down, reason: '' } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <li className={styles['review']} data-hidden={hidden || undefined}>
      <header>
        <b dir="auto">{name}</b>
        <Stars rating={rating} />
      </header>
      {text && <p dir="auto">{text}</p>}
      {hidden && (
        <p className={styles['soft']}>
          {hidden_reason
            ? t('Taken down: {reason}', { reason: hidden_reason })
            : t('Taken down. Others do not see it.')}
        </p>
      )}
      {(onReport || decides) && (
        <div className={styles['actions']}>
          {onReport && (
            <Button
              size="sm"
              aria-label={t('Report: review by {name}', { name })}
              onClick={() => onReport(review)}
            >
              {t('Report')}
            </Button>
          )}
          {decides && (
            <Button size="sm" disabled={isLoading} onClick={() => void put(!hidden)}>
              {hidden ? t('Show again') : t('Take down')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles['stars']} role="img" aria-label={t('{rating} of 5 stars', { rating })}>
      {'★'.repeat(rating)}
      {'☆'.repeat(5 - rating)}
    </span>
  );
}

function ReviewForm({ book, own, onDone }: { book: Book; own: Review | undefined; onDone: () => void }) {
  const [rating, setRating] = useState(own?.rating ?? 0);
  const [text, setText] = useState(own?.text ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [keep, { isLoading }] = reviewsApi.useSaveReviewMutation();
  const [remove] = reviewsApi.useDeleteReviewMutation();
  const dispatch = useDispatch();
  const settle = (error: unknown, done: string) => {
    if (!error) {
      dispatch(showToast('ok', done));
      onDone();
      return;
    }
    const failure = normalizeError(error);
    setErrors(failure.fields);
    if (Object.keys(failure.fields).length === 0) dispatch(showToast('bad', failure.message));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (rating === 0) return setErrors({ rating: t('Choose one to five stars.') });
    settle((await keep({ id: book.id, reviewBody: { rating, text } })).error, t('Your review is there'));
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <fieldset className={styles['choice']} aria-describedby={errors['rating'] ? 'no-stars' : undefined}>
        <legend>{t('Stars')}</legend>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input type="radio" name="rating" checked={rating === stars} onChange={() => setRating(stars)} />
            {t('{count, plural, one {# star} other {# stars}}', { count: stars })}
          </label>
        ))}
      </fieldset>
      {errors['rating'] && (
        <p id="no-stars" className={styles['error']} role="alert">
          {errors['rating']}
        </p>
      )}
      <TextAreaField
        label={t('What would you tell other grown-ups?')}
        name="text"
        value={text}
        maxLength={2000}
        error={errors['text']}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles['actions']}>
        <Button tone="main" type="submit" disabled={isLoading}>
          {t('Save my review')}
        </Button>
        <Button onClick={onDone}>{t('Cancel')}</Button>
        {own && (
          <Button
            onClick={() => void remove(book.id).then(({ error }) => settle(error, t('Your review is gone')))}
          >
            {t('Delete my review')}
          </Button>
        )}
      </div>
    </form>
  );
}

function ReportDialog({ review, onClose }: { review: Review | null; onClose: () => void }) {
  const [reason, setReason] = useState<ReviewFault>('unkind');
  const [report, { isLoading }] = reviewsApi.useReportReviewMutation();
  const dispatch = useDispatch();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await report({ id: review!.id, reviewReportBody: { reason } });
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('Thank you. The school looks at it.')),
    );
    if (!error) onClose();
  };
  return (
    <Dialog open={review !== null} onClose={onClose} title={t('What is wrong with this review?')}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <fieldset className={styles['choice']}>
          <legend className="sr">{t('Reason')}</legend>
          {REVIEW_FAULTS.map((fault) => (
            <label key={fault}>
              <input
                type="radio"
                name="reason"
                checked={reason === fault}
                onChange={() => setReason(fault)}
              />
              {faultWord(fault)}
            </label>
          ))}
        </fieldset>
        <Button tone="main" type="submit" disabled={isLoading}>
          {t('Report')}
        </Button>
      </form>
    </Dialog>
  );
}
