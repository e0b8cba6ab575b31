import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectUser } from '../../api/session.ts';
import type { Book } from '../../api/types.ts';
import { paths } from '../../app/paths.ts';
import { t } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useCart, useShop } from './useCart.ts';

/**
 * The way to a book that is for sale: into the cart, or, for a student, to the page on which they ask a grown-up. Nothing
 * where this school does not sell, or not to this person.
 */
export function BuyBook({
  book,
  forChild = false,
  className,
}: {
  book: Pick<Book, 'id'>;
  /** Whether this person has it: it is bought for their child, who is chosen at the checkout. */
  forChild?: boolean;
  className?: string | undefined;
}) {
  const user = useSelector(selectUser);
  const cart = useCart();
  const shop = useShop();
  const navigate = useNavigate();
  if (!shop) return null;
  const isStudent = user?.role === 'student';
  if (cart.has(book.id))
    return (
      <ButtonLink tone="main" size="lg" icon="cart" className={className} to={paths.cart}>
        {isStudent ? t('Ask a grown-up') : t('In your cart: look at it')}
      </ButtonLink>
    );
  return (
    <Button
      tone={forChild ? 'line' : 'main'}
      size="lg"
      icon={forChild ? 'people' : 'cart'}
      className={className}
      disabled={!cart.ready}
      onClick={() => {
        cart.add(book.id);
        if (isStudent) void navigate(paths.cart);
      }}
    >
      {isStudent ? t('Ask a grown-up') : forChild ? t('Buy it for my child') : t('Add to cart')}
    </Button>
  );
}
