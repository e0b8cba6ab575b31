// Bundles the programs that fault tests start, as the product is bundled: each test starts several, one after the other.
import { bundle } from '../../build/bundle.ts';

export default () =>
  bundle(
    { 'fault-worker': 'test/support/fault-worker.ts', 'fault-api': 'test/support/fault-api.ts' },
    'dist-faults',
  );
