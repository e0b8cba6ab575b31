import CoursesPage from '../pages/CoursesPage.tsx';
import { OwnTraining } from './OwnTraining.tsx';

/** Courses for teachers, after the hours of the signed-in one. */
export default function TrainingPage() {
  return <CoursesPage top={<OwnTraining />} />;
}
