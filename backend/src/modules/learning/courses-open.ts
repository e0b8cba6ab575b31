import { Injectable, UseGuards, type CanActivate } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantKind } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { BringsSchoolFeature } from '../../platform/school-feature.ts';
import { GetSchool } from '../tenancy/contract.ts';

/** Courses in a school, which the school switches on. The first course of the platform exists without it. */
@Injectable()
@BringsSchoolFeature('courses')
export class CoursesOpenGuard implements CanActivate {
  constructor(private readonly queries: QueryBus) {}

  /** Whether the tenant has courses besides the first one. */
  async isOpen(): Promise<boolean> {
    if (currentTenantKind() === 'platform') return true;
    const { settings } = await this.queries.execute(new GetSchool());
    return settings.features.includes('courses');
  }

  /** @throws AppError 403 `courses_closed` */
  async canActivate(): Promise<boolean> {
    if (await this.isOpen()) return true;
    throw new AppError('forbidden', 'courses_closed', 'This school has not switched courses on.');
  }
}

/** The routes of a controller are refused while courses are off in the school. */
export const WhileCoursesAreOpen = () => UseGuards(CoursesOpenGuard);
