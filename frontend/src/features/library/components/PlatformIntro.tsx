import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import styles from './PlatformIntro.module.css';

/** Says to visitors of the platform what Bookgrove is, and where teachers, heads and the curious go on. */
export default function PlatformIntro() {
  return (
    <section className={styles['intro']} aria-label={t('What Bookgrove is')}>
      <p>
        {t(
          'Bookgrove is a digital library for schools: children read, write their own stories and learn, and their teachers and families see how they grow.',
        )}
      </p>
      <div className={styles['calls']}>
        <ButtonLink tone="main" to={`${paths.register}?as=teacher`}>
          {t('Teachers: create an account')}
        </ButtonLink>
        <ButtonLink to={paths.tour}>{t('Heads: request a tour')}</ButtonLink>
        <TextLink to={paths.demo}>{t('Try the demo school')}</TextLink>
        <TextLink to="/navigating-the-platform">{t('How it works')}</TextLink>
      </div>
    </section>
  );
}
