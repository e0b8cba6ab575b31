import { isRtl } from '@bookgrove/contract';
import type { Voice } from '../../../i18n/index.ts';
import { placeName, useTenant } from '../../../shared/tenant.ts';
import type { GuardianCode } from '../api.ts';
import styles from '../../../shared/family/Family.module.css';

/**
 * Letter to guardians, one sheet for each code, in the chosen language. Printed by the browser, which renders names
 * in any script.
 */
export function GuardianLetter({ code, voice }: { code: GuardianCode; voice: Voice }) {
  const { t, language, locale } = voice;
  const school = placeName(useTenant());
  const { host } = window.location;
  return (
    <article className={styles['letter']} lang={language} dir={isRtl(language) ? 'rtl' : 'ltr'}>
      <p>{school}</p>
      <h2>{t('For the family of {name}', { name: `${code.first_name} ${code.last_name}`.trim() })}</h2>
      <p>
        {t(
          'With this code one grown-up can see what {name} reads at school, and decide what may be shown to others.',
          {
            name: code.first_name,
          },
        )}
      </p>
      <p className={styles['code']}>{code.code}</p>
      <ol>
        <li>
          {t('Open {address} and choose “I am a parent: I have a letter with a code”.', {
            address: `${host}/register`,
          })}
        </li>
        <li>{t('Type the code, small or capital, and choose a password of your own.')}</li>
        <li>{t('You have an account here already? Log in, open “My family” and type the code there.')}</li>
      </ol>
      <p>
        {t('It works once, until {day}. Each grown-up gets their own; ask the school for another.', {
          day: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(code.expires_at)),
        })}
      </p>
      <p>{t('Keep it at home. Who has this code can see {name}’s reading.', { name: code.first_name })}</p>
    </article>
  );
}
