import type { LiveChoices, LivePlanBody, LivePlanView } from '@bookgrove/api-client';
import { ownZone } from '../times.ts';

const DAY_MS = 86_400_000;
const MINUTES_OF_DAY = 1_440;

/** `YYYY-MM-DD` of a day from now, by the clock of the browser. */
export const dayFromNow = (days: number): string => {
  const day = new Date(Date.now() + days * DAY_MS);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

/** Minutes since midnight as a field for times has them: 555 is `09:15`. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The minutes of `09:15`; 0 while it is incomplete. */
export const minuteOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const total = hour * 60 + minute;
  return Number.isInteger(total) && total >= 0 && total < MINUTES_OF_DAY ? total : 0;
};

/** A zone that has the name of a place, as calendars need it: some browsers say `UTC`. */
export const placeZone = (zone: string): string => (zone.includes('/') ? zone : 'Etc/UTC');

/** A plan to begin with: next week, once, for the first class. */
export const emptyPlan = (leader: string, { classes }: LiveChoices): LivePlanBody => ({
  title: '',
  summary: '',
  audience: classes.length > 0 ? 'class' : 'school',
  class_id: classes[0]?.id ?? null,
  leader_id: leader,
  second_id: null,
  guest_name: '',
  language: 'en',
  time_zone: placeZone(ownZone()),
  starts_on: dayFromNow(7),
  starts_minute: 555,
  minutes: 30,
  repeats: 'once',
  until: null,
  min_adults: 1,
  seats: 0,
  room: 'built_in',
  room_url: '',
  recorded: false,
  cameras: false,
  slides: [],
});

/** The pages of a PDF as slides, each named by the file and its number. */
export const slidesOf = ({
  id,
  title,
  pictures,
}: LiveChoices['slide_files'][number]): LivePlanBody['slides'] =>
  pictures.map((_, index) => ({
    title: `${title.slice(0, 190)}, ${index + 1}`,
    text: '',
    resource_id: id,
    page: index + 1,
  }));

/** What is sent of a stored plan. */
export const bodyOf = (plan: LivePlanBody | LivePlanView): LivePlanBody => ({
  title: plan.title,
  summary: plan.summary,
  audience: plan.audience,
  class_id: plan.class_id ?? null,
  leader_id: plan.leader_id,
  second_id: plan.second_id ?? null,
  guest_name: plan.guest_name,
  language: plan.language,
  time_zone: plan.time_zone,
  starts_on: plan.starts_on,
  starts_minute: plan.starts_minute,
  minutes: plan.minutes,
  repeats: plan.repeats,
  until: plan.repeats === 'once' ? null : (plan.until ?? null),
  min_adults: plan.min_adults,
  seats: plan.seats,
  room: plan.room,
  room_url: plan.room_url ?? '',
  recorded: plan.recorded,
  cameras: plan.cameras,
  slides: plan.slides,
});
