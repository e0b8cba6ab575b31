import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useAskGrownUpMutation, useListCartRequestsQuery, useListGrownUpsQuery } from '../api.ts';
import { askedToday } from '../asked.ts';
import type { CartView } from '../useCartView.ts';
import styles from './WishList.module.css';

/** States of a line that a grown-up can be asked for, as the server takes them. */
const ASKABLE: readonly CartView['lines'][number]['state'][] = ['ok', 'not_in_currency', 'not_sent'];

/** Whom the student asks to pay: one of the grown-ups, or a code that is shown. */
export function AskCard({ lines }: { lines: CartView['lines'] }) {
  const { data: requests } = useListCartRequestsQuery({ limit: 6, offset: 0 });
  const { data: grownUps } = useListGrownUpsQuery();
  const [wish, setWish] = useState<string | null>(null);
  const wished = lines.filter(({ state }) => ASKABLE.includes(state)).map(({ item }) => item);
  const ready = lines.some(({ state }) => state === 'ok');
  const asked = askedToday(wished, requests?.results ?? []);
  const [ask, { isLoading }] = useAskGrownUpMutation();
  const dispatch = useDispatch();
  const people = grownUps?.results ?? [];
  const to = wish ?? people[0]?.id ?? 'code';
  const name = people.find(({ id }) => id === to)?.name;
  const send = async () => {
    if (isLoading || !ready || !grownUps) return;
    const { error } = await ask({ to });
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast(
            'ok',
            name ? t('{name} gets a letter.', { name }) : t('Your code is ready. It is below.'),
          ),
    );
  };
  const option = (id: string, title: string, help: string | null, sign: ReactNode) => (
    <label key={id}>
      <input type="radio" name="grown-up" value={id} checked={to === id} onChange={() => setWish(id)} />
      <span>
        <b dir="auto">{title}</b>
        {help && <small dir="auto">{help}</small>}
      </span>
      {sign}
    </label>
  );
  return (
    <section className={styles['ask']} aria-labelledby="ask-grown-up">
      <h2 id="ask-grown-up">{t('Ask a grown-up to pay')}</h2>
      {asked ? (
        <p role="status">
          <b>{t('You have asked already')}</b>
        </p>
      ) : (
        <>
          <p id="ask-who">{t('We send them a letter with your wishes. Who shall get it?')}</p>
          {grownUps && (
            <fieldset className={styles['choice']} aria-labelledby="ask-who">
              {people.map(({ id, name: who, email_hint: hint }) =>
                option(id, who, hint, <Icon name={grownUps.sent_to === 'teachers' ? 'school' : 'people'} />),
              )}
              {option('code', t('Show a code'), t('They scan it with their phone'), <Icon name="qr" />)}
            </fieldset>
          )}
          <Button
            tone="book"
            size="lg"
            icon={name ? 'mail' : 'qr'}
            aria-disabled={isLoading || !ready || !grownUps || undefined}
            onClick={() => void send()}
          >
            {name ? t('Ask {name}', { name }) : t('Show a code')}
          </Button>
          <p className={styles['hint']}>
            {name
              ? t('You can take it back until {name} has paid.', { name })
              : t('You can take it back until somebody has paid.')}
          </p>
        </>
      )}
    </section>
  );
}
