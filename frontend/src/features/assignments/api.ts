import { assignmentsCalls, gradebookCalls, todayCalls, together } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type {
  AssignmentView,
  ChildWork,
  Gradebook,
  HelpBoard,
  TodayThing,
  TodayView,
  WorkItemView,
  WorkToMark,
} from '@bookgrove/api-client';

const TAGS = ['Assignment', 'Today'] as const;
/** Also after a refusal: the work may have changed. */
const changed = () => TAGS;
const fresh = { providesTags: TAGS, keepUnusedDataFor: 0 };

/** Calls on assigned work. What children do changes it without them, so answers are not kept. */
export const workApi = together(assignmentsCalls, gradebookCalls, todayCalls).enhanceEndpoints({
  addTagTypes: TAGS,
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
  },
});
