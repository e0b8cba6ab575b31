import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useListAllClassesQuery, useListClassStudentsQuery } from '../../../api/classes.ts';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox, Field, SelectField } from '../../../ui/Field.tsx';
import { ChoiceCards, FormFoot } from '../../../ui/Form.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { personName } from '../../../ui/WorkHead.tsx';
import { useAwardCertificatesMutation } from '../api.ts';
import styles from '../components/Certificates.module.css';

type Kind = 'achievement' | 'contribution';

interface Award {
  kind: Kind;
  title: string;
  detail: string;
  people: string[];
  key: string;
}

/** Gives a certificate to children of a class. */
export function AwardDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch();
  // Another certificate is another intention: a key is kept only for what is sent again unchanged.
  const [form, setForm] = useState<Award>({
    kind: 'contribution',
    title: '',
    detail: '',
    people: [],
    key: newKey(),
  });
  const change = (changes: Partial<Award>): void => setForm({ ...form, ...changes, key: newKey() });
  const [classId, setClassId] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [award, { isLoading }] = useAwardCertificatesMutation();
  const classes = useListAllClassesQuery().data?.results ?? [];
  const chosen = classId || classes[0]?.id || '';
  const children =
    useListClassStudentsQuery({ id: chosen, limit: 100 }, { skip: !chosen }).data?.results ?? [];

  const give = async () => {
    if (isLoading) return;
    const { key, ...body } = form;
    const { data, error } = await award(withKey(body, key));
    if (error) {
      const { message, fields } = normalizeError(error);
      setErrors(fields);
      dispatch(showToast('bad', message));
      return;
    }
    dispatch(
      showToast(
        'ok',
        data.already > 0
          ? t(
              '{count, plural, one {# certificate was} other {# certificates were}} given; {already} had it',
              {
                count: data.awarded,
                already: data.already,
              },
            )
          : t('{count, plural, one {# certificate was} other {# certificates were}} given', {
              count: data.awarded,
            }),
      ),
    );
    onClose();
  };

  return (
    <Dialog open onClose={onClose} title={t('Give a certificate')} shape="wide">
      <div className={styles['form']}>
        <ChoiceCards<Kind>
          name="kind"
          value={form.kind}
          onChange={(kind) => change({ kind })}
          options={[
            { value: 'contribution', label: t('Helped others'), help: t('For what somebody did for others') },
            { value: 'achievement', label: t('Reached a goal'), help: t('For what somebody can do now') },
          ]}
        />
        <Field
          label={t('Title')}
          maxLength={80}
          value={form.title}
          error={errors['title']}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Field
          label={t('For what')}
          maxLength={255}
          value={form.detail}
          error={errors['detail']}
          onChange={({ target }) => change({ detail: target.value })}
        />
        <SelectField
          label={t('Class')}
          value={chosen}
          error={errors['people']}
          onChange={({ target }) => {
            setClassId(target.value);
            change({ people: [] });
          }}
        >
          {classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className={styles['children']} role="group" aria-label={t('Children')}>
          {children.map((child) => (
            <Checkbox
              key={child.id}
              label={personName(child)}
              checked={form.people.includes(child.id)}
              onChange={({ target }) =>
                change({
                  people: target.checked
                    ? [...form.people, child.id]
                    : form.people.filter((one) => one !== child.id),
                })
              }
            />
          ))}
        </div>
        <FormFoot>
          <Button tone="main" aria-disabled={isLoading || undefined} onClick={() => void give()}>
            {t('Give it')}
          </Button>
        </FormFoot>
      </div>
    </Dialog>
  );
}
