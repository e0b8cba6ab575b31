export const comprehensionCorner = '/comprehension-corner';
export const bookQuiz = '/comprehension-corner/:slug';
export const quizDesk = '/make-quizzes';
export const quizEditor = '/make-quizzes/:quizId';
export const readingSkills = '/reading-skills';

/** The questions about a book. */
export const bookQuizPath = (slug: string): string => `/comprehension-corner/${encodeURIComponent(slug)}`;
/** The editor of a quiz. */
export const quizEditorPath = (id: string): string => `/make-quizzes/${id}`;
