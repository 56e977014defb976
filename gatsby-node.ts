import { createRequire } from "node:module"
import { join } from "node:path"
import { register } from "tsx/cjs/api"

// Loads the engine from src/engine through tsx, so that it is the same code that `npm run check` runs.
register()
const hooks = createRequire(join(process.cwd(), "gatsby-node.ts"))("./src/engine/gatsby/hooks.ts")

export const onPreInit = hooks.onPreInit
export const sourceNodes = hooks.sourceNodes
export const createSchemaCustomization = hooks.createSchemaCustomization
export const createResolvers = hooks.createResolvers
export const createPages = hooks.createPages
export const onCreateWebpackConfig = hooks.onCreateWebpackConfig
export const onCreateDevServer = hooks.onCreateDevServer
export const onPostBuild = hooks.onPostBuild
