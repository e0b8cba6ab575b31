import type { LibraryBody, LibraryDraft } from '@bookgrove/api-client';
import { WORLD_LIMITS } from '@bookgrove/contract/dear-world-book';
import { t } from '../../../i18n/index.ts';
import { BookPicker } from '../../reading-lists/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { work } from '../../../ui/WorkHead.tsx';
import styles from '../Libraries.module.css';

type Picked = LibraryDraft['picked'];
type Wish = NonNullable<LibraryBody['wishes']>[number];

/** The books chosen for a library, in order. */
export function PickedBooks({
  picked,
  problem,
  onChange,
}: {
  picked: Picked;
  problem: string | undefined;
  onChange: (change: (now: Picked) => Picked) => void;
}) {
  return (
    <section>
      <h2>{t('Books')}</h2>
      {problem && <p className={work['bad']}>{problem}</p>}
      <ol>
        {picked.map(({ id, title }) => (
          <li key={id}>
            <bdi>{title}</bdi>{' '}
            <IconButton
              icon="close"
              label={t('Remove {title} from the library', { title })}
              onClick={() => onChange((now) => now.filter((one) => one.id !== id))}
            />
          </li>
        ))}
      </ol>
      {picked.length < WORLD_LIMITS.libraryBooks && (
        <BookPicker
          taken={picked.map(({ id }) => id)}
          onPick={({ id, slug, title }) => onChange((now) => [...now, { id, slug, title }])}
        />
      )}
    </section>
  );
}

/** What a library wishes for, and how much of it has arrived. */
export function RequestedBooks({
  wishes,
  errors,
  onChange,
}: {
  wishes: Wish[];
  errors: Record<string, string>;
  onChange: (wishes: Wish[]) => void;
}) {
  return (
    <section>
      <h2>{t('Wishes')}</h2>
      {wishes.map((wish, at) => {
        const put = (more: Partial<typeof wish>) =>
          onChange(wishes.map((one, index) => (index === at ? { ...one, ...more } : one)));
        return (
          <div key={at} className={styles['wish']}>
            <Field
              label={t('What')}
              value={wish.what}
              maxLength={120}
              error={errors[`wishes.${at}.what`]}
              onChange={({ target }) => put({ what: target.value })}
            />
            <Field
              type="number"
              min={1}
              label={t('How many')}
              value={wish.wanted}
              onChange={({ target }) => put({ wanted: Number(target.value) })}
            />
            <Field
              type="number"
              min={0}
              label={t('Came')}
              value={wish.received ?? 0}
              onChange={({ target }) => put({ received: Number(target.value) })}
            />
            <IconButton
              icon="close"
              label={t('Take this wish away')}
              onClick={() => onChange(wishes.filter((_, index) => index !== at))}
            />
          </div>
        );
      })}
      {wishes.length < WORLD_LIMITS.wishes && (
        <Button
          icon="plus"
          onClick={() => onChange([...wishes, { what: '', why: '', wanted: 1, received: 0 }])}
        >
          {t('Add a wish')}
        </Button>
      )}
    </section>
  );
}
