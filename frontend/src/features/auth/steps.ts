import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { RosterStudent, SecondFactorNeeded } from './api.ts';

export type LoginStep =
  | 'choice'
  | 'teacher'
  | 'student-email'
  | 'parent'
  | 'class'
  | 'scan'
  | 'names'
  | 'student'
  | 'community'
  | 'factor'
  | 'sso';

/** The steps with e-mail and password, by who signs in. */
export const EMAIL_STEPS = { teacher: 'teacher', student: 'student-email', parent: 'parent' } as const;

/**
 * What the steps of a student's sign-in collected. Stored in the state of the history entry and never in the address,
 * because it identifies a child.
 */
export interface Collected {
  code?: string;
  student?: RosterStudent;
  /** Set when the password was right and a second factor is needed. */
  factor?: SecondFactorNeeded;
  /** Ticket that the server issued for a badge; used instead of the class code. */
  ticket?: string;
}

const STEPS: readonly string[] = [
  'teacher',
  'student-email',
  'parent',
  'class',
  'scan',
  'names',
  'student',
  'community',
  'factor',
  'sso',
] satisfies LoginStep[];

/**
 * Each step is an entry of the browser's history, so that the browser's Back button works like the one on the page.
 */
export function useSteps() {
  const [params] = useSearchParams();
  const { state, key } = useLocation() as { state: Collected | null; key: string };
  const navigate = useNavigate();
  const collected = state ?? {};
  const step = knownStep(params.get('step'), collected);

  const at = (next: LoginStep): { pathname: string; search: string } => {
    const search = new URLSearchParams(params);
    if (next === 'choice') search.delete('step');
    else search.set('step', next);
    return { pathname: paths.login, search: search.toString() };
  };
  return {
    step,
    collected,
    at,
    go: (next: LoginStep, with_: Collected = {}, replace = false) =>
      void navigate(at(next), { state: with_, replace }),
    // A step opened by its address has no entry before it.
    back: () =>
      void (key === 'default'
        ? navigate(at(step === 'scan' ? 'class' : 'choice'), { replace: true })
        : navigate(-1)),
  };
}

/** The step in the address, or the latest earlier step whose requirements are met. */
function knownStep(name: string | null, { code, student, ticket, factor }: Collected): LoginStep {
  const step = name && STEPS.includes(name) ? (name as LoginStep) : 'choice';
  if (step === 'student' && student && ticket) return step;
  if ((step === 'names' || step === 'student') && !code) return 'class';
  if (step === 'student' && !student) return 'names';
  if (step === 'factor' && !factor) return 'teacher';
  return step;
}

/** Position of a step among its steps: `[2, 4]` is the second of four. */
export function stepNumber(step: LoginStep, atSchool: boolean): [number, number] {
  const way: LoginStep[] = ['choice', 'class', 'names', 'student'];
  if (step === 'choice' && !atSchool) return [1, 2];
  if (step === 'factor') return [3, 3];
  if (step === 'sso') return [2, 2];
  // The camera step has the position of the class code step.
  const index = way.indexOf(step === 'scan' ? 'class' : step);
  return index >= 0 ? [index + 1, way.length] : [2, 2];
}
