import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { paths, readPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useOnline } from '../../../shared/useOnline.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import { useOutbox } from '../../reader/useOutbox.ts';
import { PutOnDevice } from '../components/PutOnDevice.tsx';
import { homeShelf, isFresh } from '../homeBooks.ts';
import { MOST_AT_HOME } from '../shelf.ts';
import { keepFresh } from '../keepFresh.ts';
import { useHome } from '../useHome.ts';
import { formatSize } from '../words.ts';
import styles from './AtHomePage.module.css';

/** `/library/at-home`: the books on this device, with and without the internet. */
export default function AtHomePage() {
  const user = useSelector(selectUser);
  const online = useOnline();
  const { shelf, putBack } = useHome(user);
  const dispatch = useDispatch();
  useEffect(() => {
    if (user && !user.viewing) void keepFresh(dispatch, user.id);
  }, [dispatch, user]);
  useOutbox(user?.id ?? null);
  const owner = homeShelf()?.reader;
  // Somebody else sits at this device: it is not their bag.
  const books = user && owner && owner.id !== user.id ? [] : shelf;
  const sum = books.reduce((all, { bytes }) => all + bytes, 0);
  return (
    <div className="wrap">
      <h1 className={styles['title']}>{t('My books at home')}</h1>
      {books.length === 0 ? (
        <State
          scene="empty"
          title={t('Your bag is empty')}
          actions={
            <ButtonLink tone="main" to={paths.library}>
              {t('To the library')}
            </ButtonLink>
          }
        >
          <p>
            {t(
              'Choose “Take home” beside a book. Up to five can be read without the internet on this device.',
            )}
          </p>
        </State>
      ) : (
        <>
          <p className={styles['sum']}>
            {t('{count} of {most} books, {size} on this device.', {
              count: books.length,
              most: MOST_AT_HOME,
              size: formatSize(sum),
            })}{' '}
            {online
              ? t('They open without the internet, too.')
              : t('There is no internet. Your books are here; what you read is noted and sent later.')}
          </p>
          <ul className={styles['shelf']}>
            {books.map((home) => (
              <li key={home.book.id}>
                {home.cover ? (
                  <img src={home.cover} alt="" width="96" height="128" />
                ) : (
                  <span className={styles['blank']} aria-hidden="true" />
                )}
                <div>
                  <h2 lang={home.book.language} dir="auto">
                    {home.book.title}
                  </h2>
                  <p dir="auto">{home.book.authors.join(', ')}</p>
                  <p className="num">{formatSize(home.bytes)}</p>
                  {!isFresh(home) && <p>{t('Go online once, then it opens again.')}</p>}
                  <div className={styles['ways']}>
                    {(online || isFresh(home)) && (
                      <ButtonLink tone="book" icon="read" to={readPath(home.book.slug)}>
                        {t('Read')}
                      </ButtonLink>
                    )}
                    <Button onClick={() => void putBack(home.book.id)}>
                      {t('Put back')}
                      <span className="sr">{home.book.title}</span>
                    </Button>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <PutOnDevice />
    </div>
  );
}
