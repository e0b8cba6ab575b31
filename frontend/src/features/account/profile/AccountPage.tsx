import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Profile } from '@bookgrove/api-client';
import type { Country } from '@bookgrove/contract';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectSession, signedIn } from '../../../api/session.ts';
import LanguageList from '../../../app/shell/LanguageList.tsx';
import { t } from '../../../i18n/index.ts';
import { AvatarField, bodyOf, type AvatarChoice } from '../../../ui/AvatarField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field, PasswordField } from '../../../ui/Field.tsx';
import { LeaderMark } from '../../../ui/LeaderMark.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useRequestEmailVerificationMutation,
  useChangeEmailMutation,
  useChangeOwnProfileMutation,
  useChangePasswordMutation,
  useGetProfileQuery,
} from '../api.ts';
import { checked, email, line, newPassword, password, repeated } from '../components/validation.ts';
import { CountryField, NewPassword, FormError } from '../components/FormParts.tsx';
import parts from '../components/FormParts.module.css';
import { useForm } from '../components/useForm.ts';
import styles from './AccountPage.module.css';

/** `/account`: name, e-mail address and password of the account. */
export default function AccountPage() {
  const query = useGetProfileQuery();
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>
        {t('My account')}
        {query.data?.leader && <LeaderMark role={query.data.role} />}
      </h1>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={240} />}
        failed={t('Your account did not load')}
      >
        {(profile) => {
          const shared = profile.role === 'community';
          return (
            <div className={styles['sections']}>
              {!shared && <AvatarSection profile={profile} />}
              <NameSection key={profile.id} profile={profile} />
              {!shared && <LanguageSection />}
              {!shared && <EmailSection profile={profile} />}
              {!shared && <PasswordSection profile={profile} />}
            </div>
          );
        }}
      </QueryView>
    </div>
  );
}

/** A drawn avatar for everybody, a photo for adults; saved as soon as it is chosen. */
function AvatarSection({ profile }: { profile: Profile }) {
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const [change] = useChangeOwnProfileMutation();
  const [wrong, setWrong] = useState<string>();
  const save = async (choice: AvatarChoice, problem?: string) => {
    setWrong(problem);
    if (!choice) return;
    const { data, error } = await change(bodyOf({}, choice));
    if (error) {
      const { fields, message } = normalizeError(error);
      setWrong(fields['avatar'] ?? message);
      return;
    }
    if (session.access) dispatch(signedIn({ access: session.access, user: data }));
    dispatch(showToast('ok', t('Your changes are saved.')));
  };
  return (
    <AvatarField
      person={profile}
      choice={null}
      photos={profile.role !== 'student'}
      error={wrong}
      onChange={(choice, problem) => void save(choice, problem)}
    />
  );
}

function NameSection({ profile }: { profile: Profile }) {
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const [change] = useChangeOwnProfileMutation();
  // The school manages the name of a child and of a shared account.
  const kept = profile.role === 'community' || (profile.role === 'student' && profile.tenant !== null);
  const form = useForm({
    initial: {
      first_name: profile.first_name,
      last_name: profile.last_name,
      country: profile.country ?? '',
    },
    check: (values) => (kept ? {} : checked(values, { first_name: line, last_name: line })),
    send: async ({ country, first_name, last_name }) => {
      const { data, error } = await change({
        ...(!kept && { first_name: first_name.trim(), last_name: last_name.trim() }),
        ...(country && { country: country as Country }),
      });
      if (error) return error;
      if (session.access) dispatch(signedIn({ access: session.access, user: data }));
      dispatch(showToast('ok', t('Your changes are saved.')));
    },
  });
  return (
    <section aria-labelledby="account-name">
      <h2 id="account-name">{t('Name and country')}</h2>
      <form className={parts['form']} {...form.formProps}>
        <FormError message={Object.keys(form.wrong).length === 0 ? form.trouble?.message : undefined} />
        <div className={parts['pair']}>
          <Field
            label={t('First name')}
            autoComplete="given-name"
            readOnly={kept}
            {...form.field('first_name')}
          />
          <Field
            label={t('Last name')}
            autoComplete="family-name"
            readOnly={kept}
            {...form.field('last_name')}
          />
        </div>
        {kept && (
          <p className="soft">{t('Your name is kept by your school. Ask your teacher to change it.')}</p>
        )}
        {profile.role !== 'community' && (
          <>
            <CountryField {...form.field('country')} />
            <Button type="submit" tone="main" aria-disabled={form.busy || undefined}>
              {form.busy ? t('One moment') : t('Save')}
            </Button>
          </>
        )}
      </form>
    </section>
  );
}

/** Language of the interface and of e-mails; saved as soon as it is chosen. */
function LanguageSection() {
  return (
    <section aria-labelledby="account-language">
      <h2 id="account-language">{t('Language')}</h2>
      <p className="soft">{t('Of these pages, and of the e-mails that we send you.')}</p>
      <LanguageList />
    </section>
  );
}

function EmailSection({ profile }: { profile: Profile }) {
  const dispatch = useDispatch();
  const [requestEmailVerification, asking] = useRequestEmailVerificationMutation();
  const [changeEmail] = useChangeEmailMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const empty = { email: '', password: '' };
  const form = useForm({
    initial: empty,
    check: (values) => checked(values, { email, password }),
    send: async (values) => {
      const { error } = await changeEmail({ ...values, email: values.email.trim() });
      if (error) return error;
      setSentTo(values.email.trim());
      form.reset(empty);
    },
  });
  const verify = async () => {
    const { error } = await requestEmailVerification();
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('A new link is on its way to {email}.', { email: profile.email ?? '' })),
    );
  };
  return (
    <section aria-labelledby="account-email">
      <h2 id="account-email">{t('Email')}</h2>
      <p>
        {profile.email ? (
          <b className={styles['address']}>{profile.email}</b>
        ) : (
          t('You have no e-mail address here.')
        )}
      </p>
      {profile.email && !profile.email_verified && (
        <div className={parts['note']}>
          <p>{t('This address is not confirmed yet. Open the link that we sent to it.')}</p>
          <Button
            size="sm"
            aria-disabled={asking.isLoading || undefined}
            onClick={() => !asking.isLoading && void verify()}
          >
            {t('Send the link again')}
          </Button>
        </div>
      )}
      {sentTo && (
        <p className={parts['note']} role="status">
          {t('We sent a link to')} <b>{sentTo}</b>. {t('Your address changes when you open it.')}
        </p>
      )}
      <form className={parts['form']} {...form.formProps}>
        <FormError message={Object.keys(form.wrong).length === 0 ? form.trouble?.message : undefined} />
        <Field
          label={t('New email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <PasswordField
          label={t('Your password, to be sure that it is you')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Button type="submit" tone="main" aria-disabled={form.busy || undefined}>
          {form.busy ? t('One moment') : t('Change the email')}
        </Button>
      </form>
    </section>
  );
}

function PasswordSection({ profile }: { profile: Profile }) {
  const dispatch = useDispatch();
  const [changePassword] = useChangePasswordMutation();
  const empty = { old_password: '', password: '', password2: '' };
  const form = useForm({
    initial: empty,
    check: (values) =>
      checked(values, {
        old_password: password,
        password: newPassword,
        password2: repeated(values.password),
      }),
    send: async (values) => {
      const { error } = await changePassword(values);
      if (error) return error;
      form.reset(empty);
      dispatch(showToast('ok', t('Your password is changed. Your other devices are logged out.')));
    },
  });
  return (
    <section aria-labelledby="account-password">
      <h2 id="account-password">{t('Password')}</h2>
      <form className={parts['form']} {...form.formProps}>
        <FormError message={Object.keys(form.wrong).length === 0 ? form.trouble?.message : undefined} />
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={profile.email ?? profile.username}
        />
        <PasswordField
          label={t('Your password of today')}
          autoComplete="current-password"
          {...form.field('old_password')}
        />
        <NewPassword
          first={form.field('password')}
          second={form.field('password2')}
          labels={[t('New password'), t('New password again')]}
        />
        <Button type="submit" tone="main" aria-disabled={form.busy || undefined}>
          {form.busy ? t('One moment') : t('Change the password')}
        </Button>
      </form>
    </section>
  );
}
