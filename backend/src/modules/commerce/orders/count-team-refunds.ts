import { may } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { currentTenantKind, type Principal } from '../../../platform/context.ts';
import { CountsTasks, type TaskBoard, type TaskSource } from '../../../platform/http/waiting-tasks.ts';
import { TeamRefunds } from './team-refunds.ts';

/** For the dashboard of a school: orders whose refund the platform's team proposed. */
@Injectable()
@CountsTasks('refunds_proposed')
export class CountTeamRefunds implements TaskSource {
  constructor(private readonly proposals: TeamRefunds) {}

  async count({ role }: Principal, board: TaskBoard): Promise<{ refunds_proposed: number }> {
    const asked = board === 'school' && may(role, 'order.manage', currentTenantKind());
    return { refunds_proposed: asked ? (await this.proposals.orders()).length : 0 };
  }
}
