import type { SchoolFeature } from '@bookgrove/contract';

export const SCHOOL_FEATURE = Symbol('school-feature');

/**
 * Declares on a provider of an area that a school can switch the area on and off. Until an area of the version declares
 * a feature, no screen shows its switch and `/api/current-tenant` never names it.
 */
export const BringsSchoolFeature =
  (feature: SchoolFeature): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(SCHOOL_FEATURE, feature, target);
