export { useGetMoneyRaisedQuery } from './api.ts';
export { copiesOf, type RaisedSubject } from './model.ts';
/** The page of money raised; its module is loaded when it is shown. */
export const loadMoneyRaised = () => import('./components/MoneyRaised.tsx');
