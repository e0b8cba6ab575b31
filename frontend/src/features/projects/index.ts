export { NearestProjects } from './components/NearestProjects.tsx';
export { ProjectsOf } from './components/ProjectsOf.tsx';
