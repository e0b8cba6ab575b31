export { FollowButton } from './components/FollowButton.tsx';
export { GiveCard } from './components/GiveCard.tsx';
export { Supporters } from './components/Supporters.tsx';
export { useMayGive } from './useMayGive.ts';
