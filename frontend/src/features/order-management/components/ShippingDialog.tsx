import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ShippingRatesAnswer, ShippingRatesBody } from '@bookgrove/api-client';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { countryOptions } from '../../../shared/countryOptions.ts';
import { PriceForm, PriceRows } from '../../../shared/prices/PriceForm.tsx';
import { PriceRow } from '../../../shared/prices/PriceRow.tsx';
import { amountOf, typedPrice, wrongAmounts, type TypedPrice } from '../../../shared/prices/typedPrices.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { FormSet } from '../../../ui/Form.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useChangeShippingRatesMutation, useGetShippingRatesQuery } from '../api.ts';

type Country = ShippingRatesBody['rates'][number]['country'];
type TypedRate = TypedPrice & { country: string };

/** What sending printed books costs, by country. */
export function ShippingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} shape="wide" title={t('Postage and packing')}>
      {open && <Loaded onClose={onClose} />}
    </Dialog>
  );
}

function Loaded({ onClose }: { onClose: () => void }) {
  const query = useGetShippingRatesQuery();
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={240} />}
      failed={t('The costs of sending did not load')}
    >
      {({ rates }) => <Form rates={rates} onClose={onClose} />}
    </QueryView>
  );
}

function Form({ rates, onClose }: { rates: ShippingRatesAnswer['rates']; onClose: () => void }) {
  const currency = useTenant()?.currency ?? 'GBP';
  const [typed, setTyped] = useState((): TypedRate[] =>
    rates.map((rate) => ({ country: rate.country, ...typedPrice(rate) })),
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(0);
  const [change, { isLoading }] = useChangeShippingRatesMutation();
  const dispatch = useDispatch();
  const countries = [{ code: '*', name: t('All other countries') }, ...countryOptions()];
  const nameOf = (code: string) => countries.find((one) => one.code === code)?.name ?? code;
  const set = (index: number, rate: Partial<TypedRate>) =>
    setTyped((now) => now.map((one, place) => (place === index ? { ...one, ...rate } : one)));

  const send = async () => {
    const wrong = wrongAmounts(typed, 'rates');
    setErrors(wrong);
    setTried((now) => now + 1);
    if (Object.keys(wrong).length > 0) return;
    const { error } = await change({
      rates: typed.map((rate) => ({
        country: rate.country as Country,
        currency: rate.currency,
        amount: amountOf(rate) ?? 0,
      })),
    });
    if (!error) {
      dispatch(showToast('ok', t('The costs of sending are changed.')));
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
      <FormSet title={t('For a whole order, tax included')}>
        <PriceRows>
          <p>
            {t('Printed books are sent only to countries that are named here. 0 means that sending is free.')}
          </p>
          {typed.map((rate, index) => (
            <PriceRow
              key={index}
              price={rate}
              name={`rates.${index}`}
              what={nameOf(rate.country)}
              errors={errors}
              onChange={({ currency: code, amount }) => set(index, { currency: code, amount })}
              onRemove={() => {
                setErrors({});
                setTyped(typed.filter((_, place) => place !== index));
              }}
            >
              <SelectField
                label={t('Country')}
                name={`rates.${index}.country`}
                value={rate.country}
                onChange={({ target }) => set(index, { country: target.value })}
                error={errors[`rates.${index}.country`]}
              >
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </PriceRow>
          ))}
          <Button
            size="sm"
            icon="plus"
            onClick={() => setTyped([...typed, { country: '*', currency, amount: '' }])}
          >
            {t('Add a country')}
          </Button>
        </PriceRows>
      </FormSet>
    </PriceForm>
  );
}
