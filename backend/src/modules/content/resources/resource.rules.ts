import {
  isLanguage,
  resourceRemarks,
  type Language,
  type ResourceDecision,
  type ResourceKind,
  type ResourceRemark,
  type ResourceStage,
  type Role,
} from '@bookgrove/contract';
import { AppError } from '../../../platform/errors.ts';

/** The result of the check of a file. */
export interface ResourceFileDetails {
  pages?: number;
  /** Number of pages stored as pictures. */
  drawn?: number;
  /** Number of words; absent for kinds without text. */
  word_count?: number;
  /** 1 to 4, by formula. */
  level?: number | null;
  /** BCP 47, as stated in the file. */
  language?: string | null;
  width?: number;
  height?: number;
  seconds?: number;
  /** Changes that the check made to the file, as sentences for a teacher. */
  findings?: string[];
  /** Whether a preview picture is stored. */
  preview?: boolean;
}

export interface ResourceRow extends Record<string, unknown> {
  tenant_id: string;
  id: string;
  kind: ResourceKind;
  title: string;
  summary: string;
  alt: string;
  language: string;
  age_min: number | null;
  age_max: number | null;
  subjects: string[];
  goals: number[];
  uses: string[];
  readers: 'teachers' | 'students';
  audience: 'school' | 'everybody';
  rights: string;
  license: string | null;
  credit: string;
  proof: string;
  stage: ResourceStage;
  wide: 'asked' | 'approved' | 'declined' | null;
  check: 'none' | 'waiting' | 'ready' | 'refused';
  refusal: string;
  file_id: string | null;
  file_name: string;
  file_kind: string;
  file_bytes: number | null;
  facts: ResourceFileDetails;
  origin_id: string | null;
  version: number;
  owner_id: string;
  owner_name: string;
  submitted_at: Date | null;
  approved_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** Poster and captions of a film. */
export interface FilmExtra {
  poster: boolean;
  captions: Language[];
}

/** What is missing, or worth checking. */
export function remarksOf(row: ResourceRow, film: FilmExtra): ResourceRemark[] {
  const { facts } = row;
  const named = facts.language?.slice(0, 2).toLowerCase();
  return resourceRemarks({
    ...row,
    words_inside: facts.word_count ?? null,
    level: facts.level ?? null,
    file_language: isLanguage(named) ? named : null,
    ...film,
  });
}

/** Storage folder of the files of a resource. */
export const resourceFolder = (id: string, fileId: string): string => `resources/${id}/${fileId}/`;

/** The person for whom resources are searched. */
export interface ResourceViewer {
  userId: string;
  role: Role;
  /** Of a student; null when unknown. */
  age: number | null;
}

/** A child of unknown age is treated as the youngest at school. */
const UNKNOWN_AGE = 6;

/**
 * Whether the viewer sees resources for teachers only, and the age that limits the others; null: every age.
 */
export function isVisibleTo({ role, age }: ResourceViewer): { teachers: boolean; age: number | null } {
  if (role === 'student') return { teachers: false, age: age ?? UNKNOWN_AGE };
  return { teachers: role !== 'parent' && role !== 'community', age: null };
}

const NEXT: Record<ResourceDecision, { from: readonly ResourceStage[]; to: ResourceStage }> = {
  approve: { from: ['submitted', 'withdrawn'], to: 'approved' },
  return: { from: ['submitted'], to: 'returned' },
  withdraw: { from: ['approved'], to: 'withdrawn' },
  // The platform's decision changes its visibility in other schools, not its status in its own.
  widen: { from: ['approved'], to: 'approved' },
  decline: { from: ['approved'], to: 'approved' },
};

/**
 * Status of a resource after a decision.
 * @throws AppError conflict when it is already decided on, or not submitted
 */
export function decided(
  { stage, wide, audience }: Pick<ResourceRow, 'stage' | 'wide' | 'audience'>,
  decision: ResourceDecision,
  tenantKind: 'school' | 'platform',
): { stage: ResourceStage; wide: ResourceRow['wide'] } {
  const { from, to } = NEXT[decision];
  const platforms = decision === 'widen' || decision === 'decline';
  if (!from.includes(stage) || (platforms && wide !== 'asked'))
    throw new AppError(
      'conflict',
      'not_to_decide',
      'Somebody has decided on this already. Load the page again to see how it stands.',
    );
  if (decision === 'widen') return { stage: to, wide: 'approved' };
  if (decision === 'decline') return { stage: to, wide: 'declined' };
  const proposes = decision === 'approve' && audience === 'everybody' && tenantKind === 'school';
  return { stage: to, wide: proposes && wide !== 'approved' ? 'asked' : wide === 'asked' ? null : wide };
}

/** @throws AppError conflict while it waits for a decision */
export function assertOpen({ stage }: Pick<ResourceRow, 'stage'>): void {
  if (stage !== 'draft' && stage !== 'returned')
    throw new AppError(
      'conflict',
      'not_yours_now',
      stage === 'submitted'
        ? 'Somebody is looking at this. Take it back first, then change it.'
        : 'This has been decided on and cannot be changed any more. Put it in anew.',
    );
}

/** The slug of a film that was uploaded as a resource: its title with a unique suffix. */
export const filmSlug = ({ title, id }: Pick<ResourceRow, 'title' | 'id'>): string => {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
    .replace(/-+$/, '');
  return `${words || 'film'}-${id.slice(-6)}`;
};
export const filmTextsOf = ({ language, title, summary }: ResourceRow) => ({
  [language]: { title: title.slice(0, 80), summary: summary.slice(0, 400), cards: [] },
});
