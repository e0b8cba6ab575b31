import styles from './Prose.module.css';

/** Content of a page. The server has sanitised the HTML: no scripts, styles or images. */
export function Prose({ html, lang, dir }: { html: string; lang?: string; dir?: 'ltr' | 'rtl' }) {
  return <div className={styles['prose']} lang={lang} dir={dir} dangerouslySetInnerHTML={{ __html: html }} />;
}
