// Bundles the process that opens uploaded books, which specs start hundreds of times (`INSPECT_CHILD` in jest.config.mjs).
import { bundleChild } from '../../build/bundle.ts';

let once;

/** Jest calls it for each of its projects. */
export default () => (once ??= bundleChild('dist-inspection'));
