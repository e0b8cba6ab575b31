// `@jest/globals` for the tests of Node, which run outside of Jest's virtual environment
// (jest-light-runner): its global functions, with the time limit that this runner lacks.

/** So that a test that hangs ends; a busy machine is no fault of the product. */
const LIMIT_MS = 180_000;

/** The same function, rejecting when it is not done in time. */
function limited(body, ms = LIMIT_MS) {
  if (typeof body !== 'function') return body;
  return async () => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Not done after ${ms} ms.`)), ms);
    });
    try {
      await Promise.race([body(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

const withLimit = (declare) =>
  Object.assign((name, body, ms) => declare(name, limited(body, ms)), {
    each:
      (...table) =>
      (name, body, ms) =>
        declare.each(...table)(name, (...row) => limited(() => body(...row), ms)()),
  });

const hook = (declare) => (body, ms) => declare(limited(body, ms));

export const { describe, expect, jest } = globalThis;
export const it = Object.assign(withLimit(globalThis.it), {
  skip: globalThis.it.skip,
  only: withLimit(globalThis.it.only),
});
export const test = it;
export const beforeAll = hook(globalThis.beforeAll);
export const afterAll = hook(globalThis.afterAll);
export const beforeEach = hook(globalThis.beforeEach);
export const afterEach = hook(globalThis.afterEach);
