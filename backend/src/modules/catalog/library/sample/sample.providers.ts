import { GetSampleHandler } from './get-sample.query.ts';
import { SampleController } from './sample.controller.ts';

/** The sample of a book. */
export const SAMPLE_PROVIDERS = { controllers: [SampleController], providers: [GetSampleHandler] };
