import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { workApi } from '../api.ts';
import styles from './Today.module.css';

/** The week of a child for a guardian, as the weekly letter tells it: what to ask, how much was read, and what was done. */
export function WeekLetter({ child }: { child: string }) {
  const { data } = workApi.useGetWeekOfChildQuery(child);
  if (!data) return null;
  const { ask, books, works, child: name } = data;
  return (
    <section>
      <h2>{t('The week of {name}', { name })}</h2>
      <div className={styles['cards']}>
        <div className={styles['card']}>
          <h3>{t('Reading and work')}</h3>
          <dl className={styles['facts']}>
            <dt>{t('Days with a book')}</dt>
            <dd className="num">{formatNumber(data.days)}</dd>
            <dt>{t('Minutes read')}</dt>
            <dd className="num">{formatNumber(data.minutes)}</dd>
            {data.all > 0 && (
              <>
                <dt>{t('Things done')}</dt>
                <dd className="num">
                  {t('{done} of {all}', { done: formatNumber(data.done), all: formatNumber(data.all) })}
                </dd>
              </>
            )}
          </dl>
        </div>
        {ask && (
          <div className={styles['card']}>
            <h3>{t('Ask tonight')}</h3>
            <p dir="auto">“{ask.question}”</p>
            <p>{t('The answer was found in “{title}”.', { title: ask.title })}</p>
          </div>
        )}
        {books.length + works.length > 0 && (
          <div className={styles['card']}>
            <h3>{t('What {name} did', { name })}</h3>
            <ul className={styles['did']}>
              {books.map(({ title, percentage, finished }) => (
                <li key={title}>
                  <b dir="auto">{title}</b>
                  <span>
                    {finished
                      ? t('Read to the end')
                      : t('{number} % read', { number: formatNumber(percentage) })}
                  </span>
                </li>
              ))}
              {works.map(({ title, part_of: of }) => (
                <li key={`${title} ${of}`}>
                  <b dir="auto">{title}</b>
                  {of && <span dir="auto">{of}</span>}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
