import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

// What browsers have and jsdom lacks; react-router and fetch-based code need them.
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
];

/** jsdom with the web APIs of Node. */
export default class BrowserLikeEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    const { document } = this.global;
    // Node has no page against which a relative URL could be resolved.
    this.global.Request = class extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, document.baseURI) : input, init);
      }
    };
  }
}
