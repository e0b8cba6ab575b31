import type { ReactNode } from 'react';
import { formatDay } from '../../i18n/format.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { GivingCover } from './Drawings.tsx';
import styles from './GivingPage.module.css';

/** The page of a charity or project: picture, introduction, what stands beside it, and its sections. */
export function GivingPage({
  of,
  intro,
  aside,
  card,
  children,
}: {
  of: Parameters<typeof GivingCover>[0]['of'];
  intro: ReactNode;
  aside: ReactNode;
  /** Whether the first thing beside is a card that stands over the picture. */
  card: boolean;
  children: ReactNode;
}) {
  return (
    <article className={`wrap ${styles['page']}`}>
      <GivingCover of={of} className={styles['scene']} eager />
      <header className={styles['intro']}>{intro}</header>
      <div className={styles['aside']} data-flat={card ? undefined : ''}>
        {aside}
      </div>
      <div className={styles['main']}>{children}</div>
    </article>
  );
}

/** Where something is, and what else belongs in that line. */
export const PlaceLine = ({ children }: { children: ReactNode }) => (
  <p className={styles['place']}>{children}</p>
);

/** The need in one sentence. */
export const Lead = ({ children }: { children: ReactNode }) => (
  <p className={styles['lead']} dir="auto">
    {children}
  </p>
);

/** Why no gift is taken now. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p className={styles['notice']}>
    <Icon name="info" />
    <span>{children}</span>
  </p>
);

/** A titled part of the page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A titled part beside the page. */
export function Beside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['box']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Paragraphs of a text, which blank lines separate. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className={styles['words']} dir="auto">
      {text
        .split(/\n\s*\n/)
        .filter((one) => one.trim())
        .map((one, index) => (
          <p key={index}>{one}</p>
        ))}
    </div>
  );
}

/** News, the newest first. */
export function News({
  news,
}: {
  news: readonly {
    id: string;
    title: string;
    body: string;
    published_at: string;
    picture?: string | null;
    about?: ReactNode;
  }[];
}) {
  return (
    <ol className={styles['news']}>
      {news.map(({ id, title, body, published_at: at, picture, about }) => (
        <li key={id}>
          <time dateTime={at}>{formatDay(at)}</time>
          <h3 dir="auto">{title}</h3>
          {picture && <img src={picture} alt="" loading="lazy" />}
          <Paragraphs text={body} />
          {about && <small>{about}</small>}
        </li>
      ))}
    </ol>
  );
}

/** Reasons to trust, each with where it can be seen. */
export function Trust({
  reasons,
}: {
  reasons: readonly { icon: IconName; title: ReactNode; text?: ReactNode }[];
}) {
  return (
    <ul className={styles['trust']}>
      {reasons.map(({ icon, title, text }, index) => (
        <li key={index}>
          <Icon name={icon} />
          <span>
            <b>{title}</b>
            {text && <small>{text}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
