import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { AskedCart } from '../components/AskedCart.tsx';
import { OwnCart } from '../components/OwnCart.tsx';
import { WishList } from '../components/WishList.tsx';

/** The cart: of a buyer with prices, of a student without, or what a student asked a grown-up to pay. */
export default function CartPage() {
  const user = useSelector(selectUser);
  const [params] = useSearchParams();
  const request = params.get('request');
  return (
    <div className="wrap">
      {request && user?.role !== 'student' ? (
        <AskedCart token={request} />
      ) : user?.role === 'student' ? (
        <WishList />
      ) : (
        <OwnCart />
      )}
    </div>
  );
}
