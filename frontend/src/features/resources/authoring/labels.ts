import type { ResourceDraft } from '@bookgrove/api-client';
import type { ResourceKind, ResourceReason, ResourceRemark, ResourceStage } from '@bookgrove/contract';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { StatusKind } from '../../../ui/Status.tsx';

const REMARKS: Record<ResourceRemark, string> = {
  'file-missing': 'There is no file yet.',
  'file-waiting': 'The file is being checked.',
  'file-refused': 'The file was refused. Choose another one.',
  'poster-missing': 'A film needs a poster: the picture that is seen before it plays.',
  'captions-missing': 'A film needs captions, for everybody who does not hear it.',
  'title-missing': 'It has no title.',
  'title-file': 'The title looks like the name of a file.',
  'title-capitals': 'The title is in capitals, which are harder to read.',
  'summary-missing': 'Nobody can know yet what it is about.',
  'summary-short': 'A sentence more would tell others whether it suits their lesson.',
  'alt-missing': 'Say what the picture shows, for who does not see it.',
  'language-missing': 'Its language is not said.',
  'language-other': 'The file says that it is in another language.',
  'age-missing': 'For which ages is it?',
  'age-order': 'The first age is higher than the second.',
  'level-above-age': 'Its words are hard for this age.',
  'subject-missing': 'Choose at least one subject, so that it is found.',
  'use-missing': 'For which part of a lesson is it? Teachers look for that.',
  'only-pictures':
    'No words can be read in the file: voices that read aloud find nothing. If it was scanned, save it with its text.',
  'rights-missing': 'By which right may it be shown here?',
  'licence-missing': 'Choose its licence.',
  'credit-missing': 'Name who made it.',
  'proof-missing': 'Write down who gave the permission, and when.',
  'no-everybody':
    'Somebody’s permission is for this school. Share it with the school, or choose another right.',
};
export const remarkLabel = (remark: string): string => t(REMARKS[remark as ResourceRemark] ?? remark);

const REASONS: Record<ResourceReason, string> = {
  rights: 'It is not clear who owns it',
  personal: 'It tells too much of a person',
  unsuitable: 'It does not suit those it is meant for',
  quality: 'It cannot be read, seen or heard well',
  details: 'A detail is missing or wrong',
  access: 'Not everybody can follow it',
  other: 'Something else',
};
export const reasonLabel = (reason: string): string => t(REASONS[reason as ResourceReason] ?? reason);

const STAGES: Record<ResourceStage, [StatusKind, string]> = {
  draft: ['off', 'Draft'],
  submitted: ['wait', 'In review'],
  returned: ['bad', 'Returned'],
  approved: ['ok', 'Published'],
  withdrawn: ['off', 'Withdrawn'],
};
export const stageKind = (stage: ResourceStage): StatusKind => STAGES[stage][0];
export const stageLabel = (stage: ResourceStage): string => t(STAGES[stage][1]);
export const audienceLabel = (wide: 'asked' | 'approved' | 'declined'): string =>
  ({
    asked: t('Every school: asked'),
    approved: t('Every school: yes'),
    declined: t('Stays in the school'),
  })[wide];

const MOVES: Record<ResourceDraft['moves'][number]['move'], string> = {
  submit: 'sent it',
  recall: 'took it back',
  approve: 'approved it',
  return: 'returned it',
  withdraw: 'took it off the list',
  widen: 'gave it to every school',
  decline: 'left it in its school',
};
export const statusChangeLabel = (move: keyof typeof MOVES): string => t(MOVES[move]);

const HELP: Record<ResourceKind, string> = {
  film: 'MP4 or WebM, with captions',
  slides: 'PDF or PowerPoint (PPTX)',
  sheet: 'PDF or Word (DOCX)',
  picture: 'PNG, JPEG or WebP',
  sound: 'MP3',
};
export const kindHelp = (kind: ResourceKind): string => t(HELP[kind]);
export const languageOf = (tag: string | null): string => (tag ? languageName(tag) : t('Not said'));
