import {
  assignmentsCalls,
  gradebookCalls,
  helpRequestsCalls,
  todayCalls,
  together,
} from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type {
  AssignmentView,
  ChildWork,
  Gradebook,
  HelpBoard,
  OwnHelp,
  TodayThing,
  TodayView,
  WorkItemView,
  WorkToMark,
} from '@bookgrove/api-client';

const TAGS = ['Assignment', 'Today'] as const;
/** Also after a refusal: the work may have changed. */
const changed = () => TAGS;
const HELP = ['HelpRequest'] as const;
const helped = () => HELP;
const fresh = { providesTags: TAGS, keepUnusedDataFor: 0 };

/** Calls on assigned work. What children do changes it without them, so answers are not kept. */
export const workApi = together(
  assignmentsCalls,
  gradebookCalls,
  helpRequestsCalls,
  todayCalls,
).enhanceEndpoints({
  addTagTypes: [...TAGS, ...HELP],
  endpoints: {
    getToday: fresh,
    getWeekOfChild: fresh,
    listAssignments: fresh,
    getHelpBoard: fresh,
    getChildWork: fresh,
    getGradebook: fresh,
    getWorkToMark: fresh,
    assignWork: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
    changeAssignment: { invalidatesTags: changed },
    moveAssignment: { invalidatesTags: changed },
    takeBackAssignment: { invalidatesTags: changed },
    changeAssignmentForChild: { invalidatesTags: changed },
    markWork: { invalidatesTags: changed },
    getOwnHelp: { providesTags: HELP, keepUnusedDataFor: 0 },
    listHelpRequests: { providesTags: HELP, keepUnusedDataFor: 0 },
    askForHelp: { invalidatesTags: helped },
    takeBackHelpRequest: { invalidatesTags: helped },
    answerHelpRequest: { invalidatesTags: helped },
  },
});
