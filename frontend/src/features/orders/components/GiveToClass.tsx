import { useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { useListClassesQuery } from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { useGiveToClassMutation } from '../api.ts';
import { givenInWords } from '../model.ts';

const MOST_CLASSES = 100;

interface Pack {
  number: string;
  codeId: string;
  title: string;
}

/** Gives the book of a class pack to a class, for buyers who teach; nothing for others. */
export function GiveToClass(pack: Pack) {
  const user = useSelector(selectUser);
  return user?.permissions?.includes('class.teach') ? <GiveForm {...pack} /> : null;
}

function GiveForm({ number, codeId, title }: Pack) {
  const classes = useListClassesQuery({ archived: false, limit: MOST_CLASSES }).data?.results ?? [];
  const [chosen, setChosen] = useState('');
  const [give, { data, error, isLoading, reset }] = useGiveToClassMutation();
  const classId = chosen || classes[0]?.id;
  if (!classId) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void give({ number, id: codeId, giveToClassBody: { class_id: classId } });
  };
  return (
    <form onSubmit={submit} aria-label={t('Give {title} to my class', { title })}>
      <SelectField
        label={t('Class')}
        value={classId}
        error={error && normalizeError(error).message}
        onChange={({ target }) => {
          setChosen(target.value);
          reset();
        }}
      >
        {classes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" icon="people" aria-disabled={isLoading || undefined}>
        {t('Give to my class')}
      </Button>
      <p role="status">{data && givenInWords(data).join(' ')}</p>
    </form>
  );
}
