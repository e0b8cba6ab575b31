import type { PosterCode as Code } from '@bookgrove/api-client';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import styles from './Poster.module.css';
import { PosterCode } from './PosterCode.tsx';

/** The sheet of every poster, of a list or of one book: whose it is, its name, the code that leads to it, and the way to paper. */
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
  /** BCP 47, where the title is not in the page's own. */
  language?: string;
  note: string;
  /** Whose it is. */
  from: string;
  /** What stands below, beside the address. */
  foot: string;
  code: Code | undefined;
  codeLabel: string;
  back: { to: string; label: string };
  children: ReactNode;
}) {
  // Browsers name the PDF after the page.
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
