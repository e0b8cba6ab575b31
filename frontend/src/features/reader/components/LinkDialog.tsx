import { t } from '../../../i18n/index.ts';
import type { User } from '../../../api/types.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './LinkDialog.module.css';

/** Adults with a personal account; visitors and the shared community sign-in may be children. */
const isGrownUp = (user: User | null): boolean =>
  user !== null && (user.is_staff || ['teacher', 'parent', 'school_admin'].includes(user.role));

/** The web address of a link, or null for anything that is not a plain web page. */
function webAddress(href: string): URL | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** Shown for an external link in a book: adults may open it, children may not. */
export function LinkDialog({
  href,
  user,
  onClose,
}: {
  href: string | null;
  user: User | null;
  onClose: () => void;
}) {
  const url = href === null ? null : webAddress(href);
  const mayLeave = isGrownUp(user);
  return (
    <Dialog
      open={url !== null}
      onClose={onClose}
      title={mayLeave ? t('Leave the book?') : t('Ask a grown-up')}
    >
      <div className={styles['words']}>
        <p>
          {mayLeave
            ? t('This link leads out of the library. The page opens in a new tab and is not checked by us:')
            : t(
                'This link leads out of the library. A grown-up can look at it for you. You are safe here in your book.',
              )}
        </p>
        {mayLeave && <p className={styles['address']}>{url?.href}</p>}
        <div className={styles['ways']}>
          <Button tone="main" onClick={onClose}>
            {t('Stay in the book')}
          </Button>
          {mayLeave && (
            <Button
              onClick={() => {
                if (url) window.open(url.href, '_blank', 'noopener,noreferrer');
                onClose();
              }}
            >
              {t('Open in a new tab')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
