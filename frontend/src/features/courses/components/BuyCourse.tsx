import { useEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t, translated } from '../../../i18n/index.ts';
import { cartApi } from '../../../shared/cart/api.ts';
import { useCart, useShop } from '../../../shared/cart/useCart.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import type { CourseView } from '../api.ts';
import styles from './Courses.module.css';

/**
 * The way into a course with a price: into the cart, or, for a student, to the page on which they ask a grown-up, without a
 * price. Whoever has it already sees `children`, the way to enrol.
 */
export default function BuyCourse({
  course,
  children,
}: {
  course: Pick<CourseView, 'id'>;
  children: ReactNode;
}) {
  const user = useSelector(selectUser);
  const cart = useCart();
  const shop = useShop();
  const navigate = useNavigate();
  const item = `${course.id}:course`;
  const [quote, { data }] = cartApi.useQuoteCartMutation();
  useEffect(() => {
    if (shop) void quote({ items: [item] });
  }, [shop, item, quote, user?.id]);
  if (!shop) return <p>{t('This course is not sold here now.')}</p>;
  const line = data?.lines[0];
  if (!line) return <SkeletonLine height={96} />;
  if (line.state === 'owned') return children;
  if (line.state !== 'ok') return <p>{line.reason && translated(line.reason)}</p>;
  const isStudent = user?.role === 'student';
  return (
    <>
      {line.unit_price && <p className={`num ${styles['price']}`}>{formatMoney(line.unit_price)}</p>}
      <p>
        {isStudent
          ? t('This course opens once it is bought. Ask a grown-up or your teacher.')
          : t('This course opens once it is bought, for you or for your child.')}
      </p>
      {cart.has(item) ? (
        <ButtonLink tone="main" size="lg" icon="cart" to={paths.cart}>
          {isStudent ? t('Ask a grown-up') : t('In your cart: look at it')}
        </ButtonLink>
      ) : (
        <Button
          tone="main"
          size="lg"
          icon="cart"
          disabled={!cart.ready}
          onClick={() => {
            cart.add(item);
            if (isStudent) void navigate(paths.cart);
          }}
        >
          {isStudent ? t('Ask a grown-up') : t('Buy this course')}
        </Button>
      )}
    </>
  );
}
