import { describe, expect, it } from '@jest/globals';
import { undoRefusal, undoUntil, type MergeFacts } from './undo-merge.rules.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const after = (minutes: number): Date => new Date(AT.getTime() + minutes * 60_000);
const merge = (more: Partial<MergeFacts> = {}): MergeFacts => ({
  merged_at: AT,
  undone_at: null,
  sealed: false,
  has_later: false,
  erasure_open: false,
  ...more,
});

describe('undoing a merge', () => {
  it('is possible for a day, to the millisecond', () => {
    expect(undoUntil(AT).toISOString()).toBe('2026-03-03T10:00:00.000Z');
    expect(undoRefusal(merge(), AT)).toBeNull();
    expect(undoRefusal(merge(), new Date(undoUntil(AT).getTime() - 1))).toBeNull();
    expect(undoRefusal(merge(), undoUntil(AT))).toBe('expired');
  });

  it('happens once', () => {
    expect(undoRefusal(merge({ undone_at: after(5) }), after(6))).toBe('undone');
  });

  it('waits for the undoing of a later merge of either account', () => {
    expect(undoRefusal(merge({ has_later: true }), after(5))).toBe('later_merge');
  });

  it('is refused where data were erased, or are to be', () => {
    expect(undoRefusal(merge({ sealed: true }), after(5))).toBe('sealed');
    expect(undoRefusal(merge({ erasure_open: true }), after(5))).toBe('erasure_open');
  });

  it('names what cannot change before what can', () => {
    const all = merge({ undone_at: after(1), sealed: true, has_later: true, erasure_open: true });
    expect(undoRefusal(all, after(9999))).toBe('undone');
    expect(undoRefusal({ ...all, undone_at: null }, after(9999))).toBe('sealed');
    expect(undoRefusal({ ...all, undone_at: null, sealed: false }, after(9999))).toBe('expired');
    expect(undoRefusal({ ...all, undone_at: null, sealed: false }, after(5))).toBe('later_merge');
  });
});
