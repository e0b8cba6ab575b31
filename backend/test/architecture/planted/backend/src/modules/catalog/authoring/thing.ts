export const authoring = 'authoring';
