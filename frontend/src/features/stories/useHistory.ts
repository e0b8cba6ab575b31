import type { StoryBody } from '@bookgrove/contract/stories';
import { useCallback, useReducer } from 'react';

interface Work {
  body: StoryBody;
  past: StoryBody[];
  future: StoryBody[];
  mark: string | null;
}
type Step =
  | { do: 'change'; change: (body: StoryBody) => StoryBody; mark?: string | undefined }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'replace'; body: StoryBody };

const MOST = 60;

function next(work: Work, step: Step): Work {
  switch (step.do) {
    case 'change': {
      const joins = step.mark !== undefined && step.mark === work.mark;
      return {
        body: step.change(work.body),
        past: joins ? work.past : [...work.past, work.body].slice(-MOST),
        future: [],
        mark: step.mark ?? null,
      };
    }
    case 'undo': {
      const before = work.past.at(-1);
      return before
        ? { body: before, past: work.past.slice(0, -1), future: [work.body, ...work.future], mark: null }
        : work;
    }
    case 'redo': {
      const [after, ...rest] = work.future;
      return after ? { body: after, past: [...work.past, work.body], future: rest, mark: null } : work;
    }
    case 'replace':
      // Changes from another window cannot be undone in this one.
      return { body: step.body, past: [], future: [], mark: null };
  }
}

/** The story in the editor with undo and redo. Consecutive changes with the same mark are undone together. */
export function useHistory(first: () => StoryBody) {
  const [work, step] = useReducer(next, null, () => ({ body: first(), past: [], future: [], mark: null }));
  const change = useCallback(
    (how: (body: StoryBody) => StoryBody, mark?: string) => step({ do: 'change', change: how, mark }),
    [],
  );
  const replace = useCallback((body: StoryBody) => step({ do: 'replace', body }), []);
  return {
    body: work.body,
    change,
    replace,
    undo: work.past.length > 0 ? () => step({ do: 'undo' }) : null,
    redo: work.future.length > 0 ? () => step({ do: 'redo' }) : null,
  };
}
