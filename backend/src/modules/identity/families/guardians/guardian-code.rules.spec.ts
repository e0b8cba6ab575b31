import { describe, expect, it } from '@jest/globals';
import {
  GUARDIAN_CODE_LENGTH,
  isGuardianCodeValid,
  plainGuardianCode,
  printedGuardianCode,
  stateAfterRedeeming,
} from './guardian-code.rules.ts';

const now = new Date('2026-03-01T10:00:00Z');
const code = { state: 'invited', code_expires_at: new Date(now.getTime() + 1), student_active: true };

describe('the code of a guardian', () => {
  it('is printed in three groups of four and accepted in any spelling', () => {
    expect(GUARDIAN_CODE_LENGTH).toBe(12);
    expect(printedGuardianCode('CDFGHJKMNPQR')).toBe('CDFG-HJKM-NPQR');
    expect(plainGuardianCode(' cdfg-hjkm–nPQ9 ')).toBe('CDFGHJKMNPQ9');
  });

  it('is valid until its expiry', () => {
    expect(isGuardianCodeValid(code, now)).toBe(true);
    expect(isGuardianCodeValid({ ...code, code_expires_at: now }, now)).toBe(false);
    expect(isGuardianCodeValid({ ...code, code_expires_at: null }, now)).toBe(false);
  });

  it('works once, and for an active student', () => {
    expect(isGuardianCodeValid({ ...code, state: 'active' }, now)).toBe(false);
    expect(isGuardianCodeValid({ ...code, student_active: false }, now)).toBe(false);
  });

  it('creates a pending link where the school approves guardians', () => {
    expect(stateAfterRedeeming(true)).toBe('pending_school');
    expect(stateAfterRedeeming(false)).toBe('active');
  });
});
