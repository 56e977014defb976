/** A picture that a module names: in a test, its own file stands for its address. */
const { basename } = require("node:path")

module.exports = {
  process: (_, file) => ({ code: `module.exports = ${JSON.stringify(`/${basename(file)}`)}` }),
}
