import type { CourseOnOffer } from '@bookgrove/contract';
import { Query } from '@nestjs/cqrs';

/**
 * Published courses by id or slug (at most 100) as they are sold to a learner, in the order of `courses`; one that is not found
 * has the state `unknown`.
 */
export class GetCoursesOnOffer extends Query<CourseOnOffer[]> {
  constructor(
    readonly courses: readonly string[],
    /** Who will learn; null for a visitor, and while nobody is chosen. */
    readonly learnerId: string | null,
  ) {
    super();
  }
}
