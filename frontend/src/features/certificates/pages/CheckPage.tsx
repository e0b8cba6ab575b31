import { useState, type FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useLazyVerifyCertificateQuery, useVerifyCertificateQuery } from '../api.ts';
import { CertificateSheet } from '../components/CertificateSheet.tsx';
import { NoCertificate } from '../components/NoCertificate.tsx';
import { Verdict } from '../components/Verdict.tsx';
import styles from '../components/Certificates.module.css';

/** `/certificates/:code`: whether a certificate is valid, and everything that is printed on it. */
export default function CheckPage() {
  const { code = '' } = useParams();
  usePageTitle(t('Check a certificate'));
  const query = useVerifyCertificateQuery({ code });
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
              <h1>{t('Check a certificate')}</h1>
              <Verdict certificate={certificate} />
              {!certificate.whole_name && <CompareName code={code} />}
              <p className="soft">
                {t('A paper that says anything else than this page was changed after it was given.')}
              </p>
            </div>
          </div>
        )}
      </QueryView>
    </div>
  );
}

/** Compares the whole name on the paper with the printed one, without showing it. */
function CompareName({ code }: { code: string }) {
  const [name, setName] = useState('');
  const [compare, { data, isFetching }] = useLazyVerifyCertificateQuery();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && !isFetching) void compare({ code, name });
  };
  return (
    <form className={styles['compare']} onSubmit={submit}>
      <Field
        label={t('Name on the paper')}
        hint={t('The whole name of a child is not shown here. Type it, and we compare.')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" tone="plain">
        {t('Compare')}
      </Button>
      <div role="status">
        {data?.name_matches === true && <Status kind="ok" label={t('This is the name')} />}
        {data?.name_matches === false && <Status kind="bad" label={t('This is another name')} />}
      </div>
    </form>
  );
}
