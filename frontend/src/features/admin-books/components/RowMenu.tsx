import { Link } from 'react-router-dom';
import type { Book } from '../../../api/types.ts';
import { bookPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Popover } from '../../../ui/Disclosure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { canArchive, canPublish } from '../model.ts';
import { useBookActions } from './useBookActions.ts';
import styles from './RowMenu.module.css';

/** What can be done with one book. */
export function RowMenu({ book }: { book: Book }) {
  const { publish, archive } = useBookActions();
  return (
    <Popover
      className={styles['root']}
      button={(props) => (
        <IconButton icon="more" label={t('More for {title}', { title: book.title })} {...props} />
      )}
    >
      {(close) => (
        <ul className={styles['menu']}>
          <li>
            <Link to={bookPath(book.slug)}>
              <Icon name="eye" />
              {t('Open')}
            </Link>
          </li>
          {canPublish(book) && (
            <li>
              <button
                type="button"
                onClick={() => {
                  publish([book]);
                  close();
                }}
              >
                <Icon name="check" />
                {t('Publish')}
              </button>
            </li>
          )}
          {canArchive(book) && (
            <li>
              <button
                type="button"
                onClick={() => {
                  archive([book]);
                  close();
                }}
              >
                <Icon name="archive" />
                {t('Archive')}
              </button>
            </li>
          )}
        </ul>
      )}
    </Popover>
  );
}
