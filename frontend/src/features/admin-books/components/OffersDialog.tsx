import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { PriceForm, PriceRows } from '../../../shared/prices/PriceForm.tsx';
import { PriceRow } from '../../../shared/prices/PriceRow.tsx';
import { useTenant } from '../../../shared/tenant.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormSet } from '../../../ui/Form.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { bodyOf, draftsOf, memberOf, wrongIn, type KindDraft, type OfferKind } from '../offerForm.ts';
import { useChangeBookOffersMutation, useGetBookOffersQuery, type BookOffers } from '../offersApi.ts';

const kindTitle = (kind: OfferKind): string =>
  ({
    digital: t('To read on the screen'),
    print: t('Printed on paper'),
    class_pack: t('For a class'),
    gift: t('As a gift'),
  })[kind];

/** What one book costs, by currency and by what it is sold as. */
export function OffersDialog({
  book,
  title,
  onClose,
}: {
  /** Id of the book; null while the dialog is closed. */
  book: string | null;
  title: string;
  onClose: () => void;
}) {
  return (
    <Dialog open={book !== null} onClose={onClose} shape="wide" title={t('Prices of {title}', { title })}>
      {book !== null && <Loaded book={book} onClose={onClose} />}
    </Dialog>
  );
}

function Loaded({ book, onClose }: { book: string; onClose: () => void }) {
  const query = useGetBookOffersQuery(book);
  return (
    <QueryView query={query} skeleton={<SkeletonLine height={320} />} failed={t('The prices did not load')}>
      {(offers) => <Form offers={offers} onClose={onClose} />}
    </QueryView>
  );
}

function Form({ offers, onClose }: { offers: BookOffers; onClose: () => void }) {
  const school = useTenant()?.currency ?? 'GBP';
  // What the form was opened with: an answer that arrives meanwhile does not replace what was typed.
  const [before] = useState(offers);
  const [drafts, setDrafts] = useState(() => draftsOf(before));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(0);
  const [change, { isLoading }] = useChangeBookOffersMutation();
  const dispatch = useDispatch();
  const set = (kind: OfferKind, draft: Partial<KindDraft>) =>
    setDrafts((now) => now.map((one) => (one.kind === kind ? { ...one, ...draft } : one)));

  const send = async () => {
    const wrong = wrongIn(drafts, before);
    setErrors(wrong);
    setTried((now) => now + 1);
    if (Object.keys(wrong).length > 0) return;
    const { error } = await change({ bookId: before.book, bookOffersBody: bodyOf(drafts, before) });
    if (!error) {
      dispatch(showToast('ok', t('The prices are changed.')));
      onClose();
      return;
    }
    const { fields, message } = normalizeError(error);
    setErrors(fields);
    setTried((now) => now + 1);
    if (Object.keys(fields).length === 0) dispatch(showToast('bad', message));
  };

  return (
    <PriceForm
      errors={errors}
      setErrors={setErrors}
      tried={tried}
      busy={isLoading}
      onSend={send}
      onClose={onClose}
    >
      {before.list_price && (
        <p>{t('The price in the catalogue is {price}.', { price: formatMoney(before.list_price) })}</p>
      )}
      {drafts.map((draft) => {
        const { kind, prices, stock, seats } = draft;
        const member = memberOf(kind, drafts, before);
        const what = kindTitle(kind);
        return (
          <FormSet key={kind} title={what}>
            <PriceRows>
              {kind === 'digital' ? (
                <p>{t('Prices in other currencies, beside that of the catalogue.')}</p>
              ) : (
                prices.length === 0 && <p>{t('It is not sold like this.')}</p>
              )}
              {prices.map((price, index) => (
                <PriceRow
                  key={index}
                  price={price}
                  name={`${member}prices.${index}`}
                  what={what}
                  errors={errors}
                  onChange={(typed) =>
                    set(kind, { prices: prices.map((one, place) => (place === index ? typed : one)) })
                  }
                  onRemove={() => {
                    setErrors({});
                    set(kind, { prices: prices.filter((_, place) => place !== index) });
                  }}
                />
              ))}
              {kind === 'print' && prices.length > 0 && (
                <Field
                  label={t('Copies that are left')}
                  hint={t('Leave it empty to sell as many as are asked for.')}
                  name={`${member}stock`}
                  inputMode="numeric"
                  maxLength={6}
                  value={stock}
                  onChange={({ target }) => set(kind, { stock: target.value })}
                  error={errors[`${member}stock`]}
                />
              )}
              {kind === 'class_pack' && prices.length > 0 && (
                <Field
                  label={t('Readers of one pack')}
                  name={`${member}seats`}
                  inputMode="numeric"
                  maxLength={4}
                  required
                  value={seats}
                  onChange={({ target }) => set(kind, { seats: target.value })}
                  error={errors[`${member}seats`]}
                />
              )}
              <Button
                size="sm"
                icon="plus"
                onClick={() => set(kind, { prices: [...prices, { currency: school, amount: '' }] })}
                aria-label={t('Add a price: {what}', { what })}
              >
                {t('Add a price')}
              </Button>
            </PriceRows>
          </FormSet>
        );
      })}
    </PriceForm>
  );
}
