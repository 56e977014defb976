// A mock of CSS modules whose classes keep their own names.
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : name) })
