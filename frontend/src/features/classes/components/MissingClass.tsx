import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import { useClassPaths } from '../paths.ts';

/** Shown where the class does not exist or the person has no access to it. */
export function MissingClass() {
  const places = useClassPaths();
  return (
    <State
      scene="lost"
      asPage
      title={t('This class is not here')}
      actions={<ButtonLink to={places.list}>{t('All classes')}</ButtonLink>}
    >
      <p>{t('It may belong to another teacher. Your school’s administrator can add you to it.')}</p>
    </State>
  );
}
