import { Icon } from '../../../ui/Icon.tsx';
import type { TodayThing } from '../api.ts';
import { iconOf } from '../labels.ts';
import styles from './Today.module.css';

/** The kind of a thing as a picture on its shape: the same shape wherever work is listed. */
export const KindMark = ({ looks }: { looks: TodayThing['looks'] }) => (
  <span className={styles['kind']} data-looks={looks}>
    <Icon name={iconOf(looks)} />
  </span>
);
