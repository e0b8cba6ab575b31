import { useParams } from 'react-router-dom';
import { certificateCheckPath } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { SaveFile } from '../../../shared/SaveFile.tsx';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useGetCertificateQuery } from '../api.ts';
import { CertificateSheet } from '../components/CertificateSheet.tsx';
import { NoCertificate } from '../components/NoCertificate.tsx';
import { Verdict } from '../components/Verdict.tsx';
import styles from '../components/Certificates.module.css';

/** `/certificate/:code`: a certificate, to print and to save as a PDF or as a signed badge. */
export default function CertificatePage() {
  const { code = '' } = useParams();
  usePageTitle(t('Certificate'));
  const query = useGetCertificateQuery(code);
  return (
    <div className="wrap">
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={420} />}
        failed={t('The certificate did not load')}
        missing={<NoCertificate />}
      >
        {(certificate) => (
          <div className={styles['page']}>
            <CertificateSheet certificate={certificate} />
            <div className={styles['side']}>
              <h1 dir="auto">{certificate.title}</h1>
              <p className="num">
                {t('{name}, {day}', { name: certificate.name, day: formatDay(certificate.issued_at) })}
              </p>
              <SaveFile
                url={`/certificates/${code}/pdf/`}
                name={`${certificate.number}.pdf`}
                label={t('Download')}
              />
              <Button tone="plain" icon="print" onClick={() => window.print()}>
                {t('Print')}
              </Button>
              <SaveFile
                url={`/certificates/${code}/badge/`}
                name={`${certificate.number}.jwt`}
                label={t('Signed badge')}
              />
              <ButtonLink tone="plain" icon="shield" to={certificateCheckPath(code)}>
                {t('Check page')}
              </ButtonLink>
              <Verdict certificate={certificate} />
            </div>
          </div>
        )}
      </QueryView>
    </div>
  );
}
