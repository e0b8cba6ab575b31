import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useGetLeaderBadgeQuery, type BadgeView } from '../api.ts';
import { BadgeArt } from '../components/BadgeArt.tsx';
import { formatDay, titleOf } from '../labels.ts';
import styles from '../components/Leaders.module.css';

/**
 * `/leader-badge/:code`: a badge as a printable sheet, which also proves that it is valid to anybody who has its
 * address.
 */
export default function BadgePage() {
  const { code = '' } = useParams();
  const query = useGetLeaderBadgeQuery(code);
  return (
    <div className={`wrap ${styles['page']}`}>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The badge did not load')}
        missing={
          <State
            asPage
            scene="lost"
            title={t('There is no such badge')}
            actions={<ButtonLink to={paths.home}>{t('To the library')}</ButtonLink>}
          >
            <p>{t('Check the address letter by letter, or ask its owner.')}</p>
          </State>
        }
      >
        {(badge) => <Sheet badge={badge} />}
      </QueryView>
    </div>
  );
}

function Sheet({ badge }: { badge: BadgeView }) {
  return (
    <>
      <article className={styles['sheet']}>
        <BadgeArt kind={badge.kind} size={180} />
        <p>{badge.school}</p>
        <h1 dir="auto">{badge.name}</h1>
        <p>{t('is recognised as a')}</p>
        <p className={styles['what']}>{titleOf(badge.kind)}</p>
        <dl>
          <div>
            <dt>{t('Recognised on')}</dt>
            <dd>{formatDay(badge.recognised_at)}</dd>
          </div>
          <div>
            <dt>{t('Valid until')}</dt>
            <dd>{formatDay(badge.valid_until)}</dd>
          </div>
        </dl>
        <p className={styles['proof']}>
          {t('Check it at')} <span dir="ltr">{badge.address}</span>
        </p>
      </article>
      <div className={styles['verdict']}>
        <Status
          kind={badge.valid ? 'ok' : 'off'}
          label={badge.valid ? t('This badge is valid today') : t('This badge has ended')}
        />
        <Button icon="file" onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </div>
    </>
  );
}
