export { useGetSchoolSetupQuery, useListSchoolsQuery } from './api.ts';
export { SetupBlock } from './components/SetupBlock.tsx';
