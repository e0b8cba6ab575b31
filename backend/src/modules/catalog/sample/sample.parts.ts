import { GetSampleHandler } from './get-sample.query.ts';
import { SampleController } from './sample.controller.ts';

/** A look inside a book, as `catalog.module.ts` takes it in. */
export const SAMPLE_PARTS = { controllers: [SampleController], providers: [GetSampleHandler] };
