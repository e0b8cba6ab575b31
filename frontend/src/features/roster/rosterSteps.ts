import { t } from '../../i18n/index.ts';

/** The steps from a list to a class. */
export const stepNames = (): string[] => [t('List'), t('Check'), t('Enrol'), t('Print')];
