import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { CourseCompleted } from '../contract.ts';
import { Platforms } from './platforms.ts';

/** Sends the full score of a finished course to the platforms from which the person opened it. A repeated score is the same score. */
@Injectable()
@Consumes(CourseCompleted, { name: 'learning.send-grade', queue: 'learning' })
export class SendGradeWhenCourseCompleted implements Consumer<CourseCompleted> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly platforms: Platforms,
  ) {}

  async prepare({ course_id, user_id }: CourseCompleted): Promise<void> {
    const rows = await this.db.rows<{ registration_id: string; subject: string; line_item: string }>({
      name: 'lti_grades_due',
      text: `select l.registration_id, l.subject, l.line_item from learning.lti_link l
             join learning.course c on c.slug = l.course and c.id = $3::uuid
             where l.tenant_id = $1::uuid and l.user_id = $2::uuid and l.line_item <> ''`,
      values: [currentTenantId(), user_id, course_id],
    });
    for (const { registration_id, subject, line_item } of rows) {
      const platform = await this.platforms.byId(registration_id);
      if (platform)
        await this.platforms.sendScore(platform, line_item, { subject, percent: 100, at: this.clock.now() });
    }
  }

  handle(): Promise<void> {
    return Promise.resolve();
  }
}
