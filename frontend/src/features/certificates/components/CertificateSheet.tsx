import { formatDay, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import type { CertificateView } from '../api.ts';
import { didLabel } from '../labels.ts';
import styles from './Certificates.module.css';

/** A certificate as it is printed: everything on the paper, and nothing else. */
export function CertificateSheet({ certificate }: { certificate: CertificateView }) {
  return (
    <article
      className={styles['sheet']}
      data-design={certificate.design}
      aria-label={t('Certificate {number}', { number: certificate.number })}
    >
      <p className={styles['school']} dir="auto">
        {certificate.school}
      </p>
      <p>{t('This certificate is for')}</p>
      <p className={styles['name']} dir="auto">
        {certificate.name}
      </p>
      <p>
        {didLabel(certificate.kind)} <b dir="auto">{certificate.title}</b>
      </p>
      {certificate.detail && <p dir="auto">{certificate.detail}</p>}
      <p className="num">{facts(certificate).join(' · ')}</p>
      <span className={styles['seal']} aria-hidden="true">
        <Icon name="ribbon" />
      </span>
      {certificate.signers.length > 0 && (
        <ul className={styles['signers']}>
          {certificate.signers.map(({ name, title }) => (
            <li key={name}>
              <b dir="auto">{name}</b>
              <span dir="auto">{title}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['proof']}>
        <QrCode code={certificate.check_qr} label={t('QR code of the check page')} />
        <p className="num">
          {formatDay(certificate.issued_at)}
          {certificate.valid_until && (
            <>
              <br />
              {t('Valid until {day}', { day: formatDay(certificate.valid_until) })}
            </>
          )}
          <br />
          <span dir="ltr">{certificate.check_url}</span>
          <br />
          <b dir="ltr">{certificate.number}</b>
        </p>
      </div>
    </article>
  );
}

const facts = ({ lessons, score, minutes }: CertificateView): string[] => [
  ...(lessons === null ? [] : [t('{count, plural, one {# lesson} other {# lessons}}', { count: lessons })]),
  ...(score === null ? [] : [t('Score: {score} %', { score: formatNumber(score) })]),
  ...(minutes === null ? [] : [t('{hours} hours', { hours: formatNumber(Math.round(minutes / 6) / 10) })]),
];
