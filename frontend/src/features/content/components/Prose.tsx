import styles from './Prose.module.css';

/** Text of a page. The server has cleaned the HTML: it knows no scripts, no styles and no pictures. */
export function Prose({ html, lang, dir }: { html: string; lang?: string; dir?: 'ltr' | 'rtl' }) {
  return <div className={styles['prose']} lang={lang} dir={dir} dangerouslySetInnerHTML={{ __html: html }} />;
}
