import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { TextLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { LoginStep } from '../steps.ts';
import styles from './RoleChoice.module.css';

interface RoleChoiceProps {
  at: (step: LoginStep) => To;
  atSchool: boolean;
  /** Between the heading and the pictures. */
  children?: ReactNode;
}

/** The first step: a picture for each sign-in method. Students and the community sign in at the school's address. */
export function RoleChoice({ at, atSchool, children }: RoleChoiceProps) {
  const roles: { step: LoginStep; art: string; title: string; text: string; email: LoginStep; by: string }[] =
    [
      {
        step: 'class',
        art: 'student',
        title: t('Student Login'),
        text: t('Class code or badge'),
        email: 'student-email',
        by: t('Student: I have an e-mail'),
      },
      {
        step: 'teacher',
        art: 'teacher',
        title: t('Teacher Login'),
        text: t('Work email and password'),
        email: 'teacher',
        by: t('Teacher: I have an e-mail'),
      },
      {
        step: 'community',
        art: 'community',
        title: t('Community Login'),
        text: t('Parents, donors and friends'),
        email: 'parent',
        by: t('I am a parent: I have an e-mail'),
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
      {children}
      <ul className={styles['roles']}>
        {roles
          // Classes and community passwords belong to a school.
          .filter(({ step }) => atSchool || step !== 'community')
          .map(({ step, art, title, text, email, by }) => (
            <li key={step}>
              <Link className={styles['role']} to={at(atSchool ? step : email)}>
                <Art file="login" name={art} viewBox="0 0 360 300" fit="xMidYMax slice" />
                <div>
                  <h2>{title}</h2>
                  <p>{atSchool ? text : t('E-mail and password')}</p>
                  <span className={styles['go']}>
                    <Icon name="next" />
                  </span>
                </div>
              </Link>
              {atSchool && (
                <TextLink icon="mail" to={at(email)} aria-label={by}>
                  {email === 'parent' ? t('I am a parent: I have an e-mail') : t('I have an e-mail')}
                </TextLink>
              )}
            </li>
          ))}
      </ul>
    </>
  );
}
