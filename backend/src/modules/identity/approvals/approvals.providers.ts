import { Acts } from './acts.ts';
import { ApprovalsController } from './approvals.controller.ts';
import { ApproveProposalHandler, RefuseProposalHandler, WithdrawProposalHandler } from './decide-proposal.ts';
import { ExpireProposals } from './expire-proposals.ts';
import { GetProposalHandler, ListProposalsHandler } from './list-proposals.query.ts';
import { ListPeopleWhoMayHandler } from './list-people-who-may.query.ts';
import { ListWaitingProposalsHandler } from './list-waiting-proposals.query.ts';
import { ProposeActHandler } from './propose-act.ts';

/** Acts that one person proposes and another one approves. */
export const APPROVAL_PROVIDERS = {
  controllers: [ApprovalsController],
  providers: [
    Acts,
    ApproveProposalHandler,
    ExpireProposals,
    GetProposalHandler,
    ListProposalsHandler,
    ListPeopleWhoMayHandler,
    ListWaitingProposalsHandler,
    ProposeActHandler,
    RefuseProposalHandler,
    WithdrawProposalHandler,
  ],
};
