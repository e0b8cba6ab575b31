import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { useListAllSchoolsQuery } from '../../../api/schools.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { record } from '../../../ui/Record.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useDraftRoyaltyRuleMutation } from '../api.ts';
import { bpsOf } from '../model.ts';
import { Example } from './Example.tsx';
import { RuleBookField, type PickedBook } from './RuleBookField.tsx';

/** Writes a draft of a new version; it holds for no sale before a second person has activated it. */
export function NewRule({ onClose }: { onClose: () => void }) {
  const [school, setSchool] = useState('');
  const [book, setBook] = useState<PickedBook | null>(null);
  const [platform, setPlatform] = useState('5');
  const [author, setAuthor] = useState('50');
  const [from, setFrom] = useState('');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [key, setKey] = useState(newKey);
  const schools = useListAllSchoolsQuery().data ?? [];
  const [draft, { isLoading }] = useDraftRoyaltyRuleMutation();
  const dispatch = useDispatch();
  const [platformBps, authorBps] = [bpsOf(platform), bpsOf(author)];
  const percent = t('Please give a share from 0 to 100 per cent.');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const wrong = {
      ...(platformBps === null && { platform_bps: percent }),
      ...(authorBps === null && { author_bps: percent }),
      ...(!from && { effective_from: t('Please choose a day.') }),
      ...(note.trim().length < 3 && { note: t('Please say what was agreed, in 3 to 255 characters.') }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || platformBps === null || authorBps === null) return;
    const { error } = await draft(
      withKey(
        {
          scope: book ? ('book' as const) : school ? ('school' as const) : ('platform' as const),
          ...(book && { book_id: book.id }),
          ...(school && { school_id: school }),
          platform_bps: platformBps,
          author_bps: authorBps,
          effective_from: `${from}T00:00:00.000Z`,
          note: note.trim(),
        },
        key,
      ),
    );
    if (error) {
      setKey(newKey());
      const { fields, message } = normalizeError(error);
      return setErrors(Object.keys(fields).length > 0 ? fields : { note: message });
    }
    dispatch(showToast('ok', t('The draft is saved. Ask a second person to activate it.')));
    onClose();
  };

  return (
    <div className={record['columns']}>
      <form className={record['box']} onSubmit={(event) => void save(event)} noValidate>
        <h2>{t('New version')}</h2>
        <SelectField
          label={t('For')}
          value={school}
          error={errors['school_id'] ?? errors['scope']}
          onChange={({ target }) => {
            setSchool(target.value);
            setBook(null);
          }}
        >
          <option value="">{t('All schools')}</option>
          {schools.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {school && (
          <RuleBookField
            key={school}
            school={school}
            book={book}
            error={errors['book_id']}
            onPick={setBook}
          />
        )}
        <Field
          label={t('Part of the platform, in per cent of the price')}
          inputMode="decimal"
          value={platform}
          error={errors['platform_bps']}
          onChange={({ target }) => setPlatform(target.value)}
        />
        <Field
          label={t('Attributed to authors, in per cent of the part of the school')}
          hint={t('The money stays with the school. A child is never paid.')}
          inputMode="decimal"
          value={author}
          error={errors['author_bps']}
          onChange={({ target }) => setAuthor(target.value)}
        />
        <Field
          type="date"
          label={t('Starts on')}
          hint={t('A rule never changes what was already sold.')}
          value={from}
          error={errors['effective_from']}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Field
          label={t('What was agreed')}
          hint={t('The second person reads this.')}
          maxLength={255}
          value={note}
          error={errors['note']}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className={record['actions']}>
          <Button type="submit" tone="main" aria-disabled={isLoading || undefined}>
            {t('Save draft')}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {t('Leave it')}
          </Button>
        </div>
      </form>
      {platformBps !== null && authorBps !== null && platformBps <= 8000 && (
        <Example platformBps={platformBps} authorBps={authorBps} />
      )}
    </div>
  );
}
