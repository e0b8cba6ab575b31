import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useCheckInvoiceQuery } from '../api.ts';
import { paperDate, paperName } from './Paper.tsx';
import styles from './Paper.module.css';

/** What a printed document must say, for anybody who holds it. */
export function CheckedDocument({ code }: { code: string }) {
  const query = useCheckInvoiceQuery(code);
  return (
    <div className="wrap">
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The check did not work')}
        missing={
          <State
            asPage
            scene="lost"
            title={t('We do not know this paper')}
            actions={
              <ButtonLink tone="main" size="lg" to={paths.report}>
                {t('Report a problem')}
              </ButtonLink>
            }
          >
            <p>{t('Please compare the code letter by letter. If it is right, the paper is not from us.')}</p>
          </State>
        }
      >
        {({ type, number, issuer, issued_at: at, total, tax, credited, currency, void: ended }) => (
          <section className={styles['checked']}>
            <h1>{ended ? t('This paper is real, and void') : t('This paper is real')}</h1>
            <Status kind={ended ? 'bad' : 'ok'} label={`${paperName(type)} ${number}`} />
            <dl>
              <dt>{t('From')}</dt>
              <dd dir="auto">{issuer.legal_entity ?? issuer.name}</dd>
              <dt>{t('Date')}</dt>
              <dd>{paperDate(at)}</dd>
              <dt>{t('Sum')}</dt>
              <dd className="num">{formatMoney({ amount: total, currency })}</dd>
              <dt>{t('Tax in it')}</dt>
              <dd className="num">{formatMoney({ amount: tax, currency })}</dd>
              {credited > 0 && (
                <>
                  <dt>{t('Paid back since')}</dt>
                  <dd className="num">{formatMoney({ amount: credited, currency })}</dd>
                </>
              )}
            </dl>
          </section>
        )}
      </QueryView>
    </div>
  );
}
