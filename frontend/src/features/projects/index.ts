export { ProjectsOf } from './components/ProjectsOf.tsx';
