import type { AreaFooter } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { goals } from './addresses.ts';

export const footerLinks: AreaFooter = () => [{ column: 'give', order: 50, to: goals, label: t('17 goals') }];
