import { t } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { ContentsItem } from '../protocol.ts';
import styles from './Contents.module.css';

interface ContentsProps {
  open: boolean;
  onClose: () => void;
  items: ContentsItem[];
  /** Title of the chapter that is being read. */
  chapter: string | null;
  language: string;
  onGo: (href: string) => void;
}

/** The list of chapters with the page each begins on. */
export function Contents({ open, onClose, items, chapter, language, onGo }: ContentsProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Contents')} shape="sheet">
      <nav className={styles['contents']} aria-label={t('Contents')}>
        {items.length > 0 ? (
          <Chapters items={items} chapter={chapter} language={language} onGo={onGo} />
        ) : (
          <p>{t('This book has no list of chapters. The bar under the page takes you anywhere.')}</p>
        )}
      </nav>
    </Dialog>
  );
}

type ChaptersProps = Pick<ContentsProps, 'items' | 'chapter' | 'language' | 'onGo'>;

function Chapters({ items, chapter, language, onGo }: ChaptersProps) {
  return (
    <ol>
      {items.map(({ title, href, page, children }, i) => (
        <li key={i}>
          {href === null ? (
            <span lang={language}>{title}</span>
          ) : (
            <button
              type="button"
              onClick={() => onGo(href)}
              aria-current={title === chapter ? 'true' : undefined}
            >
              <span lang={language} dir="auto">
                {title}
              </span>
              {page !== null && (
                <span className="num">
                  <span className="sr">{t('page')} </span>
                  {page}
                </span>
              )}
            </button>
          )}
          {children.length > 0 && (
            <Chapters items={children} chapter={chapter} language={language} onGo={onGo} />
          )}
        </li>
      ))}
    </ol>
  );
}
