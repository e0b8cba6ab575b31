import type { AreaSetup } from '../../app/area.ts';
import { allSetup } from '../../app/areas/setup.generated.ts';

/** The words of each setup step; one without words is not shown. */
export const SETUP_WORDS = Object.assign({}, ...allSetup) as AreaSetup;
