import { t } from '../../../i18n/index.ts';
import type { ReadingListCard } from '../api.ts';

/** The audience of a list as text. */
export const audienceText = ({ audience, class_name, group_name, student_name }: ReadingListCard): string => {
  if (audience === 'draft') return t('Nobody yet');
  if (audience === 'school') return t('The whole school');
  if (class_name === null && group_name === null) return t('A class that is closed');
  if (audience === 'child')
    return class_name === null
      ? (student_name ?? t('One child'))
      : t('{child} in {name}', { child: student_name ?? t('One child'), name: class_name });
  return audience === 'group' ? t('{group} in {name}', { group: group_name, name: class_name }) : class_name!;
};
