import { useEffect, useRef } from 'react';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { throwConfetti } from '../../../shared/confetti.ts';
import styles from './RegisterPage.module.css';

interface WelcomeProps {
  name: string;
  /** Address to which the verification link was sent; absent when the address is verified already. */
  email?: string;
  signedIn: boolean;
  /** The child of a guardian, and whether the school has to approve the connection first. */
  child?: { name: string; waits: boolean };
}

/** Welcome message with two seconds of confetti; none with `prefers-reduced-motion`. */
export function Welcome({ name, email, signedIn, child }: WelcomeProps) {
  const onward = useRef<HTMLAnchorElement>(null);
  useEffect(() => onward.current?.focus(), []);
  const sky = useRef<HTMLCanvasElement>(null);
  useEffect(() => (sky.current ? throwConfetti(sky.current) : undefined), []);
  return (
    <section className={styles['welcome']}>
      <canvas ref={sky} className={styles['sky']} aria-hidden="true" />
      <Art file="categories" name="all" viewBox="0 0 56 56" />
      <h1>{t('Congratulations, {name}!', { name })}</h1>
      <p>
        {!child
          ? t('Your account is ready.')
          : child.waits
            ? t('Your account is ready. The school looks at it first; then you see what {name} reads.', {
                name: child.name,
              })
            : t('Your account is ready, and {name} is in your family.', { name: child.name })}
      </p>
      {email && (
        <p className="soft">
          {t('We sent a link to')} <b>{email}</b>. {t('Open it within seven days to confirm your address.')}
        </p>
      )}
      <ButtonLink
        ref={onward}
        tone="main"
        size="lg"
        iconEnd="next"
        to={!signedIn ? paths.login : child ? paths.family : paths.dashboard}
      >
        {!signedIn ? t('Login') : child ? t('Go to my family') : t('Go to Dashboard')}
      </ButtonLink>
    </section>
  );
}
