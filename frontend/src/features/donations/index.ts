export { FollowButton } from './components/FollowButton.tsx';
export { GiveCard } from './components/GiveCard.tsx';
export { Supporters } from './components/Supporters.tsx';
export { useMayGive, useSchoolGives } from './useMayGive.ts';
/** A person's own gifts on their dashboard; the module is loaded when it is shown. */
export const loadOwnGiving = () => import('./components/OwnGiving.tsx');
