import {
  isLanguage, resourceRemarks, type Language, type ResourceDecision, type ResourceKind, type ResourceRemark,
  type ResourceStage, type Role,
} from '@bookgrove/contract'; // prettier-ignore
import { AppError } from '../../../platform/errors.ts';

/** What the check of a file found. */
export interface ResourceFacts {
  pages?: number;
  /** So many pages lie as pictures beside the file. */
  drawn?: number;
  /** Words inside; absent where a file has none by nature. */
  word_count?: number;
  /** 1 to 4, by formula. */
  level?: number | null;
  /** BCP 47, as the file says. */
  language?: string | null;
  width?: number;
  height?: number;
  seconds?: number;
  /** What was changed in it, in words for a teacher. */
  findings?: string[];
  /** A picture to know it by lies beside the file. */
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
  facts: ResourceFacts;
  origin_id: string | null;
  version: number;
  owner_id: string;
  owner_name: string;
  submitted_at: Date | null;
  approved_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** What a film has beside its file. */
export interface FilmSide {
  poster: boolean;
  captions: Language[];
}

/** What is missing of it, or worth a look. */
export function remarksOf(row: ResourceRow, film: FilmSide): ResourceRemark[] {
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

/** Where the files of a resource lie in the storage. */
export const resourceFolder = (id: string, fileId: string): string => `resources/${id}/${fileId}/`;

/** Whoever looks for something to learn with. */
export interface Seeker {
  userId: string;
  role: Role;
  /** Of a student; null where nobody has said. */
  age: number | null;
}

/** Where nobody has said how old a child is, they are taken for the youngest who come to school. */
const UNKNOWN_AGE = 6;

/** Whether they find everything, and from which age on otherwise. */
export function seekerSees({ role, age }: Seeker): { teachers: boolean; age: number | null } {
  if (role === 'student') return { teachers: false, age: age ?? UNKNOWN_AGE };
  return { teachers: role !== 'parent' && role !== 'community', age: null };
}

const NEXT: Record<ResourceDecision, { from: readonly ResourceStage[]; to: ResourceStage }> = {
  approve: { from: ['submitted', 'withdrawn'], to: 'approved' },
  return: { from: ['submitted'], to: 'returned' },
  withdraw: { from: ['approved'], to: 'withdrawn' },
  // The platform's word changes who else finds it, not where it stands in its school.
  widen: { from: ['approved'], to: 'approved' },
  decline: { from: ['approved'], to: 'approved' },
};

/**
 * Where a resource stands after a decision.
 * @throws AppError conflict when somebody decided before, or there is nothing to decide
 */
export function decided(
  { stage, wide, audience }: Pick<ResourceRow, 'stage' | 'wide' | 'audience'>,
  decision: ResourceDecision,
  place: 'school' | 'platform',
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
  const asks = decision === 'approve' && audience === 'everybody' && place === 'school';
  return { stage: to, wide: asks && wide !== 'approved' ? 'asked' : wide === 'asked' ? null : wide };
}

/** @throws AppError conflict when it is not its maker's turn */
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

/** The address of a film that came as a resource: by its title, and its own whatever else is called so. */
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
export const filmWordsOf = ({ language, title, summary }: ResourceRow) => ({
  [language]: { title: title.slice(0, 80), summary: summary.slice(0, 400), cards: [] },
});
