import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { challengeRoundPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useBeginRoundMutation, useListRoundsQuery } from '../api.ts';
import styles from './Round.module.css';

/** Rounds that are open for the person; for teachers a way to begin one. */
export function RoundEntry({ slug, running }: { slug: string; running: boolean }) {
  const { data } = useListRoundsQuery(slug, { pollingInterval: 15_000 });
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState('');
  const [begin, beginning] = useBeginRoundMutation();
  if (!data || (data.open.length === 0 && (data.classes.length === 0 || !running))) return null;
  const start = async () => {
    const made = await begin({
      idOrSlug: slug,
      newRoundBody: { class_id: chosen || data.classes[0]!.id },
    });
    if (made.error) return void dispatch(showToast('bad', normalizeError(made.error).message));
    void navigate(challengeRoundPath(made.data.id));
  };
  return (
    <section className={styles['entry']} aria-labelledby="with-class">
      <h2 id="with-class">{t('With the class')}</h2>
      <p>
        {t(
          'Everybody answers on their own screen. No clock runs; what counts is what we get right together.',
        )}
      </p>
      {data.open.map(({ id, class_name: name }) => (
        <p key={id}>
          <ButtonLink tone="main" to={challengeRoundPath(id)}>
            {t('Come to the round of {name}', { name })}
          </ButtonLink>
        </p>
      ))}
      {running && data.classes.length > 0 && (
        <div className={styles['begin']}>
          <SelectField
            label={t('Class')}
            value={chosen || data.classes[0]!.id}
            onChange={({ target }) => setChosen(target.value)}
          >
            {data.classes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button disabled={beginning.isLoading} onClick={() => void start()}>
            {t('Begin a round')}
          </Button>
        </div>
      )}
    </section>
  );
}
