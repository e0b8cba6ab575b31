export const documents = 'documents';
