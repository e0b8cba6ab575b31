import { useState, type MouseEvent } from 'react';
import { t } from '../../../i18n/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { resourcesApi } from '../../resources/index.ts';
import lesson from '../components/Lesson.module.css';
import styles from './Editor.module.css';
import type { Question } from './model.ts';

const LETTERS = 'ABCDEFGHIJKL';
const percent = (part: number, whole: number): number =>
  Math.min(100, Math.max(0, Math.round((part * 100) / whole)));

/**
 * The picture of a question about one. A tap on it puts the chosen place there; the numbers beside each place do the same with
 * the keyboard.
 */
export function PicturePlaces({
  question: { options, resource },
  set,
}: {
  question: Question;
  set: (part: Partial<Question>) => void;
}) {
  const pictures = resourcesApi.useListResourcesQuery({ kind: 'picture', limit: 100 }).data?.results ?? [];
  const { data } = resourcesApi.useGetResourceQuery(resource ?? '', { skip: !resource });
  const [chosen, setChosen] = useState(0);
  const put = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLImageElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set({
      options: options.map((one, at) =>
        at === chosen
          ? { ...one, x: percent(clientX - left, width), y: percent(clientY - top, height) }
          : one,
      ),
    });
  };
  return (
    <>
      <SelectField
        label={t('Picture')}
        hint={t('From the pictures under “For lessons”.')}
        value={resource ?? ''}
        onChange={({ target }) => set({ resource: target.value || null })}
      >
        <option value="">{t('Please choose')}</option>
        {resource && !pictures.some(({ id }) => id === resource) && (
          <option value={resource}>{data?.title ?? t('Picture')}</option>
        )}
        {pictures.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {data?.file && (
        <div className={styles['lesson']}>
          <p>{t('Tap the picture where place {letter} is.', { letter: LETTERS[chosen] ?? 'A' })}</p>
          <div className={lesson['picture']}>
            {/* The numbers of each place are for the keyboard. */}
            <img src={data.file} alt={data.alt} onClick={put} />
            {options.map(({ id, x, y }, at) => (
              <button
                key={id}
                type="button"
                aria-label={t('Place {letter}', { letter: LETTERS[at] ?? '' })}
                aria-pressed={at === chosen}
                data-chosen={at === chosen || undefined}
                style={{ '--x': `${x ?? 50}%`, '--y': `${y ?? 50}%` } as React.CSSProperties}
                onClick={() => setChosen(at)}
              >
                {LETTERS[at]}
              </button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
