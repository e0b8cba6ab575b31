import { Link, type To } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { TextLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { LoginStep } from '../steps.ts';
import styles from './RoleChoice.module.css';

/** The first step: a picture for each sign-in method. Students and the community sign in at the school's address. */
export function RoleChoice({ at, atSchool }: { at: (step: LoginStep) => To; atSchool: boolean }) {
  const roles: { step: LoginStep; art: string; title: string; text: string }[] = [
    { step: 'class', art: 'student', title: t('Student Login'), text: t('Class code or badge') },
    { step: 'teacher', art: 'teacher', title: t('Teacher Login'), text: t('Work email and password') },
    {
      step: 'community',
      art: 'community',
      title: t('Community Login'),
      text: t('Parents, donors and friends'),
    },
  ];
  return (
    <>
      <div className={styles['intro']}>
        <h1>{t('Who is logging in?')}</h1>
        <p>
          {atSchool
            ? t('Choose a picture to start.')
            : t('Students, parents and friends log in at the address of their own school.')}
        </p>
      </div>
      <ul className={styles['roles']}>
        {roles
          .filter(({ step }) => atSchool || step === 'teacher')
          .map(({ step, art, title, text }) => (
            <li key={step}>
              <Link className={styles['role']} to={at(step)}>
                <Art file="login" name={art} viewBox="0 0 360 300" fit="xMidYMax slice" />
                <div>
                  <h2>{title}</h2>
                  <p>{text}</p>
                  <span className={styles['go']}>
                    <Icon name="next" />
                  </span>
                </div>
              </Link>
            </li>
          ))}
      </ul>
      {!atSchool && (
        <p className={styles['new']}>
          <TextLink to={paths.register}>{t('New here? Make an account')}</TextLink>
        </p>
      )}
    </>
  );
}
