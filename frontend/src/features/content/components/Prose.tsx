import { useMemo } from 'react';
import { cleanedByServer } from '../../../shared/trustedTypes.ts';
import styles from './Prose.module.css';

/** Content of a page. The server has sanitised the HTML: no scripts, styles or images. */
export function Prose({ html, lang, dir }: { html: string; lang?: string; dir?: 'ltr' | 'rtl' | 'auto' }) {
  // A new object would make React write the same HTML again.
  const content = useMemo(() => ({ __html: cleanedByServer(html) }), [html]);
  return <div className={styles['prose']} lang={lang} dir={dir} dangerouslySetInnerHTML={content} />;
}
