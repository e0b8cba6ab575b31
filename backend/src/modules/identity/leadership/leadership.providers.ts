import { AnswerMentorshipHandler } from './answer-mentorship.ts';
import { DecideLeaderHandler } from './decide-leader.ts';
import { ExportLeaders } from './export-leaders.ts';
import { FinishStepHandler } from './finish-step.ts';
import { GetBadgeHandler } from './get-badge.query.ts';
import { GetLeaderProgressHandler } from './get-leader-progress.query.ts';
import { GetLeaderHandler } from './get-leader.query.ts';
import { GetOwnLeadershipHandler } from './get-own-leadership.query.ts';
import { LeadersController } from './leaders.controller.ts';
import { Leaders } from './leaders.ts';
import { CountLeadersHandler, ListLeadersHandler } from './list-leaders.query.ts';
import { ListMentoringHandler } from './list-mentoring.query.ts';
import { NominatePersonHandler } from './nominate-person.ts';
import { PlatformLeadersController } from './platform-leaders.controller.ts';
import { ProcessLeaderDeadlines } from './process-leader-deadlines.ts';
import { RecordMeetingHandler } from './record-meeting.ts';
import { RenewBadgeHandler } from './renew-badge.ts';
import { OfferMentoringHandler, RequestMentorHandler } from './request-mentorship.ts';
import { SetMenteeLimitHandler } from './set-mentee-limit.ts';
import { WithdrawApplicationHandler } from './withdraw-application.ts';
import { WriteApplicationHandler } from './write-application.ts';

/** The programme of leading teachers and parents. */
export const LEADERSHIP_PROVIDERS = {
  controllers: [LeadersController, PlatformLeadersController],
  providers: [
    AnswerMentorshipHandler,
    CountLeadersHandler,
    DecideLeaderHandler,
    ExportLeaders,
    FinishStepHandler,
    GetBadgeHandler,
    GetLeaderHandler,
    GetLeaderProgressHandler,
    GetOwnLeadershipHandler,
    Leaders,
    ListLeadersHandler,
    ListMentoringHandler,
    NominatePersonHandler,
    OfferMentoringHandler,
    ProcessLeaderDeadlines,
    RecordMeetingHandler,
    RenewBadgeHandler,
    RequestMentorHandler,
    SetMenteeLimitHandler,
    WithdrawApplicationHandler,
    WriteApplicationHandler,
  ],
};
