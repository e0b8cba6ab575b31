import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { useListChildrenQuery } from '../../../api/children.ts';
import { selectUser } from '../../../api/session.ts';
import { bookQuizPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { TableSearch } from '../../../ui/table/TableTools.tsx';
import { useGetReaderSkillsQuery, useListBookQuizzesQuery, type BookQuizItem } from '../api.ts';
import styles from '../components/Comprehension.module.css';
import { SkillWords } from '../components/SkillWords.tsx';

const EACH = 12;

/** Quizzes of books; students see their skills in words, and guardians those of their children. */
export default function CornerPage() {
  const [params] = useSearchParams();
  const user = useSelector(selectUser);
  usePageTitle(t('Comprehension corner'));
  const search = (params.get('search') ?? '').trim().slice(0, 255);
  const query = useListBookQuizzesQuery({
    ...(search && { search }),
    limit: EACH,
    offset: (pageOf(params) - 1) * EACH,
  });
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{t('Comprehension corner')}</h1>
        <p>{t('Read a book, then look at it once more. There is no clock.')}</p>
        <TableSearch label={t('Find a book')} placeholder={t('Title of a book')} />
      </header>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={480} />}
        failed={t('The questions did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          search ? (
            <State
              scene="no-match"
              title={t('No book with questions fits that')}
              actions={<ButtonLink to={paths.comprehensionCorner}>{t('Show all books')}</ButtonLink>}
            />
          ) : undefined
        }
        empty={<State scene="empty" title={t('There are no questions about books here yet')} />}
      >
        {({ results, count }) => (
          <>
            <ul className={styles['cards']}>
              {results.map((quiz) => (
                <Card key={quiz.id} quiz={quiz} />
              ))}
            </ul>
            {count > EACH && <Pager count={count} size={EACH} />}
          </>
        )}
      </QueryView>
      {user?.role === 'student' && <Skills title={t('How it goes, in words')} />}
      {user?.role === 'parent' && <Children />}
    </div>
  );
}

function Card({ quiz: { slug, book, questions_count: count, own, begun } }: { quiz: BookQuizItem }) {
  return (
    <li>
      <Cover book={book} sizes="140px" decorative className={styles['cover']} />
      <h3 lang={book.language} dir="auto">
        <Link to={bookQuizPath(slug)}>{book.title}</Link>
      </h3>
      <p className="num">{t('{count, plural, one {# question} other {# questions}}', { count })}</p>
      {begun ? (
        <p>{t('Begun')}</p>
      ) : (
        own && (
          <p className="num">
            {t('Best: {right} of {all} at the first try', {
              right: own.best.right_first,
              all: own.best.questions,
            })}
          </p>
        )
      )}
    </li>
  );
}

function Children() {
  const { data } = useListChildrenQuery();
  return (data?.children ?? [])
    .filter(({ state, permissions }) => state === 'active' && permissions.includes('view_progress'))
    .map((child) => (
      <Skills
        key={child.id}
        person={child.id}
        title={t('How {name} reads, in words', { name: child.first_name })}
      />
    ));
}

function Skills({ person, title }: { person?: string; title: string }) {
  const { data } = useGetReaderSkillsQuery(person);
  if (!data) return null;
  return (
    <section className={styles['part']} aria-label={title}>
      <h2>{title}</h2>
      {data.skills.length === 0 ? (
        <p>{t('No questions answered yet.')}</p>
      ) : (
        <SkillWords results={data.skills} />
      )}
    </section>
  );
}
