/** Symbols of a code: none is read as another, and no word forms by chance. */
const GROUP = 4;
const GROUPS = 3;

/** Twelve of 23 symbols: 54 random bits. */
export const GUARDIAN_CODE_LENGTH = GROUP * GROUPS;

/** How long a code works, in days. */
export const GUARDIAN_CODE_DAYS = 7;

/** Guardians and open codes that one child can have at a time. */
export const GUARDIANS_MAX = 12;

/** What was typed, as it is stored: capitals, without the dashes and spaces that people add. */
export const plainGuardianCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** As it is printed: `CDFG-HJKM-NPQR`. */
export const printedGuardianCode = (plain: string): string =>
  plain.match(new RegExp(`.{1,${GROUP}}`, 'g'))!.join('-');

export interface CodeFacts {
  state: string;
  code_expires_at: Date | null;
  student_active: boolean;
}

/** Whether a code that was found still works. Everything else is answered like a code that never was. */
export const codeWorks = ({ state, code_expires_at, student_active }: CodeFacts, now: Date): boolean =>
  state === 'invited' && student_active && code_expires_at !== null && code_expires_at > now;

/** What redeeming a code leads to. */
export const stateAfterRedeeming = (schoolApproves: boolean): 'pending_school' | 'active' =>
  schoolApproves ? 'pending_school' : 'active';
