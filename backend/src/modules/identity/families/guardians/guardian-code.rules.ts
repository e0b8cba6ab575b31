/** Characters of a code, in groups of four: no look-alikes, and no vowels, so that they form no words. */
const GROUP = 4;
const GROUPS = 3;

/** Twelve of 23 characters: 54 random bits. */
export const GUARDIAN_CODE_LENGTH = GROUP * GROUPS;

/** How long a code is valid, in days. */
export const GUARDIAN_CODE_DAYS = 7;

/** Maximum number of guardians and open codes of one child. */
export const GUARDIANS_MAX = 12;

/** The stored form of a typed code: upper case, without dashes and spaces. */
export const plainGuardianCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The printed form: `CDFG-HJKM-NPQR`. */
export const printedGuardianCode = (plain: string): string =>
  plain.match(new RegExp(`.{1,${GROUP}}`, 'g'))!.join('-');

export interface GuardianCodeState {
  state: string;
  code_expires_at: Date | null;
  student_active: boolean;
}

/** Whether a known code is still valid. Others are refused like unknown ones. */
export const isGuardianCodeValid = (
  { state, code_expires_at, student_active }: GuardianCodeState,
  now: Date,
): boolean => state === 'invited' && student_active && code_expires_at !== null && code_expires_at > now;

/** State of the link after a code was redeemed. */
export const stateAfterRedeeming = (schoolApproves: boolean): 'pending_school' | 'active' =>
  schoolApproves ? 'pending_school' : 'active';
