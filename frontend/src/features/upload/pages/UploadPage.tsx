import { isbnProblem, LIMITS, VISIBILITIES_AT } from '@bookgrove/contract';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { DetailsForm } from '../components/DetailsForm.tsx';
import { DropZone } from '../components/DropZone.tsx';
import { UploadRow } from '../components/UploadRow.tsx';
import type { SharedDetails } from '../model/send.ts';
import { obstacle } from '../model/uploads.ts';
import { useUploads } from '../model/useUploads.ts';
import styles from './UploadPage.module.css';

const OBSTACLES = {
  empty: () => t('The file is empty. Choose the book again.'),
  'too-large': () => t('The file is larger than 50 MB. Make its pictures smaller, or split the book in two.'),
  'wrong-kind': () => t('This is neither an EPUB nor a PDF. Choose the book in one of the two.'),
};

const NO_DETAILS: Omit<SharedDetails, 'visibility'> = {
  categories: [],
  level: '',
  ageMin: '',
  ageMax: '',
  // Whether a book is fit for the youngest is somebody's decision, never a matter of course.
  rating: '',
  language: '',
  license: '',
  series: '',
  classId: '',
  publish: true,
};

/** Books are brought in: files, what holds for all of them, and then each one's way to the shelf. */
export default function UploadPage() {
  const user = useSelector(selectUser);
  const place = user?.is_staff ? 'platform' : 'school';
  const [details, setDetails] = useState<SharedDetails>({
    ...NO_DETAILS,
    visibility: VISIBILITIES_AT[place][0]!,
  });
  const [refused, setRefused] = useState<{ name: string; why: string }[]>([]);
  const { uploads, add, rename, number, remove, start, retry, cancel } = useUploads(details);
  const chosen = uploads.filter(({ state }) => state.step === 'chosen').length;
  const wrongIsbn = uploads.some(
    ({ state, isbn }) => state.step === 'chosen' && isbn.trim() !== '' && isbnProblem(isbn) !== null,
  );
  const ages = agesProblem(details) ?? (wrongIsbn ? t('Look at the ISBN of the files first.') : null);

  const take = (files: File[]) => {
    const judged = files.map((file) => ({ file, problem: obstacle(file, LIMITS.uploadBytes) }));
    const leftOut = add(judged.filter(({ problem }) => !problem).map(({ file }) => file));
    setRefused([
      ...judged.flatMap(({ file, problem }) =>
        problem ? [{ name: file.name, why: OBSTACLES[problem]() }] : [],
      ),
      ...(leftOut > 0
        ? [
            {
              name: t('{count, plural, one {# file} other {# files}}', { count: leftOut }),
              why: t('Twenty books can be sent in one go. Send the others afterwards.'),
            },
          ]
        : []),
    ]);
  };

  return (
    <div className="wrap">
      <h1 className={styles['title']}>{t('Upload a book')}</h1>
      <p className={styles['lead']}>
        {t('We check every file, take out what is unsafe for children, and read its title, pages and cover.')}
      </p>
      <div className={styles['columns']}>
        <div className={styles['files']}>
          <DropZone onFiles={take} />
          {refused.length > 0 && (
            <div role="alert">
              <ul className={styles['refused']}>
                {refused.map(({ name, why }) => (
                  <li key={name}>
                    <b>{name}</b> {why}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <ul className={styles['rows']} aria-label={t('Your files')}>
            {uploads.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                onRename={(title) => rename(upload.key, title)}
                onIsbn={(isbn) => number(upload.key, isbn)}
                onRemove={() => remove(upload.key)}
                onCancel={() => cancel(upload.key)}
                onRetry={() => retry(upload.key)}
              />
            ))}
          </ul>
        </div>
        <div className={styles['aside']}>
          <DetailsForm place={place} details={details} onChange={setDetails} />
          {ages && (
            <p className={styles['problem']} role="alert">
              {ages}
            </p>
          )}
          <Button
            tone="main"
            size="lg"
            icon="upload"
            disabled={chosen === 0 || ages !== null}
            onClick={start}
          >
            {chosen === 0
              ? t('Choose a file first')
              : t('{count, plural, one {Upload # book} other {Upload # books}}', { count: chosen })}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What is wrong with the ages, or null. Both or none, in order. */
function agesProblem({ ageMin, ageMax, visibility, classId }: SharedDetails): string | null {
  if (visibility === 'class' && classId === '') return t('Choose the class that the books are for.');
  if ((ageMin === '') !== (ageMax === '')) return t('Give both ages, or none.');
  if (ageMin !== '' && Number(ageMin) > Number(ageMax)) return t('The first age is higher than the second.');
  return null;
}
