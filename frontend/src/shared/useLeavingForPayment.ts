import { useEffect, useState } from 'react';

/** Whether the browser is on its way to the provider; coming back with Back shows the form again. */
export function useLeavingForPayment() {
  const state = useState(false);
  const [, setLeaving] = state;
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [setLeaving]);
  return state;
}
