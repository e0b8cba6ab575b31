/** Path of a year's volume. */
export const volumePath = (year: number, format: 'epub' | 'pdf'): string =>
  `/api/dear-world-volumes/${year}/${format}/`;
