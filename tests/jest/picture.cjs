/** A transformer for imported pictures: in a test, the file name is the address. */
const { basename } = require("node:path")

module.exports = {
  process: (_, file) => ({ code: `module.exports = ${JSON.stringify(`/${basename(file)}`)}` }),
}
