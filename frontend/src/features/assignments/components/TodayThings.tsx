import { Link, useNavigate } from 'react-router-dom';
import { Status } from '../../../ui/Status.tsx';
import { workApi, type TodayThing } from '../api.ts';
import { dueWords, thingFacts } from '../labels.ts';
import { KindMark } from './KindMark.tsx';
import styles from './Today.module.css';

/** Things that a teacher gave. A student opens them; for a guardian they are shown. */
export function TodayThings({ things, today, own }: { things: TodayThing[]; today: string; own: boolean }) {
  return (
    <ul className={styles['things']}>
      {things.map((thing) => (
        <li key={thing.id} className={thing.state === 'done' ? styles['done'] : undefined}>
          <Opener thing={thing} own={own}>
            <KindMark looks={thing.looks} />
            <span className={styles['text']}>
              <b dir="auto">{thing.title}</b>
              <bdi>{thingFacts(thing)}</bdi>
              {thing.note && <bdi>“{thing.note}”</bdi>}
            </span>
            <Status {...dueWords(thing, today)} />
          </Opener>
        </li>
      ))}
    </ul>
  );
}

/** Work is begun before its page opens: somebody who joined the class later is enrolled by it. */
function Opener({ thing, own, children }: { thing: TodayThing; own: boolean; children: React.ReactNode }) {
  const navigate = useNavigate();
  const [start] = workApi.useStartAssignedWorkMutation();
  if (!own) return <span className={styles['thing']}>{children}</span>;
  if (thing.kind === 'list') return <Link to={thing.path}>{children}</Link>;
  return (
    <button
      type="button"
      onClick={async () => {
        const { data } = await start(thing.id);
        void navigate(data?.path ?? thing.path);
      }}
    >
      {children}
    </button>
  );
}
