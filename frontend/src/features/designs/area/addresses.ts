export const designs = '/canva';
export const design = '/canva/:designId';

/** Path of a design. */
export const designPath = (id: string): string => `/canva/${id}`;
