import { formatNumber } from '../../../i18n/format.ts';
import { locale, t } from '../../../i18n/index.ts';
import { countryName } from '../../../shared/countryName.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import type { DocumentView } from '../api.ts';
import { invoicePath, trackOrderPath } from '../area/addresses.ts';
import { useDownloadPdf } from '../useDownloadPdf.ts';
import styles from './Paper.module.css';

export const paperName = (type: DocumentView['type']): string =>
  ({
    order: t('Invoice'),
    creditnote: t('Credit note'),
    donation: t('Receipt'),
    statement: t('Statement of gifts'),
    payout: t('Statement of a payout'),
  })[type];

export const paperDate = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date(iso));

const percent = (bps: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000);

const totalName = (type: DocumentView['type']): string =>
  ({
    order: t('Total, paid'),
    creditnote: t('Total, paid back'),
    donation: t('Total, given'),
    statement: t('Total, given'),
    payout: t('Total, paid out'),
  })[type];

/** What the number of the subject is called. */
const subjectName = (type: DocumentView['type'], ofOrder: boolean): string =>
  ofOrder ? t('Order') : type === 'statement' ? t('Year') : type === 'payout' ? t('Period') : t('Gift');

/** A document as it is printed, with what can be done with it. */
export function Paper({ document, paperKey }: { document: DocumentView; paperKey: string | undefined }) {
  const { type, number, currency, issuer, recipient, lines, taxes, related } = document;
  const name = paperName(type);
  // What a payout is made of has no price of one and no tax.
  const priced = type !== 'payout';
  const ofOrder = type === 'order' || (type === 'creditnote' && related.some((one) => one.type === 'order'));
  usePageTitle(`${name} ${number}`);
  const { busy, download } = useDownloadPdf();
  const money = (amount: number) => formatMoney({ amount, currency });
  const pdf = () => download(document.pdf.replace(/^(https?:\/\/[^/]+)?\/api/, ''), number);
  return (
    <>
      <header className={styles['head']}>
        <h1>
          {!ofOrder
            ? `${name} ${number}`
            : t('{paper} for order {number}', { paper: name, number: document.order_number })}
        </h1>
        <div>
          <Button icon="download" aria-disabled={busy || undefined} onClick={() => void pdf()}>
            {t('PDF')}
          </Button>
          <Button tone="main" icon="print" onClick={() => print()}>
            {t('Print')}
          </Button>
        </div>
      </header>
      <div className={styles['page']}>
        <article className={styles['paper']} aria-label={`${name} ${number}`} dir="auto">
          <div className={styles['top']}>
            <b dir="auto">{issuer.name}</b>
            <p>
              <span className={styles['name']}>{name}</span>
              <span className="num">{number}</span>, {paperDate(document.issued_at)}
            </p>
          </div>
          {document.void && (
            <p className={styles['void']} role="note">
              <b>{t('Void')}</b>{' '}
              {document.void.replaced_by
                ? t('It no longer counts. {number} replaces it.', { number: document.void.replaced_by })
                : t('It no longer counts.')}
            </p>
          )}
          <div className={styles['parties']}>
            <div>
              <h2>{t('From')}</h2>
              <p dir="auto">{issuer.legal_entity ?? issuer.name}</p>
              {issuer.country && <p>{countryName(issuer.country)}</p>}
              <p>{issuer.email}</p>
              {issuer.tax_number && <p>{t('Tax number {number}', { number: issuer.tax_number })}</p>}
            </div>
            <div>
              <h2>{t('For')}</h2>
              {recipient.name && <p dir="auto">{recipient.name}</p>}
              {recipient.email && <p>{recipient.email}</p>}
              {recipient.country && <p>{countryName(recipient.country)}</p>}
            </div>
            <div>
              <h2>{subjectName(type, ofOrder)}</h2>
              <p className="num">{document.order_number}</p>
            </div>
          </div>
          <div className={styles['scroll']}>
            <table>
              <caption className="sr">{priced ? t('What was bought') : t('What it is made of')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('What')}</th>
                  {priced && (
                    <>
                      <th scope="col" className={styles['end']}>
                        {t('Pieces')}
                      </th>
                      <th scope="col" className={styles['end']}>
                        {t('Each')}
                      </th>
                      <th scope="col" className={styles['end']}>
                        {t('Tax')}
                      </th>
                    </>
                  )}
                  <th scope="col" className={styles['end']}>
                    {t('Sum')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line, index) => (
                  <tr key={index}>
                    <td dir="auto">
                      {line.title}
                      <small>{line.authors.join(', ')}</small>
                    </td>
                    {priced && (
                      <>
                        <td className={`num ${styles['end']}`}>{formatNumber(line.quantity)}</td>
                        <td className={`num ${styles['end']}`}>{money(line.unit_price)}</td>
                        <td className={`num ${styles['end']}`}>{percent(line.tax_bps)}</td>
                      </>
                    )}
                    <td className={`num ${styles['end']}`}>{money(line.total)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                {(priced ? taxes : []).map((tax) => (
                  <tr key={tax.tax_bps}>
                    <th scope="row" colSpan={4}>
                      {t('{net} without tax, {rate} tax', {
                        net: money(tax.net),
                        rate: percent(tax.tax_bps),
                      })}
                    </th>
                    <td className={`num ${styles['end']}`}>{money(tax.tax)}</td>
                  </tr>
                ))}
                <tr className={styles['sum']}>
                  <th scope="row" colSpan={priced ? 4 : 1}>
                    {totalName(type)}
                  </th>
                  <td className={`num ${styles['end']}`}>{money(document.total)}</td>
                </tr>
              </tfoot>
            </table>
          </div>
          {issuer.statement?.map((sentence) => (
            <p key={sentence} className={styles['statement']} dir="auto">
              {sentence}
            </p>
          ))}
          <div className={styles['check']}>
            <QrCode code={document.check_qr} label={t('QR code that opens the check of this paper')} />
            <h2>{t('Is this paper real?')}</h2>
            <p>
              {t('Open {address} and compare it with this paper.', {
                address: document.check_url.replace(/^https?:\/\//, ''),
              })}
            </p>
            <p className="num">{document.check_code}</p>
          </div>
        </article>
        <aside className={styles['beside']}>
          <section>
            <h2>
              {ofOrder
                ? t('Papers of this order')
                : priced
                  ? t('Papers of this gift')
                  : t('Papers of this payout')}
            </h2>
            <ul>
              <li aria-current="page">
                <Icon name="file" />
                {name} {number}
              </li>
              {related.map((other) => (
                <li key={other.id}>
                  <TextLink icon="file" to={invoicePath(other.type, other.id, paperKey)}>
                    {paperName(other.type)} {other.number}
                  </TextLink>
                </li>
              ))}
            </ul>
            {ofOrder && (
              <TextLink to={trackOrderPath(document.order_number, paperKey)}>
                {t('Order {number}', { number: document.order_number })}
              </TextLink>
            )}
          </section>
        </aside>
      </div>
    </>
  );
}
