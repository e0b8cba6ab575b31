import { useState } from 'react';
import type { CourseDraftView } from '@bookgrove/api-client';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { PriceForm, PriceRows } from '../../../shared/prices/PriceForm.tsx';
import { PriceRow } from '../../../shared/prices/PriceRow.tsx';
import { amountOf, typedPrice, wrongAmounts } from '../../../shared/prices/typedPrices.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useChangeCoursePricesMutation } from '../api.ts';

/** What a course costs, by currency. Without a price it is free. */
export function CoursePrices({
  course,
  open,
  onClose,
}: {
  course: CourseDraftView;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} shape="wide" title={t('Prices of {title}', { title: course.name })}>
      {open && <Form course={course} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ course, onClose }: { course: CourseDraftView; onClose: () => void }) {
  const currency = useTenant()?.currency ?? 'GBP';
  const [prices, setPrices] = useState(() => course.prices.map(typedPrice));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(0);
  const [change, { isLoading }] = useChangeCoursePricesMutation();
  const dispatch = useDispatch();
  const refuse = (wrong: Record<string, string>) => {
    setErrors(wrong);
    setTried((now) => now + 1);
  };
  const send = async () => {
    const wrong = wrongAmounts(prices, 'prices');
    refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { error } = await change({
      id: course.id,
      coursePricesBody: {
        prices: prices.map((price) => ({ currency: price.currency, amount: amountOf(price) ?? 0 })),
      },
    });
    if (!error) {
      dispatch(showToast('ok', t('The prices are changed.')));
      onClose();
      return;
    }
    const { fields, message } = normalizeError(error);
    refuse(fields);
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
      <p>{t('Without a price the course is free. Those who are enrolled already stay.')}</p>
      <PriceRows>
        {prices.map((price, index) => (
          <PriceRow
            key={index}
            price={price}
            name={`prices.${index}`}
            what={t('Course')}
            errors={errors}
            onChange={(typed) => setPrices(prices.map((one, place) => (place === index ? typed : one)))}
            onRemove={() => {
              setErrors({});
              setPrices(prices.filter((_, place) => place !== index));
            }}
          />
        ))}
        <Button size="sm" icon="plus" onClick={() => setPrices([...prices, { currency, amount: '' }])}>
          {t('Add a price')}
        </Button>
      </PriceRows>
    </PriceForm>
  );
}
