import { LICENCES, minorUnits, OFTEN_USED_CURRENCIES } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useListBookCategoriesQuery } from '../../../api/books.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import type { Book } from '../../../api/types.ts';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { bookModerationApi } from '../../book-moderation/index.ts';
import { scaled } from '../../book-imports/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { beneficiaryMembers } from '../../../shared/giving/beneficiary.ts';
import { BeneficiaryPicker } from '../../../shared/giving/BeneficiaryPicker.tsx';
import { useTenant } from '../../../shared/tenant.ts';
import { LANGUAGES_OF_BOOKS, LEVELS } from '../../../shared/books/languageAndLevelChoices.ts';
import styles from './EditDialog.module.css';

const AGES = [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18];
const NOTHING = {
  level: '',
  age: '',
  language: '',
  license: '',
  featured: '',
  add: '',
  remove: '',
  price: '',
  amount: '',
  currency: 'GBP',
  charity: '',
  beneficiary: '',
};
/** Shares of the price for a charity that are offered, in percent. */
const PARTS = [0, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100];

/** Edits several books at once; an empty field leaves the value of each book unchanged. */
export function EditDialog({
  books,
  onClose,
  onDone,
}: {
  books: Book[] | null;
  onClose: () => void;
  onDone: () => void;
}) {
  const count = books?.length ?? 0;
  return (
    <Dialog
      open={books !== null}
      onClose={onClose}
      title={t('Change {count, plural, one {# book} other {# books}}', { count })}
    >
      {books && <Form books={books} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function Form({ books, onClose, onDone }: { books: Book[]; onClose: () => void; onDone: () => void }) {
  const currency = useTenant()?.currency ?? NOTHING.currency;
  const [set, setSet] = useState({ ...NOTHING, currency });
  const { data: categories = [] } = useListBookCategoriesQuery();
  const { save, busy } = useEdit();
  const on = (name: keyof typeof NOTHING) => ({
    value: set[name],
    onChange: ({ target }: { target: { value: string } }) => setSet({ ...set, [name]: target.value }),
  });
  const untouched =
    Object.entries(set).every(([name, value]) => value === '' || name === 'currency' || name === 'amount') ||
    (set.price === 'sold' && set.amount.trim() === '');
  const kept = <option value="">{t('Leave as it is')}</option>;
  const options = categories.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!untouched && !busy) void save(books, set).then((ok) => ok && onDone());
      }}
    >
      <SelectField label={t('Level')} {...on('level')}>
        {kept}
        {LEVELS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField label={t('From age')} {...on('age')}>
        {kept}
        {AGES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField label={t('Language')} {...on('language')}>
        {kept}
        {LANGUAGES_OF_BOOKS.map((one) => (
          <option key={one} value={one}>
            {languageName(one)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('Licence')} {...on('license')}>
        {kept}
        {LICENCES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField label={t('Add to a category')} {...on('add')}>
        {kept}
        {options}
      </SelectField>
      <SelectField label={t('Remove from a category')} {...on('remove')}>
        {kept}
        {options}
      </SelectField>
      <SelectField label={t('Featured')} {...on('featured')}>
        {kept}
        <option value="true">{t('yes')}</option>
        <option value="false">{t('no')}</option>
      </SelectField>
      <SelectField label={t('Price')} {...on('price')}>
        {kept}
        <option value="free">{t('Free')}</option>
        <option value="sold">{t('For sale')}</option>
      </SelectField>
      {set.price === 'sold' && (
        <>
          <Field label={t('It costs')} inputMode="decimal" maxLength={12} required {...on('amount')} />
          <SelectField label={t('Currency')} {...on('currency')}>
            {[...new Set([...OFTEN_USED_CURRENCIES, currency])].map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
        </>
      )}
      <SelectField label={t('Part for a charity')} {...on('charity')}>
        {kept}
        {PARTS.map((percent) => (
          <option key={percent} value={percent}>
            {t('{percent} %', { percent })}
          </option>
        ))}
      </SelectField>
      <BeneficiaryPicker
        label={t('Which charity')}
        kept={t('Leave as it is')}
        value={set.beneficiary}
        onChange={(beneficiary) => setSet({ ...set, beneficiary })}
      />
      <div className={styles['actions']}>
        <Button type="submit" tone="main" aria-disabled={untouched || busy || undefined}>
          {t('Change')}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}

/** Sends an edit and shows a message with an undo button. */
function useEdit() {
  const [edit, { isLoading }] = bookModerationApi.useEditBooksMutation();
  const [undo] = bookModerationApi.useUndoBookEditsMutation();
  const dispatch = useDispatch();
  const fail = (error: Parameters<typeof normalizeError>[0]) =>
    dispatch(showToast('bad', normalizeError(error).message));
  const back = async (edits: string[]) => {
    const { data, error } = await undo({ edits });
    if (error) fail(error);
    else
      dispatch(
        showToast(
          'ok',
          t('{count, plural, one {# book is} other {# books are}} as before', { count: data.changed }),
        ),
      );
  };
  const save = async (books: Book[], set: typeof NOTHING): Promise<boolean> => {
    const { data, error } = await edit({
      books: books.map(({ id }) => id),
      set: {
        ...(set.level && { reading_level: Number(set.level) }),
        ...(set.age && { age_rating: Number(set.age) }),
        ...(set.language && { language: set.language }),
        ...(set.license && { license: set.license }),
        ...(set.featured && { featured: set.featured === 'true' }),
        ...(set.price === 'free' && { price: null }),
        ...(set.price === 'sold' && {
          price: { amount: scaled(set.amount, minorUnits(set.currency)), currency: set.currency },
        }),
        ...(set.charity && { charity_bps: Number(set.charity) * 100 }),
        ...(set.beneficiary && beneficiaryMembers(set.beneficiary)),
        ...(set.add && { add_categories: [set.add] }),
        ...(set.remove && { remove_categories: [set.remove] }),
      },
    });
    if (error) {
      fail(error);
      return false;
    }
    const { changed, edits } = data;
    dispatch(
      showToast(
        'ok',
        t('{count, plural, one {# book is changed.} other {# books are changed.}}', { count: changed }),
        changed > 0 ? { label: t('Undo'), run: () => void back(edits) } : undefined,
      ),
    );
    return true;
  };
  return { save, busy: isLoading };
}
