import type { ExperimentView } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import styles from './Worksheet.module.css';

/** Printed worksheet: instructions, and room to write and draw. Hidden on screen. */
export function Worksheet({ experiment }: { experiment: ExperimentView }) {
  const { title, question, materials, safety, steps, look, unit, locale, dir } = experiment;
  return (
    <section data-worksheet className={styles['sheet']} lang={locale} dir={dir} aria-hidden="true">
      <h2>{title}</h2>
      <p className={styles['line']}>
        <span>{t('Name')}</span>
        <i />
        <span>{t('Day')}</span>
        <i />
      </p>
      <div className={styles['columns']}>
        <div>
          <h3>{t('You need')}</h3>
          <ul>
            {materials.map((thing) => (
              <li key={thing}>☐ {thing}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('Take care')}</h3>
          <ul>
            {safety.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      <h3>{question}</h3>
      <p className={styles['line']}>
        <span>{t('I guess:')}</span>
        <i />
      </p>
      <h3>{t('How it goes')}</h3>
      <ol>
        {steps.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <h3>{look}</h3>
      <table>
        <tbody>
          {[1, 2, 3, 4].map((row) => (
            <tr key={row}>
              <td>{t('Day')}</td>
              <td />
              <td>{unit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t('What I saw')}</h3>
      <div className={styles['room']} />
    </section>
  );
}
