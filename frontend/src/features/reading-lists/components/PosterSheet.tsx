import type { PosterCode as Code } from '@bookgrove/api-client';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import styles from './Poster.module.css';
import { PosterCode } from './PosterCode.tsx';

/**
 * The sheet of every poster, of a list or of one book: its owner, its title, the QR code that links to it,
 * and a print button.
 */
export function PosterSheet({
  title,
  language,
  note,
  from,
  foot,
  code,
  codeLabel,
  back,
  children,
}: {
  title: string;
  /** BCP 47, when the title has another language than the page. */
  language?: string;
  note: string;
  /** The owner of the list or book. */
  from: string;
  /** Text at the bottom, beside the address. */
  foot: string;
  code: Code | undefined;
  codeLabel: string;
  back: { to: string; label: string };
  children: ReactNode;
}) {
  // Browsers name the PDF after the page title.
  usePageTitle(title);
  return (
    <>
      <div className={styles['tools']}>
        <ButtonLink tone="plain" icon="before" to={back.to}>
          {back.label}
        </ButtonLink>
        <Button tone="main" size="lg" icon="print" onClick={() => window.print()}>
          {t('Print the poster')}
        </Button>
      </div>
      <article className={styles['sheet']}>
        <header className={styles['title']}>
          <div>
            <p className={styles['school']}>{from}</p>
            <h1 lang={language} dir="auto">
              {title}
            </h1>
            {note && (
              <p className={styles['note']} dir="auto">
                {note}
              </p>
            )}
          </div>
          {code && <PosterCode code={code} label={codeLabel} />}
        </header>
        {children}
        <footer className={styles['foot']}>
          <span>{foot}</span>
          <span dir="ltr">{code && decodeURI(code.link)}</span>
        </footer>
      </article>
    </>
  );
}
