import { landingFor, type Role } from '@bookgrove/contract';
import { isLocked, lockReason } from './mode.rules.ts';

/** Designs of the landing page of a mode. */
export const VIEWS = ['library', 'quiet', 'stories', 'learn', 'create', 'give'] as const;
export const LOCKS = ['none', 'account', 'roles'] as const;
export const STATUSES = ['ACTIVE', 'DRAFT', 'RETIRED'] as const;

/** A mode as a person at a school may choose it. */
export class Mode {
  id!: string;
  name!: string;
  description!: string;
  image!: string | null;
  locked!: boolean;
  /** Why it is locked, to be shown; null when it is not. */
  lock_reason!: string | null;
  active!: boolean;
  status!: 'ACTIVE' | 'DRAFT' | 'RETIRED';
  /** Start screen of the mode, and of `/` while it is chosen; always a screen that this person may open. */
  landing_path!: string;
  view!: 'library' | 'quiet' | 'stories' | 'learn' | 'create' | 'give';
  /** Slugs of the categories that come first, in this order. */
  categories!: string[];
}

/** A mode as the platform's team manages it. */
export class ManagedMode {
  id!: string;
  name!: string;
  description!: string;
  image!: string | null;
  view!: 'library' | 'quiet' | 'stories' | 'learn' | 'create' | 'give';
  landing_path!: string;
  lock!: 'none' | 'account' | 'roles';
  lock_roles!: Role[];
  /** Slugs of the categories that come first, in this order. */
  categories!: string[];
  active!: boolean;
  status!: 'ACTIVE' | 'DRAFT' | 'RETIRED';
  position!: number;
}

/** A mode as a school's head sets it up; the first that is offered is the default. */
export class SchoolModeChoice {
  id!: string;
  name!: string;
  description!: string;
  image!: string | null;
  offered!: boolean;
  /** Who may choose it, as a sentence; null when everybody may. */
  lock_reason!: string | null;
  /** Slugs of the categories that come first here, in this order; null: those of the platform. */
  categories!: string[] | null;
  /** The platform's choice. */
  platform_categories!: string[];
}

export const MODE_COLUMNS =
  'id, name, description, image, view, landing_path, lock, lock_roles, categories, active, status, position';

export const modeFor = (role: Role, mode: ManagedMode): Mode => {
  const locked = isLocked(mode, role);
  const { id, name, description, image, active, status, view, categories } = mode;
  return {
    id,
    name,
    description,
    image,
    locked,
    lock_reason: locked ? lockReason(mode) : null,
    active,
    status,
    landing_path: landingFor(role, mode.landing_path),
    view,
    categories,
  };
};
