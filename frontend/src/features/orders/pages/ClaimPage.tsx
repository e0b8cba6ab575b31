import { useEffect, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectSession } from '../../../api/session.ts';
import { bookPath, loginPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useClaimBookMutation, useLookUpClaimCodeMutation, type ClaimableBook } from '../api.ts';
import styles from '../components/Order.module.css';

/** Where somebody uses the code of a class pack or a gift. */
export default function ClaimPage() {
  const { code: linked = '' } = useParams();
  const { phase } = useSelector(selectSession);
  const [typed, setTyped] = useState(linked.length > 20 ? '' : linked);
  const [used, setUsed] = useState(linked);
  const [missing, setMissing] = useState<string>();
  const [lookUp, found] = useLookUpClaimCodeMutation();
  const [claim, claimed] = useClaimBookMutation();
  // Whether the person has the book already is known once they are signed in.
  useEffect(() => {
    if (linked && phase !== 'restoring') void lookUp({ code: linked });
  }, [linked, phase, lookUp]);
  const failure = claimed.error ?? found.error;
  const book = failure ? undefined : (claimed.data ?? found.data);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (found.isLoading) return;
    setMissing(typed.trim() ? undefined : t('Please enter the code.'));
    if (!typed.trim()) return;
    setUsed(typed.trim());
    claimed.reset();
    void lookUp({ code: typed.trim() });
  };
  return (
    <div className="wrap">
      <section className={styles['find']}>
        <h1>{book?.kind === 'gift' ? t('A gift for you') : t('Have you got a code?')}</h1>
        {book ? (
          <Found
            book={book}
            code={used}
            member={phase === 'member'}
            busy={claimed.isLoading}
            onClaim={() => void claim({ code: used })}
          />
        ) : (
          <form onSubmit={send} noValidate>
            <p>{t('Type it here, and the book is yours to read.')}</p>
            <Field
              label={t('Code')}
              name="code"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={60}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              error={missing ?? (failure ? normalizeError(failure).message : undefined)}
            />
            <Button type="submit" tone="main" aria-disabled={found.isLoading || undefined}>
              {found.isLoading ? t('One moment…') : t('Show me the book')}
            </Button>
          </form>
        )}
      </section>
    </div>
  );
}

interface FoundProps {
  book: ClaimableBook;
  code: string;
  member: boolean;
  busy: boolean;
  onClaim: () => void;
}

/** What the code opens, and the next step. */
function Found({ book, code, member, busy, onClaim }: FoundProps) {
  const { title, authors, sender_name: sender, message, state, slug, book_id: id } = book;
  return (
    <>
      {sender && <p>{t('{name} gives you this book:', { name: sender })}</p>}
      <h2 dir="auto">{title}</h2>
      {authors.length > 0 && <p dir="auto">{authors.join(', ')}</p>}
      {message && (
        <blockquote dir="auto">
          <p>{message}</p>
        </blockquote>
      )}
      {(state === 'mine' || state === 'owned') && (
        <>
          <p role="status">
            <Icon name="check" /> {t('The book is in your library.')}
          </p>
          <ButtonLink tone="main" icon="read" to={bookPath(slug ?? id)}>
            {t('Read now')}
          </ButtonLink>
        </>
      )}
      {state === 'open' && member && (
        <Button tone="main" icon="library" aria-disabled={busy || undefined} onClick={onClaim}>
          {t('Put it in my library')}
        </Button>
      )}
      {state === 'open' && !member && (
        <ButtonLink tone="main" icon="person" to={loginPath(`/claim/${encodeURIComponent(code)}`)}>
          {t('Log in to get the book')}
        </ButtonLink>
      )}
      {state === 'used_up' && <p>{t('This code has been used up. Please ask whoever gave it to you.')}</p>}
      {state === 'revoked' && (
        <p>{t('This code does not work any more. Please ask whoever gave it to you.')}</p>
      )}
    </>
  );
}
