export { useCountImpactsQuery, useGetOwnImpactQuery } from './api.ts';
export { FollowImpact } from './components/FollowImpact.tsx';
export { ImpactTiles } from './components/ImpactTiles.tsx';
export { GoalNumbers } from './components/GoalNumbers.tsx';
export { OwnImpact } from './components/OwnImpact.tsx';
