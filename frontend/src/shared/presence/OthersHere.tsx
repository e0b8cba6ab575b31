import { usePresence } from '../../api/live/usePresence.ts';
import { locale, t } from '../../i18n/index.ts';
import styles from './OthersHere.module.css';

/** Says who else looks at the same now, so that two people do not decide about it at once. */
export function OthersHere({
  purpose,
  subject,
}: {
  purpose: 'story-review' | 'book-review';
  subject: string;
}) {
  const present = usePresence(purpose, subject);
  const names = new Intl.ListFormat(locale(), { type: 'conjunction' }).format(
    present.map(({ name }) => name),
  );
  return (
    <p className={styles['here']} role="status" data-others={present.length}>
      {present.length === 1 && t('{name} is looking at this now', { name: names })}
      {present.length > 1 && t('{names} are looking at this now', { names })}
    </p>
  );
}
