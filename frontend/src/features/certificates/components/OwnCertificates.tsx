import { Link } from 'react-router-dom';
import { certificatePath } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { useListOwnCertificatesQuery } from '../api.ts';
import { stateLabel } from '../labels.ts';
import styles from './Certificates.module.css';

/** Certificates of the person and, of a guardian, of the children; nothing without any. */
export function OwnCertificates() {
  const { data } = useListOwnCertificatesQuery();
  if (!data || data.results.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="own-certificates">
      <h2 id="own-certificates">{t('Certificates')}</h2>
      <ul className={styles['own']}>
        {data.results.map(({ code, title, child, issued_at: at, state }) => (
          <li key={code}>
            <Link to={certificatePath(code)}>
              <Art file="money" name="rosette" viewBox="0 0 120 140" />
              <b dir="auto">{child ? `${child}: ${title}` : title}</b>
              <span className="soft num">
                {state === 'valid' ? formatDay(at) : `${formatDay(at)} · ${stateLabel(state).label}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
