import type { BookVersionEntry } from '@bookgrove/api-client';
import type { VersionKind } from '@bookgrove/contract/stories';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { canWriteStories, selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { bookPath, storyPath } from '../../../app/paths.ts';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useGetBookVersionsQuery, useCreateStoryVersionMutation } from '../api.ts';
import { WRITTEN } from '../labels.ts';
import styles from './BookVersions.module.css';

const HOW: Record<VersionKind, { name: string; help: string; mark: string }> = {
  translation: {
    name: 'Translate it',
    help: 'The pictures stay; the words are yours, in another language.',
    mark: 'Translation',
  },
  level: {
    name: 'Tell it for other readers',
    help: 'Shorter words for smaller children, or more of the story for bigger ones.',
    mark: 'Told for other readers',
  },
  remix: {
    name: 'Make it anew',
    help: 'Another ending, another hero: change whatever you like.',
    mark: 'Made anew',
  },
};

/** The versions of a book that was written here, and a button to write one's own version. */
export default function BookVersions({ book }: { book: Book }) {
  const { data } = useGetBookVersionsQuery(book.id);
  const user = useSelector(selectUser);
  const [making, setMaking] = useState(false);
  if (!data) return null;
  const mayMake = data.open && user !== null && canWriteStories(user);
  if (data.books.length < 2 && !mayMake) return null;
  return (
    <section className="sec" aria-labelledby="family">
      <div className={styles['head']}>
        <h2 id="family">{t('The family of this story')}</h2>
        {mayMake && (
          <Button icon="edit" onClick={() => setMaking(true)}>
            {t('Make your own version')}
          </Button>
        )}
      </div>
      {data.books.length > 1 ? (
        <Branch books={data.books} from={null} here={book.id} />
      ) : (
        <p>{t('Nobody has told this story in another way yet. You may.')}</p>
      )}
      <Dialog open={making} title={t('Your own version')} onClose={() => setMaking(false)}>
        <Make book={book} translation={data.translation} />
      </Dialog>
    </section>
  );
}

function Branch({ books, from, here }: { books: BookVersionEntry[]; from: string | null; here: string }) {
  const children = books.filter((one) => one.from === from);
  if (children.length === 0) return null;
  return (
    <ul className={styles['branch']}>
      {children.map((one) => (
        <li key={one.id}>
          <div className={styles['member']} aria-current={one.id === here ? 'true' : undefined}>
            <Cover book={one} className={styles['cover']} sizes="64px" decorative />
            {one.id === here ? (
              <b lang={one.language} dir="auto">
                {one.title}
              </b>
            ) : (
              <Link to={bookPath(one.slug)} lang={one.language} dir="auto">
                {one.title}
              </Link>
            )}
            <span className="soft">
              {[
                one.how ? t(HOW[one.how].mark) : t('The first one'),
                languageName(one.language),
                one.authors.join(', '),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          <Branch books={books} from={one.id} here={here} />
        </li>
      ))}
    </ul>
  );
}

function Make({ book, translation }: { book: Book; translation: boolean }) {
  const languages = WRITTEN.filter((tag) => tag !== book.language);
  const ways = (Object.keys(HOW) as VersionKind[]).filter((one) => translation || one !== 'translation');
  const [how, setHow] = useState<VersionKind>(ways[0]!);
  const [tag, setTag] = useState(languages[0]!);
  const [make, making] = useCreateStoryVersionMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const begin = async () => {
    const language = how === 'translation' ? tag : book.language;
    const { data, error } = await make({ book: book.id, newVersion: { how, language } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else void navigate(storyPath(data.id));
  };
  return (
    <>
      <SelectField
        label={t('What will you do?')}
        hint={t(HOW[how].help)}
        value={how}
        onChange={({ target }) => setHow(target.value as VersionKind)}
      >
        {ways.map((one) => (
          <option key={one} value={one}>
            {t(HOW[one].name)}
          </option>
        ))}
      </SelectField>
      {how === 'translation' && (
        <SelectField
          label={t('Into which language?')}
          value={tag}
          onChange={({ target }) => setTag(target.value)}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </SelectField>
      )}
      <p>
        {t(
          'The names of those who wrote it before you stay in your book, and others may make a version of yours.',
        )}
      </p>
      <div className="row">
        <Button tone="main" disabled={making.isLoading} onClick={() => void begin()}>
          {t('Begin')}
        </Button>
      </div>
    </>
  );
}
