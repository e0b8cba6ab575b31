import MoneyRaised from '../components/MoneyRaised.tsx';

/** What all works of the school raised, for its administrators. */
export default function SchoolRaisedPage() {
  return <MoneyRaised subjects={[{ of: 'school' }]} exports />;
}
