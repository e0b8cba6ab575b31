import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useCancelTourMutation, useGetTourQuery } from '../toursApi.ts';
import { momentInZone } from '../zonedTime.ts';
import styles from './Page.module.css';
import { useForm } from '../../../shared/forms/useForm.ts';

/** A booked tour, for the person who has the key of the booking. */
export function TourBooking({ token }: { token: string }) {
  const query = useGetTourQuery(token);
  const [cancel, { isLoading }] = useCancelTourMutation();
  const { settle } = useForm();
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={160} />}
      failed={t('The tour did not load')}
      missing={
        <State
          scene="no-match"
          title={t('There is no such tour')}
          actions={<ButtonLink to={paths.tour}>{t('Choose a time')}</ButtonLink>}
        >
          <p>{t('Perhaps a letter of the address is missing.')}</p>
        </State>
      }
    >
      {(tour) => (
        <div className={`${styles['card']} ${styles['done']}`} aria-live="polite">
          <h2>{tour.cancelled ? t('This tour is cancelled') : t('Your tour')}</h2>
          <p>{momentInZone(tour.starts_at, tour.time_zone)}</p>
          {tour.cancelled ? (
            <ButtonLink tone="main" to={paths.tour}>
              {t('Choose another time')}
            </ButtonLink>
          ) : (
            <p className="row">
              <a href={`/api/tours/${token}/calendar/`} download="tour.ics">
                {t('Put it into my calendar')}
              </a>
              <Button
                tone="danger"
                disabled={isLoading}
                onClick={() => void cancel(token).then(({ error }) => settle(error))}
              >
                {t('Cancel the tour')}
              </Button>
            </p>
          )}
        </div>
      )}
    </QueryView>
  );
}
