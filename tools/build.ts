// `npm run build`: builds what is out of date.
import { build } from './lib/build.ts';

await build();
