import { t } from '../../../../i18n/index.ts';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { State } from '../../../../ui/State.tsx';
import { useGetSecurityQuery } from '../../../../shared/security/api.ts';
import { PasskeyPanel } from '../components/PasskeyPanel.tsx';
import styles from '../../../../shared/security/Security.module.css';
import { TotpPanel } from '../components/TotpPanel.tsx';

/** Security settings of the person's own account beyond the password. */
export default function SecurityPage() {
  const query = useGetSecurityQuery();
  return (
    <div className="wrap">
      <div className={styles['page']}>
        <h1 className={styles['title']}>{t('Security of your account')}</h1>
        <p className={styles['lead']}>
          {t('Passwords get lost and stolen. With a second factor, yours alone opens nothing.')}
        </p>
        <div className={styles['panels']}>
          <QueryView
            query={query}
            skeleton={<div className={styles['waiting']} />}
            failed={t('The security of your account did not load')}
            isEmpty={({ available }) => !available}
            empty={
              <State scene="gate" title={t('Your teacher manages how you log in')}>
                <p>{t('Second factors are for grown-ups.')}</p>
              </State>
            }
          >
            {(security) => (
              <div className={styles['panels']}>
                {security.required && !security.totp && security.passkeys.length === 0 && (
                  <p className={styles['note']}>
                    {t(
                      'Your account must have a second factor. You will be asked for one when you next log in.',
                    )}
                  </p>
                )}
                <TotpPanel security={security} />
                <PasskeyPanel security={security} />
              </div>
            )}
          </QueryView>
        </div>
      </div>
    </div>
  );
}
