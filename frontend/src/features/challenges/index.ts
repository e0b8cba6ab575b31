export { useEnterChallengeMutation } from './api.ts';
export { ChallengesRow } from './components/ChallengeCards.tsx';
