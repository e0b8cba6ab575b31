import { t } from '../../i18n/index.ts';
import { formatDay } from '../../i18n/format.ts';
import type { ChallengeListItem, OwnChallenge } from './api.ts';

type Kind = ChallengeListItem['kind'];
type State = OwnChallenge['entries'][number]['state'];

/** The name of a kind of challenge. */
export const challengeKind = (kind: Kind): string =>
  ({
    sdg: t('For a goal'),
    reading: t('Reading'),
    writing: t('Writing'),
    letter: t('Letter'),
    quiz: t('Quiz'),
    action: t('Do it'),
  })[kind];

/** The state of an entry. */
export const entryState = (state: State): string =>
  ({ handed_in: t('With your teacher'), returned: t('Please look again'), accepted: t('Accepted') })[state];

/** When a challenge runs. */
export function timeText({ time, starts_on: first, ends_on: last }: ChallengeListItem): string {
  if (time === 'coming' && first) return t('From {day}', { day: formatDay(first) });
  if (time === 'finished') return t('Finished');
  return last ? t('Until {day}', { day: formatDay(last) }) : t('Open');
}

/** Ages, minutes and days of a challenge. */
export function challengeFacts(challenge: ChallengeListItem): string[] {
  const { age_from: from, age_to: to, minutes } = challenge;
  return [
    ...(from !== null && to !== null ? [t('Ages {from} to {to}', { from, to })] : []),
    t('{count, plural, one {# minute} other {# minutes}}', { count: minutes }),
    timeText(challenge),
  ];
}
