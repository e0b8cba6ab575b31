export { useListLivePlansQuery } from './api.ts';
export { CalendarLink } from './CalendarLink.tsx';
export { LiveToday } from './LiveToday.tsx';
