import type { LiveTimeView } from '@bookgrove/api-client';
import { t } from '../../i18n/index.ts';

/** Whom a lesson is for. */
export const audienceName = ({ audience, class_name: name }: LiveTimeView): string =>
  audience === 'class' && name
    ? name
    : {
        class: t('A class'),
        school: t('My school'),
        adults: t('For grown-ups'),
        webinar: t('For everybody'),
      }[audience];

/** What somebody says with one tap. */
export const answerName = (answer: string): string =>
  ({ yes: t('Yes'), no: t('No'), slower: t('Slower, please'), no_sound: t('I cannot hear') })[answer] ?? '';
