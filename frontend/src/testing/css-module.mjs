// A class is its own name in tests.
export default new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) });
