import type { ContentPage as Page } from '@bookgrove/api-client';
import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { State } from '../../../ui/State.tsx';
import styles from './Page.module.css';
import { Prose } from './Prose.tsx';

/** The questions as an accordion; a search text shows only those that contain it. */
export function Questions({ page }: { page: Page }) {
  const [word, setWord] = useState('');
  const wanted = word.trim().toLowerCase();
  const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').toLowerCase();
  const found = page.sections.filter(
    ({ title, html }) => !wanted || title.toLowerCase().includes(wanted) || plain(html).includes(wanted),
  );
  return (
    <>
      <div className={styles['find']}>
        <Field
          label={t('Search the questions')}
          type="search"
          icon="search"
          maxLength={100}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
      </div>
      <p className="sr" role="status">
        {wanted
          ? t('{count, plural, one {# question found} other {# questions found}}', { count: found.length })
          : ''}
      </p>
      {found.length === 0 ? (
        <State scene="no-match" title={t('No question holds that word')}>
          <p>{t('Try another word, or write to us.')}</p>
        </State>
      ) : (
        <div className={styles['questions']} lang={page.locale} dir={page.dir}>
          {found.map(({ id, title, html }) => (
            <details key={id} id={id}>
              <summary>
                <h2>{title}</h2>
                <Icon name="down" />
              </summary>
              <div>
                <Prose html={html} />
              </div>
            </details>
          ))}
        </div>
      )}
      <div lang={page.locale} dir={page.dir}>
        <Prose html={page.intro} />
      </div>
    </>
  );
}
