import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { FundraiserChoices } from '@bookgrove/api-client';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { amountOf, typedPrice } from '../../../shared/prices/typedPrices.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { FormSet } from '../../../ui/Form.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useChangeFundraiserMutation,
  useCreateFundraiserMutation,
  type FundraiserDeskItem,
} from '../deskApi.ts';

/** Writes a fundraiser page, or changes one. */
export function FundraiserSheet({
  page,
  choices,
  onClose,
}: {
  /** Null: a new one. */
  page: FundraiserDeskItem | null;
  choices: FundraiserChoices;
  onClose: () => void;
}) {
  const dispatch = useDispatch();
  const [create, creating] = useCreateFundraiserMutation();
  const [change, changing] = useChangeFundraiserMutation();
  const [values, setValues] = useState({
    class_id: choices.classes[0]?.id ?? '',
    student_id: '',
    project: choices.projects[0]?.slug ?? '',
    title: page?.title ?? '',
    message: page?.message ?? '',
    target: page?.target ? typedPrice(page.target).amount : '',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [key, setKey] = useState(newKey);
  const busy = creating.isLoading || changing.isLoading;
  const currency =
    page?.raised.currency ?? choices.projects.find(({ slug }) => slug === values.project)?.currency ?? 'GBP';
  const students = choices.classes.find(({ id }) => id === values.class_id)?.students ?? [];
  const field = (member: keyof typeof values) => ({
    value: values[member],
    error: errors[member],
    onChange: ({ target }: { target: { value: string } }) => {
      setErrors({});
      setValues({ ...values, [member]: target.value, ...(member === 'class_id' && { student_id: '' }) });
    },
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const target = values.target.trim() ? amountOf({ amount: values.target, currency }) : 0;
    const wrong = {
      ...(!values.title.trim() && { title: t('Please write a title.') }),
      ...(target === null && { target: t('Please type an amount.') }),
    };
    setErrors(wrong);
    if (target === null || Object.keys(wrong).length > 0) return;
    const texts = { title: values.title.trim(), message: values.message.trim(), target };
    const { error } = page
      ? await change({
          id: page.id,
          fundraiserChange: {
            ...texts,
            version: page.version,
            ...(page.book_id && { book_id: page.book_id }),
          },
        })
      : await create(
          withKey(
            {
              ...texts,
              project: values.project,
              class_id: values.class_id,
              ...(values.student_id && { student_id: values.student_id }),
            },
            key,
          ),
        );
    if (error) {
      const { fields, message, status } = normalizeError(error);
      // Without an answer the same key is sent again.
      if (status !== 0) setKey(newKey());
      return setErrors(Object.keys(fields).length > 0 ? fields : { message });
    }
    dispatch(showToast('ok', t('Saved. Somebody else reads new texts before they are shown.')));
    onClose();
  };
  return (
    <Dialog open shape="sheet" title={page ? t('Change the page') : t('New page')} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <FormSet title={t('What everybody reads')}>
          {!page && (
            <>
              <SelectField label={t('Class')} {...field('class_id')}>
                {choices.classes.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={t('Whose page')}
                hint={t('A child’s own page needs the consent of the family.')}
                {...field('student_id')}
              >
                <option value="">{t('The whole class')}</option>
                {students.map(({ id, first_name, consented }) => (
                  <option key={id} value={id} disabled={!consented}>
                    {consented ? first_name : t('{name}: no consent', { name: first_name })}
                  </option>
                ))}
              </SelectField>
              <SelectField label={t('Project')} {...field('project')}>
                {choices.projects.map(({ id, slug, title }) => (
                  <option key={id} value={slug}>
                    {title}
                  </option>
                ))}
              </SelectField>
            </>
          )}
          <Field label={t('Title')} maxLength={120} {...field('title')} />
          <TextAreaField
            label={t('What we do and why')}
            hint={t('No full name of a child, no address, no number.')}
            rows={5}
            maxLength={1000}
            {...field('message')}
          />
          <Field
            label={t('Target in {currency}', { currency })}
            hint={t('May stay empty.')}
            inputMode="decimal"
            maxLength={12}
            {...field('target')}
          />
        </FormSet>
        <Button type="submit" tone="main" aria-disabled={busy || undefined}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  );
}
