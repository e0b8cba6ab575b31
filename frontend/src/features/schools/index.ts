export { useGetSchoolSetupQuery } from './api.ts';
export { SetupBlock } from './components/SetupBlock.tsx';
