/** A category of the demo library. */
interface DemoCategory {
  slug: string;
  name: string;
}

export const demoCategories: DemoCategory[] = [
  { slug: 'animals', name: 'Animals' },
  { slug: 'sea-and-sky', name: 'Sea and sky' },
  { slug: 'folk-tales', name: 'Folk tales' },
  { slug: 'feelings', name: 'Feelings' },
  { slug: 'space', name: 'Space' },
  { slug: 'science', name: 'Science' },
  { slug: 'poems', name: 'Poems' },
  { slug: 'journeys', name: 'Journeys' },
];
