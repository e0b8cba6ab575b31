import { AnswerMentorshipHandler } from './answer-mentorship.ts';
import { DecideLeaderHandler } from './decide-leader.ts';
import { ExportLeaders } from './export-leaders.ts';
import { FinishStepHandler } from './finish-step.ts';
import { GetBadgeHandler } from './get-badge.query.ts';
import { GetLeaderLetterHandler } from './get-leader-letter.query.ts';
import { GetLeaderHandler } from './get-leader.query.ts';
import { GetOwnLeadershipHandler } from './get-own-leadership.query.ts';
import { KeepLeaderDates } from './keep-leader-dates.ts';
import { LeadersController } from './leaders.controller.ts';
import { Leaders } from './leaders.ts';
import { CountLeadersHandler, ListLeadersHandler } from './list-leaders.query.ts';
import { ListMentoringHandler } from './list-mentoring.query.ts';
import { NominatePersonHandler } from './nominate-person.ts';
import { NoteMeetingHandler } from './note-meeting.ts';
import { AskMentorHandler, OfferMentoringHandler } from './open-mentorship.ts';
import { PlatformLeadersController } from './platform-leaders.controller.ts';
import { RenewBadgeHandler } from './renew-badge.ts';
import { SetMenteePlacesHandler } from './set-mentee-places.ts';
import { WithdrawApplicationHandler } from './withdraw-application.ts';
import { WriteApplicationHandler } from './write-application.ts';

/** Leading teachers and parents, as `identity.module.ts` takes them in. */
export const LEADER_PARTS = {
  controllers: [LeadersController, PlatformLeadersController],
  providers: [
    AnswerMentorshipHandler,
    AskMentorHandler,
    CountLeadersHandler,
    DecideLeaderHandler,
    ExportLeaders,
    FinishStepHandler,
    GetBadgeHandler,
    GetLeaderHandler,
    GetLeaderLetterHandler,
    GetOwnLeadershipHandler,
    KeepLeaderDates,
    Leaders,
    ListLeadersHandler,
    ListMentoringHandler,
    NominatePersonHandler,
    NoteMeetingHandler,
    OfferMentoringHandler,
    RenewBadgeHandler,
    SetMenteePlacesHandler,
    WithdrawApplicationHandler,
    WriteApplicationHandler,
  ],
};
