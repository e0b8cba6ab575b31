import type { ReactNode } from 'react';
import { Art } from '../../../ui/Art.tsx';
import styles from './Page.module.css';

/** Header of a public page: title, introduction and a picture. */
export function PageHead({
  title,
  summary,
  art,
  lang,
  dir,
  children,
}: {
  title: string;
  summary: string;
  art: string;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  children?: ReactNode;
}) {
  return (
    <header className={styles['head']} lang={lang} dir={dir}>
      <div>
        <h1>{title}</h1>
        <p>{summary}</p>
        {children}
      </div>
      <Art file="categories" name={art} viewBox="0 0 56 56" />
    </header>
  );
}
