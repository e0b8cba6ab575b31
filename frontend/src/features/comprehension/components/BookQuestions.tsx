import { Link } from 'react-router-dom';
import { bookQuizPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useListBookQuizzesQuery } from '../api.ts';

/** A heading and a link to the questions about a book; nothing for a book without any. */
export function BookQuestions({
  bookId,
  className,
  heading: Heading = 'h2',
}: {
  bookId: string;
  className?: string | undefined;
  heading?: 'h2' | 'h3';
}) {
  const { data } = useListBookQuizzesQuery({ book: bookId, limit: 1 });
  const quiz = data?.results[0];
  if (!quiz) return null;
  return (
    <section className={className} aria-labelledby="book-questions">
      <Heading id="book-questions">{t('Questions about this book')}</Heading>
      <p>
        <Link to={bookQuizPath(quiz.slug)}>
          {quiz.begun
            ? t('Go on with the questions')
            : t('{count, plural, one {# question} other {# questions}}: what did you notice?', {
                count: quiz.questions_count,
              })}
        </Link>
      </p>
    </section>
  );
}
