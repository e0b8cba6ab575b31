import type { RegistrationToConfirm } from '@bookgrove/api-client';
import { useEffect, useRef, useState } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import { locale, t } from '../../../i18n/index.ts';
import { placeName, useTenant } from '../../../shared/tenant.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import {
  useConfirmRegistrationMutation,
  useDeclineRegistrationMutation,
  useViewRegistrationMutation,
} from '../api.ts';
import { AccountScreen, Card } from '../components/AccountScreen.tsx';
import { FormError } from '../components/FormParts.tsx';
import styles from '../components/FormParts.module.css';
import { useLinkSecret } from '../components/useLinkSecret.ts';

/** The page behind the link of a guardian: who registers, what is collected and what for, yes or no. */
export default function GuardianConfirmationPage() {
  const token = useLinkSecret();
  const [view, { data, error }] = useViewRegistrationMutation();
  useEffect(() => {
    if (token) void view({ token });
  }, [token, view]);
  const failure = error && normalizeError(error);
  if (!token || failure)
    return (
      <AccountScreen>
        <State
          scene="lost"
          asPage
          title={t('This link does not work any more')}
          actions={<TextLink to={paths.library}>{t('Go to the library')}</TextLink>}
        >
          <p>
            {failure && failure.code !== 'link_spent'
              ? failure.message
              : t('You have answered already, or a newer e-mail was sent, or the fourteen days are over.')}
          </p>
        </State>
      </AccountScreen>
    );
  return (
    <AccountScreen>
      {data ? <Answer token={token} child={data} /> : <SkeletonLine height={480} />}
    </AccountScreen>
  );
}

function Answer({ token, child }: { token: string; child: RegistrationToConfirm }) {
  const [confirm, confirmed] = useConfirmRegistrationMutation();
  const [decline, declined] = useDeclineRegistrationMutation();
  const [asked, setAsked] = useState(false);
  const tenant = useTenant();
  const school = tenant ? placeName(tenant) : 'Bookgrove';
  const busy = confirmed.isLoading || declined.isLoading;
  const error = confirmed.error ?? declined.error;
  const done = confirmed.isSuccess || declined.isSuccess;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  const name = child.first_name;
  const picture = <Art file="login" name="community" viewBox="0 0 360 300" fit="xMidYMid slice" />;
  if (done)
    return (
      <Card picture={picture}>
        <h1 ref={heading} tabIndex={-1}>
          {t('Thank you')}
        </h1>
        <p role="status">
          {confirmed.isSuccess
            ? t('{name} can log in from now on. We have written to them.', { name })
            : t('Everything about this registration is deleted.')}
        </p>
      </Card>
    );
  const born = new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(child.birth_year, child.birth_month - 1, 15),
  );
  return (
    <Card long>
      <h1>{t('May {name} read at {school}?', { name, school })}</h1>
      <p>
        {t(
          '{name} has registered and named you as parent or guardian. Without your yes there is no account.',
          {
            name,
          },
        )}
      </p>
      <h2>{t('What we store, and what for')}</h2>
      <ul className={styles['facts']}>
        <li>
          {t('The name, {full}: so that {name} is greeted, and teachers know who reads.', {
            full: `${child.first_name} ${child.last_name}`.trim(),
            name,
          })}
        </li>
        <li>
          {t('The e-mail address, {email}: to log in, and for a new password.', { email: child.email })}
        </li>
        <li>{t('Month and year of birth, {born}: to show books for this age.', { born })}</li>
        <li>{t('The country: for its rules on children’s data.')}</li>
        <li>{t('What is read, and where {name} stopped: to read on, on every device.', { name })}</li>
        <li>{t('Your e-mail address: as proof of your answer.')}</li>
      </ul>
      <p>
        {t(
          'There is no advertising, and nothing is sold. You may ask for a copy of the data, or have them deleted, at any time.',
        )}
      </p>
      <TextLink to="/privacy-policy">{t('Privacy policy')}</TextLink>
      <FormError message={error && normalizeError(error).message} />
      <div className={styles['actions']}>
        <Button
          tone="main"
          size="lg"
          icon="check"
          aria-disabled={busy || undefined}
          onClick={() => !busy && void confirm({ token })}
        >
          {busy ? t('One moment') : t('Yes, I agree')}
        </Button>
        <Button
          size="lg"
          aria-disabled={busy || undefined}
          onClick={() => (asked ? !busy && void decline({ token }) : setAsked(true))}
        >
          {asked ? t('Yes, delete everything') : t('No, delete everything')}
        </Button>
      </div>
      <p role="status" className="soft">
        {asked && t('Press again to delete the registration. This cannot be undone.')}
      </p>
    </Card>
  );
}
