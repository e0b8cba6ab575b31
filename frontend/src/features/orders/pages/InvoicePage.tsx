import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { selectSession } from '../../../api/session.ts';
import { loginPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useGetInvoiceQuery, type DocumentView } from '../api.ts';
import { CheckedDocument } from '../components/CheckedDocument.tsx';
import { Paper } from '../components/Paper.tsx';

/** An invoice, a credit note, a receipt or a statement, as it is printed; `/invoice/check/{code}` says whether a paper is real. */
export default function InvoicePage() {
  const { type = '', documentId = '' } = useParams();
  if (type === 'check') return <CheckedDocument code={documentId} />;
  if (!isPaper(type)) return <NoSuchPaper />;
  return <Document type={type} id={documentId} />;
}

type Kind = DocumentView['type'];

const isPaper = (type: string): type is Kind =>
  ['order', 'creditnote', 'donation', 'statement', 'payout'].includes(type);

function Document({ type, id }: { type: Kind; id: string }) {
  const [params] = useSearchParams();
  const { phase } = useSelector(selectSession);
  const key = params.get('key') ?? undefined;
  // A visitor without the key of the link has nothing to show that the paper is theirs.
  const unproven = phase === 'visitor' && !key;
  const query = useGetInvoiceQuery(
    { type, id, ...(key && { key }) },
    { skip: phase === 'restoring' || unproven },
  );
  if (unproven) return <NoSuchPaper />;
  return (
    <div className="wrap">
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={640} />}
        failed={t('The paper did not load')}
        missing={<NoSuchPaper />}
      >
        {(document) => <Paper document={document} paperKey={key} />}
      </QueryView>
    </div>
  );
}

function NoSuchPaper() {
  const { phase } = useSelector(selectSession);
  return (
    <div className="wrap">
      <State
        asPage
        scene="lost"
        title={t('There is no such paper here')}
        actions={
          phase === 'visitor' ? (
            <ButtonLink tone="main" size="lg" to={loginPath(location.pathname + location.search)}>
              {t('Log in')}
            </ButtonLink>
          ) : (
            <ButtonLink tone="main" size="lg" to={paths.library}>
              {t('To the library')}
            </ButtonLink>
          )
        }
      >
        <p>{t('The link in the e-mail of your order opens it. It may also belong to another account.')}</p>
      </State>
    </div>
  );
}
