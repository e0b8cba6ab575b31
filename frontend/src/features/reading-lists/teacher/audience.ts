import { t } from '../../../i18n/index.ts';
import type { ReadingListCard } from '../api.ts';

/** The audience of a list as text. */
export const audienceText = ({ audience, class_name, group_name }: ReadingListCard): string => {
  if (audience === 'draft') return t('Nobody yet');
  if (audience === 'school') return t('The whole school');
  if (class_name === null && group_name === null) return t('A class that is closed');
  return audience === 'group' ? t('{group} in {name}', { group: group_name, name: class_name }) : class_name!;
};
