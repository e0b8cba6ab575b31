// In tests the name of a CSS class is its own key.
export default new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) });
