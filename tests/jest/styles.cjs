// A CSS module whose classes are called by their own names.
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : name) })
