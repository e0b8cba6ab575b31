import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { claimBadge } from '../../app/badgeLink.ts';
import { showToast } from '../../ui/toasts.ts';
import { usePresentBadgeMutation, type RosterStudent } from './api.ts';
import type { Collected } from './steps.ts';

/**
 * Looks up the owner of a badge: `show` resolves with an error message, or null after continuing to the next step.
 */
export function useBadge(goOn: (collected: Collected) => void) {
  const [send] = usePresentBadgeMutation();
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  return useCallback(
    async (badge: string): Promise<string | null> => {
      const result = await send({ badge });
      if (result.error) return normalizeError(result.error).message;
      const { student, sign_in_mode, ticket } = result.data;
      const shown: RosterStudent = { ...student, username: student.id, sign_in_mode };
      latest.current({ student: shown, ticket });
      return null;
    },
    [send],
  );
}

/** Looks up the badge of the link that opened the page, once; true while the request is pending. */
export function useBadgeOfLink(show: (badge: string) => Promise<string | null>): boolean {
  const dispatch = useDispatch();
  const [badge] = useState(claimBadge);
  const [waiting, setWaiting] = useState(badge !== null);
  const asked = useRef(false);
  useEffect(() => {
    if (!badge || asked.current) return;
    asked.current = true;
    void show(badge).then((wrong) => {
      if (wrong) dispatch(showToast('bad', wrong));
      setWaiting(false);
    });
  }, [badge, dispatch, show]);
  return waiting;
}
