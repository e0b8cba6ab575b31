import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import { useClassPlaces } from '../places.ts';

/** Instead of a class that is not here, or not this person's. */
export function MissingClass() {
  const places = useClassPlaces();
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
