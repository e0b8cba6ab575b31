import type { ComponentProps, ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import styles from './CoverDialog.module.css';

/** A book or story that can get the design as its cover. */
interface Choice {
  id: string;
  title: string;
  cover: ReactNode;
}

/** Chooses what gets the design as its cover: a book or a story. */
export function CoverDialog({
  open,
  of,
  title,
  find,
  search,
  onSearch,
  query,
  failed,
  empty,
  choices,
  chosen,
  onChoose,
  give,
  busy,
  onGive,
  onClose,
  children,
}: {
  open: boolean;
  of: 'books' | 'stories';
  title: string;
  /** Label of the search field. */
  find: string;
  search: string;
  onSearch: (search: string) => void;
  query: ComponentProps<typeof QueryView>['query'];
  failed: string;
  /** Text when there is nothing to choose. */
  empty: ReactNode;
  choices: Choice[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Label of the button that sets the cover. */
  give: string;
  busy: boolean;
  onGive: () => void;
  onClose: () => void;
  /** Note above the button. */
  children?: ReactNode;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={title} shape="wide">
      <div className={styles['content']}>
        <Field
          label={find}
          type="search"
          icon="search"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={240} />}
          failed={failed}
          isEmpty={() => choices.length === 0}
          empty={empty}
        >
          {() => (
            <ul className={styles['books']} data-of={of}>
              {choices.map((choice) => (
                <li key={choice.id}>
                  <label>
                    <input
                      type="radio"
                      name={of}
                      checked={chosen === choice.id}
                      onChange={() => onChoose(choice.id)}
                    />
                    {choice.cover}
                    <span dir="auto">{choice.title}</span>
                  </label>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
        {children}
        <div className="row">
          <Button tone="main" disabled={chosen === null || busy} onClick={onGive}>
            {busy ? t('One moment') : give}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
