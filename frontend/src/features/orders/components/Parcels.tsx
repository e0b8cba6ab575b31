import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ItemCover } from '../../cart/index.ts';
import { countryName } from '../../../shared/countryName.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Status } from '../../../ui/Status.tsx';
import type { Order, OrderLineAnswer, OrderParcel, ShippingAddressAnswer } from '../api.ts';
import { kindOfLine, parcelStatus } from '../model.ts';
import styles from './Order.module.css';

/** Where an order is sent, as it is written on a parcel. */
export function Address({ address }: { address: ShippingAddressAnswer }) {
  const { name, line1, line2, city, region, postcode, country } = address;
  const lines = [
    name,
    line1,
    line2,
    [postcode, city].filter(Boolean).join(' '),
    region,
    countryName(country),
  ];
  return (
    <address className={styles['address']} dir="auto">
      {lines.filter(Boolean).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}

/** The parcels of an order with what is in each of them, and where they go. */
export function Parcels({ order: { lines, parcels, ship_to: address, paid_at: paid } }: { order: Order }) {
  if (!address) return null;
  return (
    <section aria-labelledby="order-parcels">
      <h2 id="order-parcels">{t('Your parcels')}</h2>
      {parcels.length === 0 && (
        <p className={styles['soft']}>
          {paid
            ? t('The school packs your books. We write to you when they are on their way.')
            : t('Your books are packed when they are paid.')}
        </p>
      )}
      {parcels.map((parcel) => (
        <Parcel key={parcel.id} parcel={parcel} books={lines} />
      ))}
      <h3 className={styles['to']}>{t('They are sent to')}</h3>
      <Address address={address} />
    </section>
  );
}

/** The way of a parcel, in the order in which it goes. */
const WAY: OrderParcel['status'][] = ['pending', 'packed', 'shipped', 'delivered'];

/** How far a parcel is on its way; nothing for one that is late, lost or came back, which its status says. */
function Rail({ status }: { status: OrderParcel['status'] }) {
  const at = WAY.indexOf(status === 'in_transit' || status === 'out_for_delivery' ? 'shipped' : status);
  if (at < 0) return null;
  return (
    <ol className={styles['rail']} aria-label={t('The way of the parcel')}>
      {WAY.map((step, index) => {
        const state = index < at || status === 'delivered' ? 'done' : index === at ? 'now' : 'next';
        return (
          <li key={step} data-state={state} aria-current={index === at ? 'step' : undefined}>
            <i aria-hidden="true">{state === 'done' && <Icon name="check" />}</i>
            {parcelStatus(step).label}
          </li>
        );
      })}
    </ol>
  );
}

function Parcel({ parcel, books }: { parcel: OrderParcel; books: OrderLineAnswer[] }) {
  const { number, status, carrier, tracking_number: code, tracking_url: url, lines } = parcel;
  const title = t('Parcel {number}', { number });
  const at = parcel.delivered_at ?? parcel.shipped_at;
  return (
    <article className={styles['parcel']} aria-label={title}>
      <h3>
        {title} <Status {...parcelStatus(status)} />
      </h3>
      <ul>
        {lines.map(({ line_id, title: name, quantity }) => {
          const book = books.find(({ id }) => id === line_id);
          return (
            <li key={line_id}>
              <ItemCover
                title={name}
                authors={book?.authors ?? []}
                image={book?.image ?? null}
                sizes="60px"
                className={styles['cover']}
              />
              <span dir="auto">
                <b>{quantity > 1 ? `${quantity} × ${name}` : name}</b>
                {book && kindOfLine(book.kind)}
              </span>
            </li>
          );
        })}
      </ul>
      <Rail status={status} />
      {(carrier ?? code ?? at) && (
        <p className="num" dir="auto">
          {[carrier, code, at && formatDateTime(at)].filter(Boolean).join(', ')}
        </p>
      )}
      {url && (
        <p>
          <a href={url} rel="noreferrer" target="_blank">
            {t('See where it is')}
          </a>
        </p>
      )}
    </article>
  );
}
