import { useState } from 'react';
import { Link } from 'react-router-dom';
import { certificatePath } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useListOwnCertificatesQuery } from '../api.ts';
import { stateLabel } from '../labels.ts';
import styles from './Certificates.module.css';

/** Certificates that are shown before the others are asked for. */
const FIRST = 6;

/** Certificates of the person and, of a guardian, of the children; nothing without any. */
export function OwnCertificates() {
  const { data } = useListOwnCertificatesQuery();
  const [all, setAll] = useState(false);
  if (!data || data.results.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="own-certificates">
      <h2 id="own-certificates">{t('Certificates')}</h2>
      <ul className={styles['own']}>
        {(all ? data.results : data.results.slice(0, FIRST)).map(
          ({ code, title, child, issued_at: at, state }) => (
            <li key={code}>
              <Link to={certificatePath(code)}>
                <Art file="money" name="rosette" viewBox="0 0 120 140" />
                <b dir="auto">{child ? `${child}: ${title}` : title}</b>
                <span className="soft num">
                  {state === 'valid' ? formatDay(at) : `${formatDay(at)} · ${stateLabel(state).label}`}
                </span>
              </Link>
            </li>
          ),
        )}
      </ul>
      {!all && data.results.length > FIRST && (
        <Button onClick={() => setAll(true)}>{t('Show all {count}', { count: data.results.length })}</Button>
      )}
    </section>
  );
}
