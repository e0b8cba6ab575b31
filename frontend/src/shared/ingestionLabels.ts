import type { Ingestion } from '../api/types.ts';
import { t } from '../i18n/index.ts';

/** Text of the current step of ingestion. */
export function stepText(ingestion: Pick<Ingestion, 'status' | 'step'> | undefined): string {
  if (ingestion?.status === 'waiting' && ingestion.step === 'postponed')
    return t('Your last files took long to check. This one waits for at most an hour');
  if (!ingestion || ingestion.status === 'waiting') return t('Waiting for its turn');
  if (ingestion.status === 'ready') return t('Ready');
  if (ingestion.status === 'refused') return t('Refused');
  return ingestion.step === 'cleaning' ? t('Taking out what is unsafe for children') : t('Checking the file');
}

/** Why a file was refused, and where in it. */
export function refusalText({ reason, location }: Pick<Ingestion, 'reason' | 'location'>): string {
  const why = reason ?? t('The file could not be used.');
  return location ? t('{why} Where: {location}.', { why, location }) : why;
}
