// Turns packages that are published as modules only into what jest can require.
const { transformSync } = require("esbuild")

module.exports = {
  process: source => ({
    code: transformSync(source, { format: "cjs", target: "node20", loader: "js" }).code,
  }),
}
