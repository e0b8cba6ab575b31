export const family = '/family';
export const myConsents = '/my-consents';
export const studentGuardians = '/students/:id/guardians';
export const classLetters = '/classes/:id/letters';
export const classFamilies = '/classes/:id/families';
export const adminGuardians = '/admin/guardians';

/** Path of a student's guardians, for staff. */
export const guardiansPath = (studentId: string): string => `/students/${studentId}/guardians`;

/** Path of the letters to the guardians of a class. */
export const lettersPath = (classId: string): string => `/classes/${classId}/letters`;

/** Path of a message to the families of a class. */
export const writeToFamiliesPath = (classId: string): string => `/classes/${classId}/families`;
