import styles from './Icon.module.css';

/** Line icons on a 24 px grid, one path each. */
const shapes = {
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16.5 16.5L21 21',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6l6-6',
  next: 'M5 12h14M13 6l6 6l-6 6',
  before: 'M19 12H5M11 6l-6 6l6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  play: 'M8 5l11 7l-11 7Z',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  read: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1ZM12 6v14',
  ribbon: 'M7 4h10v16l-5-4l-5 4Z',
  library: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2Zm0 13a2 2 0 0 1 2-1h12',
  upload: 'M12 15V4M8 7l4-4l4 4M5 12v8h14v-8',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4 21a8 8 0 0 1 16 0',
  home: 'M4 11l8-7l8 7v9H4Z',
  out: 'M10 4H5v16h5M14 8l4 4l-4 4M18 12H9',
  globe: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  share: 'M12 14V3M8 6.500L12 3l4 3.500M7 10H5v11h14V10h-2',
  retry: 'M20 11A8 8 0 1 0 18 17M20 5v6h-6',
  offline:
    'M3 3l18 18M5 12a10 10 0 0 1 4-2.5M2 8.5A15 15 0 0 1 7 5.5M19 12a10 10 0 0 0-3-2M22 8.5A15 15 0 0 0 11 4.6M9 16a5 5 0 0 1 6 0M12 20h.01',
  audio: 'M4 10v4h4l5 4V6L8 10ZM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  hand: 'M7 12V6.500a1.500 1.500 0 0 1 3 0V11V4.500a1.500 1.500 0 0 1 3 0V11V5.500a1.500 1.500 0 0 1 3 0V12V8.500a1.500 1.500 0 0 1 3 0V15a6 6 0 0 1-6 6h-1a6 6 0 0 1-5-3l-3-5a1.500 1.500 0 0 1 2.500-1.500L7 14',
  microphone: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3M6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  inbox: 'M4 13l3-8h10l3 8v6H4ZM4 13h5l1.500 3h3l1.500-3h5',
  file: 'M6 3h8l4 4v14H6ZM14 3v4h4',
  archive: 'M4 5h16v4H4ZM6 9v11h12V9M10 13h4',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6',
  eyeOff:
    'M4 4l16 16M9 5.5c1-.3 2-.5 3-.5c4 0 7 2 10 7c-1 1.600-2 2.900-3.200 4M15 18.200c-1 .500-2 .800-3 .800c-4 0-7-2-10-7c1.200-2 2.500-3.600 4-4.800',
  download: 'M12 4v11M8 11l4 4l4-4M5 15v5h14v-5',
  edit: 'M4 20h4L19 9l-4-4L4 16ZM13 7l4 4',
  people:
    'M9 5a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7M2.500 20a6.500 6.500 0 0 1 13 0M16 5.500a3.500 3.500 0 0 1 0 6.500M18 14.500a6.500 6.500 0 0 1 3.500 5.500',
  chart: 'M5 20v-8M12 20V4M19 20v-5',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6ZM9 12l2.500 2.500L15.500 10',
  key: 'M8 11a4 4 0 1 0 0 8a4 4 0 0 0 0-8M11 12l8-8M16 7l3 3',
  mail: 'M3 6h18v12H3ZM3 7l9 7l9-7',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 11v5M12 8h.01',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4ZM12 10a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7',
  swap: 'M4 9h13M13 5l4 4l-4 4M20 15H7M11 11l-4 4l4 4',
  torch: 'M13 3L5 14h6l-1 7l8-11h-6Z',
  picture: 'M4 5h16v14H4ZM4 16l5-5l4 4l3-3l4 4M15 9h.01',
  device: 'M4 5h16v11H4ZM9 20h6M12 16v4',
  undo: 'M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2',
  modes: 'M12 4l9 5l-9 5l-9-5ZM3 14l9 5l9-5',
  school: 'M3 10l9-5l9 5l-9 5ZM7 12.500V17c3 2 7 2 10 0v-4.500M21 10v6',
  up: 'M6 15l6-6l6 6',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  print: 'M7 8V4h10v4M7 16H4V8h16v8h-3M7 13h10v7H7Z',
  badge: 'M5 4h14v16H5ZM12 8a2 2 0 1 0 0 4a2 2 0 0 0 0-4M9 16a3 3 0 0 1 6 0',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  merge: 'M6 4v4a6 6 0 0 0 6 6h6M14 10l4 4l-4 4M6 20v-6',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 19a2 2 0 0 0 4 0M12 5V3',
  cart: 'M3 4h2.500l2.500 11h10l2.500-8H6.500M9.500 19.500h.01M17 19.500h.01',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5',
  card: 'M3 6h18v12H3ZM3 10h18M7 15h3',
  wallet: 'M4 7h15v12H4ZM4 7l12-3v3M15 12h4v3h-4Z',
  calendar: 'M4 6h16v14H4ZM4 11h16M8 3v4M16 3v4',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5l3.500 2',
  words: 'M3 18l5-13l5 13M5 13h6M18 11a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M21.5 11v7',
  shelf: 'M4 4h4v15H4ZM10 8h4v11h-4ZM16 5h4v14h-4ZM2 21h20',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  film: 'M4 5h16v14H4ZM10 9l5 3l-5 3Z',
  heart: 'M12 20C5 15 3 12 3 8.5A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500c0 3.500-2 6.500-9 11.500Z',
  ticket: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4ZM14 6v12',
  pie: 'M11 4a8.500 8.500 0 1 0 9 9h-9ZM15 3.500a8 8 0 0 1 5.500 5.500H15Z',
  ledger: 'M5 3h14v18H5ZM9 3v18M12 8h4M12 12h4M12 16h4',
  board: 'M4 4h16v11H4ZM12 15v3M8 21l4-3l4 3M8 8h8M8 11h5',
  boardUp: 'M4 4h16v11H4ZM12 15v3M8 21l4-3l4 3M12 12V7M9.500 9.500L12 7l2.500 2.500',
  tag: 'M4 4h8l8 8l-8 8l-8-8ZM8 8h.01',
  guardian:
    'M8 4a3 3 0 1 0 0 6a3 3 0 0 0 0-6M2 20a6 6 0 0 1 11-3M17 11a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5M12.500 21a4.500 4.500 0 0 1 9 0',
  approve: 'M9 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M2 21a7 7 0 0 1 11-5M14 18l2.500 2.500L22 15',
  gear: 'M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200',
  coins: 'M4 7c0 4 10 4 10 0s-10-4-10 0v5c0 4 10 4 10 0V7M10 16v2c0 4 10 4 10 0v-5c0-2-3-3-6-2.800',
  data: 'M5 6c0 4 14 4 14 0s-14-4-14 0v12c0 4 14 4 14 0V6M5 12c0 4 14 4 14 0',
  growth: 'M4 4v16h16M7 15l4-4l3 3l6-7M16 7h4v4',
  flag: 'M6 21V4M6 5h12l-3 4l3 4H6',
  qr: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2h-2ZM18 14h2v2h-2ZM16 16h2v2h-2ZM14 18h2v2h-2ZM18 18h2v2h-2Z',
  percent:
    'M19 5L5 19M7.500 5a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5M16.500 14a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5',
  star: 'M12 3l2.700 6l6.300.600l-4.800 4.200l1.500 6.200L12 16.700L6.300 20l1.500-6.200L3 9.600L9.300 9Z',
} as const;

/** Icons that point in the reading direction or against it, and are mirrored in right-to-left text. */
const POINTING = new Set<string>(['next', 'before', 'out', 'undo']);

export type IconName = keyof typeof shapes;

/** An icon beside text; it never replaces text, so it is hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const look = POINTING.has(name) ? `${styles['icon']} ${styles['pointing']}` : styles['icon'];
  return (
    <svg className={className ? `${look} ${className}` : look} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
