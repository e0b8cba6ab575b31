import {
  useListAllClassesQuery,
  useListClassGroupsQuery,
  useListClassStudentsQuery,
} from '../../../api/classes.ts';
import { t } from '../../../i18n/index.ts';
import { Checkbox, SelectField } from '../../../ui/Field.tsx';
import { ChoiceCards } from '../../../ui/Form.tsx';
import { personName } from '../../../ui/WorkHead.tsx';
import styles from './ListEditor.module.css';
import type { ReadingListBody } from '../api.ts';

export interface Target {
  audience: ReadingListBody['audience'];
  class_id: string;
  group_id: string;
  student_id: string;
  /** Further classes that get a new list too, each one of its own. */
  more: readonly string[];
}

/** Most children of a class whom the form offers. */
const MOST_CHILDREN = 100;

/** Whether a list of this audience belongs to a class. */
export const needsClass = (audience: Target['audience']): boolean =>
  audience === 'class' || audience === 'group' || audience === 'child';

/** The form fields for the audience of a list. */
export function AudienceFields({
  target,
  isNew,
  errors,
  onChange,
}: {
  target: Target;
  isNew: boolean;
  errors: Record<string, string>;
  onChange: (target: Target) => void;
}) {
  const classes = useListAllClassesQuery().data?.results ?? [];
  const inClass = needsClass(target.audience);
  const groups = useListClassGroupsQuery(target.class_id, {
    skip: target.audience !== 'group' || !target.class_id,
  }).data;
  const children = useListClassStudentsQuery(
    { id: target.class_id, limit: MOST_CHILDREN },
    { skip: target.audience !== 'child' || !target.class_id },
  ).data;
  return (
    <fieldset className={styles['whom']}>
      <legend>
        <b>{t('Whom is it for?')}</b>
      </legend>
      <ChoiceCards
        name="audience"
        value={target.audience}
        options={[
          {
            value: 'class',
            label: t('A class'),
            help: t('Everybody in it finds the list on the first page.'),
          },
          { value: 'group', label: t('A group'), help: t('Only the children of one group.') },
          { value: 'child', label: t('One child'), help: t('Only this child and its teachers.') },
          { value: 'school', label: t('The whole school'), help: t('Everybody who logs in here.') },
          { value: 'draft', label: t('Nobody yet'), help: t('Kept for later. You alone see it.') },
        ]}
        onChange={(audience) => onChange({ ...target, audience })}
      />
      {inClass && (
        <SelectField
          label={t('Class')}
          value={target.class_id}
          error={errors['class_id']}
          onChange={({ target: { value } }) =>
            onChange({ ...target, class_id: value, group_id: '', student_id: '', more: [] })
          }
        >
          <option value="">{t('Choose a class')}</option>
          {classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {isNew && target.audience === 'class' && target.class_id && classes.length > 1 && (
        <div role="group" aria-label={t('Also for')} className={styles['more']}>
          <b aria-hidden="true">{t('Also for')}</b>
          {classes
            .filter(({ id }) => id !== target.class_id)
            .map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={target.more.includes(id)}
                onChange={({ target: { checked } }) =>
                  onChange({
                    ...target,
                    more: checked ? [...target.more, id] : target.more.filter((one) => one !== id),
                  })
                }
              />
            ))}
        </div>
      )}
      {target.audience === 'child' && (
        <SelectField
          label={t('Child')}
          value={target.student_id}
          hint={
            target.class_id && children?.results.length === 0
              ? t('This class has no children yet.')
              : undefined
          }
          error={errors['student_id']}
          onChange={({ target: { value } }) => onChange({ ...target, student_id: value })}
        >
          <option value="">{t('Choose a child')}</option>
          {(children?.results ?? []).map((student) => (
            <option key={student.id} value={student.id}>
              {personName(student)}
            </option>
          ))}
        </SelectField>
      )}
      {target.audience === 'group' && (
        <SelectField
          label={t('Group')}
          value={target.group_id}
          hint={
            target.class_id && groups?.results.length === 0
              ? t('This class has no groups yet. You make them on its page.')
              : undefined
          }
          error={errors['group_id']}
          onChange={({ target: { value } }) => onChange({ ...target, group_id: value })}
        >
          <option value="">{t('Choose a group')}</option>
          {(groups?.results ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  );
}
