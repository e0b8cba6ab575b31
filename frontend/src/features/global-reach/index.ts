export { useGetDemoQuery, useSignInToDemoMutation } from './api.ts';
export { CountryFilter } from './components/CountryFilter.tsx';
