import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { ChoiceCards, ErrorSummary, FormFoot, FormGrid } from '../../../ui/Form.tsx';
import { record } from '../../../ui/Record.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useChangeCouponMutation, useMakeCouponMutation, type CouponView } from '../api.ts';
import { couponBody, valuesOf, type CouponValues } from '../model.ts';
import { AmountRows } from './AmountRows.tsx';
import { ScopeFields } from './ScopeFields.tsx';

/** Makes a coupon as a draft, or changes one for orders that are placed from now on. */
export function CouponForm({
  coupon,
  currency,
  onClose,
}: {
  coupon: CouponView | null;
  currency: string;
  onClose: () => void;
}) {
  const [values, setValues] = useState(() => valuesOf(coupon, currency));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(0);
  const [key, setKey] = useState(newKey);
  const [make, making] = useMakeCouponMutation();
  const [change, changing] = useChangeCouponMutation();
  const dispatch = useDispatch();
  const busy = making.isLoading || changing.isLoading;

  const set = (part: Partial<CouponValues>) => setValues((before) => ({ ...before, ...part }));
  const text = (
    member: 'code' | 'note' | 'percent' | 'copies' | 'from' | 'last' | 'uses' | 'perBuyer',
    name: string,
  ) => ({
    name,
    value: values[member],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [member]: target.value }),
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { body, errors: wrong } = couponBody(values, coupon);
    setErrors(wrong);
    setTried(tried + 1);
    if (Object.keys(wrong).length > 0) return;
    const { error } = await (coupon ? change({ id: coupon.id, couponBody: body }) : make(withKey(body, key)));
    if (error) {
      // A refusal is an answer: what is sent next is another request.
      setKey(newKey());
      const { fields, message } = normalizeError(error);
      return setErrors(Object.keys(fields).length > 0 ? fields : { code: message });
    }
    dispatch(
      showToast(
        'ok',
        coupon ? t('The coupon is changed') : t('The draft is saved. Activate it when it is right.'),
      ),
    );
    onClose();
  };

  return (
    <form className={record['box']} onSubmit={(event) => void save(event)} noValidate>
      <h2>{coupon ? t('Change {code}', { code: coupon.code }) : t('New coupon')}</h2>
      <ErrorSummary errors={errors} tried={tried} />
      <ChoiceCards
        name="kind"
        value={values.kind}
        onChange={(kind) => set({ kind })}
        options={[
          { value: 'percent', label: t('Per cent off'), help: t('Of each item') },
          { value: 'amount', label: t('Sum off'), help: t('Once for the order, in each currency') },
          { value: 'free_books', label: t('Free copies'), help: t('The dearest ones first') },
        ]}
      />
      <FormGrid>
        <Field
          label={t('Code')}
          hint={
            coupon?.used
              ? t('It was used already and cannot be changed.')
              : t('4 to 32 letters from A to Z, digits and dashes.')
          }
          maxLength={32}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          readOnly={Boolean(coupon?.used)}
          {...text('code', 'code')}
        />
        {values.kind === 'percent' && (
          <Field
            label={t('Per cent')}
            inputMode="decimal"
            maxLength={6}
            {...text('percent', 'percent_bps')}
          />
        )}
        {values.kind === 'free_books' && (
          <Field
            label={t('Free copies')}
            inputMode="numeric"
            maxLength={3}
            {...text('copies', 'free_copies')}
          />
        )}
      </FormGrid>
      {values.kind === 'amount' && (
        <AmountRows
          title={t('What is taken off')}
          hint={t('It cannot be used in currencies without an amount.')}
          name="amounts"
          rows={values.amounts}
          error={errors['amounts']}
          onChange={(amounts) => set({ amounts })}
        />
      )}
      <FormGrid>
        <Field
          type="date"
          label={t('First day')}
          hint={t('Empty: at once.')}
          {...text('from', 'starts_at')}
        />
        <Field
          type="date"
          label={t('Last day')}
          hint={t('Empty: it does not end.')}
          {...text('last', 'ends_at')}
        />
        <Field
          label={t('Uses by everybody together')}
          hint={t('Empty: as many as they like.')}
          inputMode="numeric"
          maxLength={7}
          {...text('uses', 'max_uses')}
        />
        <Field
          label={t('Uses by one buyer')}
          hint={t('Empty: as many as they like.')}
          inputMode="numeric"
          maxLength={7}
          {...text('perBuyer', 'max_per_buyer')}
        />
      </FormGrid>
      <AmountRows
        title={t('Only from this sum on')}
        hint={t('Empty: from any sum on. With a sum, the coupon is for its currency only.')}
        name="minimums"
        rows={values.minimums}
        error={errors['minimums']}
        onChange={(minimums) => set({ minimums })}
      />
      <ScopeFields couponId={coupon?.id ?? null} values={values} error={errors['kinds']} onChange={set} />
      <Field label={t('Note')} hint={t('Only staff read it.')} maxLength={255} {...text('note', 'note')} />
      <FormFoot note={t('Changes count for the next buyer, never for the last.')}>
        <Button type="submit" tone="main" aria-disabled={busy || undefined}>
          {coupon ? t('Save') : t('Save draft')}
        </Button>
        <Button tone="plain" onClick={onClose}>
          {t('Leave it')}
        </Button>
      </FormFoot>
    </form>
  );
}
