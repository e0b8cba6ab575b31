import type { Language } from './languages.ts';

/** Kinds of resources. */
export const RESOURCE_KINDS = ['film', 'slides', 'sheet', 'picture', 'sound'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** File name extensions that the file dialog offers for each kind; the server decides by the content. */
export const RESOURCE_FILES: Record<ResourceKind, readonly string[]> = {
  film: ['mp4', 'webm'],
  slides: ['pdf', 'pptx'],
  sheet: ['pdf', 'docx'],
  picture: ['png', 'jpg', 'jpeg', 'webp'],
  sound: ['mp3'],
};
/** Maximum file size of each kind, in megabytes; for films a setting of the installation, at most this. */
export const RESOURCE_MEGABYTES: Record<ResourceKind, number> = {
  film: 300,
  slides: 50,
  sheet: 50,
  picture: 20,
  sound: 50,
};

/** Parts of a lesson that a resource is meant for. */
export const RESOURCE_USES = ['begin', 'explain', 'practise', 'talk', 'home', 'teacher'] as const;
export type ResourceUse = (typeof RESOURCE_USES)[number];

/** School subjects. */
export const RESOURCE_SUBJECTS = [
  'reading',
  'languages',
  'mathematics',
  'science',
  'nature',
  'history',
  'geography',
  'arts',
  'music',
  'health',
  'computing',
  'world',
] as const;
export type ResourceSubject = (typeof RESOURCE_SUBJECTS)[number];

/** Legal basis of a resource. */
export const RESOURCE_RIGHTS = ['own', 'licence', 'permission'] as const;
export type ResourceRight = (typeof RESOURCE_RIGHTS)[number];

export const RESOURCE_STAGES = ['draft', 'submitted', 'returned', 'approved', 'withdrawn'] as const;
export type ResourceStage = (typeof RESOURCE_STAGES)[number];

/** Decisions of moderators; the last two are the platform's, on resources for all schools. */
export const RESOURCE_DECISIONS = ['approve', 'return', 'withdraw', 'widen', 'decline'] as const;
export type ResourceDecision = (typeof RESOURCE_DECISIONS)[number];
/** Decisions that need a reason. */
export const REASONED_DECISIONS: readonly ResourceDecision[] = ['return', 'withdraw', 'decline'];

/** Reasons for returning or withdrawing a resource. */
export const RESOURCE_REASONS = [
  'rights',
  'personal',
  'unsuitable',
  'quality',
  'details',
  'access',
  'other',
] as const;
export type ResourceReason = (typeof RESOURCE_REASONS)[number];

/** Steps of the wizard, in order. */
export const RESOURCE_STEPS = ['file', 'about', 'rights', 'preview'] as const;
export type ResourceStep = (typeof RESOURCE_STEPS)[number];

/** Problems of a resource; those marked `must` block submission. */
export const RESOURCE_REMARKS = {
  'file-missing': { step: 'file', must: true },
  'file-waiting': { step: 'file', must: true },
  'file-refused': { step: 'file', must: true },
  'poster-missing': { step: 'file', must: true },
  'captions-missing': { step: 'file', must: true },
  'title-missing': { step: 'about', must: true },
  'title-file': { step: 'about', must: false },
  'title-capitals': { step: 'about', must: false },
  'summary-missing': { step: 'about', must: true },
  'summary-short': { step: 'about', must: false },
  'alt-missing': { step: 'about', must: true },
  'language-missing': { step: 'about', must: true },
  'language-other': { step: 'about', must: false },
  'age-missing': { step: 'about', must: true },
  'age-order': { step: 'about', must: true },
  'level-above-age': { step: 'about', must: false },
  'subject-missing': { step: 'about', must: true },
  'use-missing': { step: 'about', must: false },
  'only-pictures': { step: 'file', must: false },
  'rights-missing': { step: 'rights', must: true },
  'licence-missing': { step: 'rights', must: true },
  'credit-missing': { step: 'rights', must: true },
  'proof-missing': { step: 'rights', must: true },
  'no-everybody': { step: 'rights', must: true },
} as const satisfies Record<string, { step: ResourceStep; must: boolean }>;
export type ResourceRemark = keyof typeof RESOURCE_REMARKS;

/** The description of a resource, and the result of its file check. */
export interface ResourceDescription {
  kind: ResourceKind;
  title: string;
  summary: string;
  alt: string;
  language: string;
  age_min: number | null;
  age_max: number | null;
  subjects: readonly string[];
  uses: readonly string[];
  rights: string;
  license: string | null;
  credit: string;
  proof: string;
  audience: string;
  check: string;
  file_name: string;
  /** Number of words in the file; null for kinds without text. */
  words_inside: number | null;
  /** Level 1 to 4 of the text, by formula. */
  level: number | null;
  /** Language stated in the file. */
  file_language: Language | null;
  /** Whether a film has a poster. */
  poster: boolean;
  captions: readonly string[];
}

/**
 * Minimum age of readers for each level. An age class spans about three years; a level is too hard when its
 * age is above the oldest of them.
 */
const YOUNGEST_OF_LEVEL = [0, 0, 7, 9, 11];
const SHORT_SUMMARY = 30;

const namedAfterFile = (title: string, file: string): boolean => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ')
      .trim();
  return (
    /[_]|\.(pdf|pptx|docx|mp4|webm|mp3|png|jpe?g|webp)$|^(img|dsc|scan|untitled|presentation)\W?\d*$/i.test(
      title.trim(),
    ) ||
    (/\d{3,}|[_-]/.test(file) && plain(title) === plain(file.replace(/\.\w+$/, '')))
  );
};

/** Problems in the order of the steps. */
export function resourceRemarks(said: ResourceDescription): ResourceRemark[] {
  const { kind, title, summary, age_min, age_max, rights } = said;
  const found: ResourceRemark[] = [];
  const when = (is: boolean, remark: ResourceRemark) => void (is && found.push(remark));
  when(said.check === 'none', 'file-missing');
  when(said.check === 'waiting', 'file-waiting');
  when(said.check === 'refused', 'file-refused');
  when(kind === 'film' && said.check === 'ready' && !said.poster, 'poster-missing');
  when(kind === 'film' && said.check === 'ready' && said.captions.length === 0, 'captions-missing');
  when(said.words_inside === 0 && (kind === 'slides' || kind === 'sheet'), 'only-pictures');
  when(title.trim() === '', 'title-missing');
  when(title.trim() !== '' && namedAfterFile(title, said.file_name), 'title-file');
  when(title.length > 5 && /\p{Lu}/u.test(title) && title === title.toUpperCase(), 'title-capitals');
  when(summary.trim() === '', 'summary-missing');
  when(summary.trim() !== '' && summary.trim().length < SHORT_SUMMARY, 'summary-short');
  when(kind === 'picture' && said.alt.trim() === '', 'alt-missing');
  when(said.language === '', 'language-missing');
  when(
    said.language !== '' && said.file_language !== null && said.file_language !== said.language,
    'language-other',
  );
  when(age_min === null || age_max === null, 'age-missing');
  when(age_min !== null && age_max !== null && age_min > age_max, 'age-order');
  when(
    said.level !== null && age_max !== null && (YOUNGEST_OF_LEVEL[said.level] ?? 0) > age_max,
    'level-above-age',
  );
  when(said.subjects.length === 0, 'subject-missing');
  when(said.uses.length === 0, 'use-missing');
  when(rights === '', 'rights-missing');
  when(rights === 'licence' && !said.license, 'licence-missing');
  when((rights === 'licence' || rights === 'permission') && said.credit.trim() === '', 'credit-missing');
  when(rights === 'permission' && said.proof.trim() === '', 'proof-missing');
  // A permission for one school does not cover all others.
  when(rights === 'permission' && said.audience === 'everybody', 'no-everybody');
  return found;
}

/** Whether no problem blocks submission. */
export const canBeSent = (remarks: readonly ResourceRemark[]): boolean =>
  !remarks.some((remark) => RESOURCE_REMARKS[remark].must);
