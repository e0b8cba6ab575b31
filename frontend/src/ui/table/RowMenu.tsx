import { Link } from 'react-router-dom';
import { IconButton } from '../Button.tsx';
import { Popover } from '../Disclosure.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import styles from './RowMenu.module.css';

/** An action of a row: a link, or a function. */
export type RowAction = { label: string; icon: IconName } & ({ to: string } | { run: () => void });

/** The actions of one row. `label` names the row too, for screen readers. */
export function RowMenu({ label, actions }: { label: string; actions: RowAction[] }) {
  return (
    <Popover
      className={styles['root']}
      button={(props) => <IconButton icon="more" label={label} {...props} />}
    >
      {(close) => (
        <ul className={styles['menu']}>
          {actions.map((action) => (
            <li key={action.label}>
              {'to' in action ? (
                <Link to={action.to}>
                  <Icon name={action.icon} />
                  {action.label}
                </Link>
              ) : (
                <button
                  type="button"
                  onClick={() => {
                    action.run();
                    close();
                  }}
                >
                  <Icon name={action.icon} />
                  {action.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
