import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { libraryPath } from '../paths.ts';
import styles from './SearchBox.module.css';

/** The search that opens in the navbar's place; the library shows what it finds. */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(libraryPath({ search: input.current?.value.trim() ?? '' }));
    onClose();
  };
  return (
    <form
      className={styles['box']}
      role="search"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={t('Search books')}
        placeholder={t('Find a book')}
        defaultValue={params.get('search') ?? ''}
        maxLength={255}
        enterKeyHint="search"
      />
      <Button type="submit" tone="main" size="sm">
        {t('Search')}
      </Button>
      <IconButton icon="close" label={t('Close the search')} onClick={onClose} />
    </form>
  );
}
