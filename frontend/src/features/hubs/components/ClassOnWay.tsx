import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useListClassesQuery } from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useSendClassThroughHubMutation, type HubView } from '../api.ts';
import styles from './Hubs.module.css';

/** Gives the students of a class a way; each may choose another. */
export function ClassOnWay({ hub }: { hub: HubView }) {
  const dispatch = useDispatch();
  const { data } = useListClassesQuery({ limit: 100 });
  const [chosen, setChosen] = useState('');
  const [way, setWay] = useState(hub.routes[0]?.id ?? '');
  const [send, sending] = useSendClassThroughHubMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === '' || sending.isLoading) return;
    const { data: sent, error } = await send({
      idOrSlug: hub.slug,
      classOnWayBody: { class_id: chosen, route_id: way },
    });
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast(
            'ok',
            t('{count, plural, one {# student is} other {# students are}} on the way.', {
              count: sent.students,
            }),
          ),
    );
  };
  return (
    <section className={styles['teachers']} aria-labelledby="for-teachers">
      <div>
        <h2 id="for-teachers">{t('For teachers')}</h2>
        <p>{t('Take a class on a way in one step. Each child can choose another.')}</p>
      </div>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <SelectField label={t('Class')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{t('Choose')}</option>
          {data?.results.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('Way')} value={way} onChange={({ target }) => setWay(target.value)}>
          {hub.routes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <Button tone="main" type="submit" disabled={chosen === '' || sending.isLoading}>
          {t('Join as a class')}
        </Button>
      </form>
    </section>
  );
}
