import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { useListRuleBooksQuery } from '../api.ts';

/** The book of a rule. */
export interface PickedBook {
  id: string;
  title: string;
}

/** For which book of a school a rule is; none: for all of its books. */
export function RuleBookField({
  school,
  book,
  error,
  onPick,
}: {
  school: string;
  book: PickedBook | null;
  error: string | undefined;
  onPick: (book: PickedBook | null) => void;
}) {
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim(), 300);
  const query = useListRuleBooksQuery({ schoolId: school, search: words }, { skip: words === '' });
  if (book)
    return (
      <div>
        <p>
          {t('For the book')} <b dir="auto">{book.title}</b>
        </p>
        <Button size="sm" icon="close" onClick={() => onPick(null)}>
          {t('For all books of the school')}
        </Button>
      </div>
    );
  return (
    <div>
      <Field
        type="search"
        icon="search"
        label={t('For one book only')}
        hint={t('Without a book the rule is for all books of the school.')}
        value={typed}
        maxLength={255}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter searches; it does not submit the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {words !== '' && (
        <QueryView
          query={query}
          skeleton={null}
          failed={t('The books did not load')}
          isEmpty={({ results }) => results.length === 0}
          empty={<p className="soft">{t('No book fits that.')}</p>}
        >
          {({ results }) => (
            <ul className={record['actions']}>
              {results.map(({ id, title, authors }) => (
                <li key={id}>
                  <Button size="sm" icon="plus" onClick={() => onPick({ id, title })}>
                    <bdi>{[title, authors.join(', ')].filter(Boolean).join(' · ')}</bdi>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      )}
    </div>
  );
}
