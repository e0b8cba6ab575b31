import type { FundraiserReportBody } from '@bookgrove/api-client';
import { t } from '../../i18n/index.ts';

/** What readers can report of a page, in the order in which it is offered. */
export const faultTexts = (): Record<FundraiserReportBody['fault'], string> => ({
  private: t('It tells something private'),
  unkind: t('It is unkind to somebody'),
  untrue: t('What it says is not true'),
  other: t('Something else'),
});
