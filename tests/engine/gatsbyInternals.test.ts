import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The undocumented parts of Gatsby, its plugins and React that the site relies on, each with the file that has it. */
const internals: [name: string, file: string, text: string | RegExp][] = [
  ["store.getState", "gatsby/dist/utils/api-runner-node.js", /\bstore\b/],
  ["QUERY_RUN_REQUESTED", "gatsby/dist/services/listen-for-mutations.js", "`QUERY_RUN_REQUESTED`"],
  ["QUERY_RUN_REQUESTED", "gatsby/dist/utils/api-runner-node.js", /\bemitter\b/],
  ["/dev-404-page", "gatsby/dist/internal-plugins/dev-404-page/gatsby-node.js", "path: `/dev-404-page/`"],
  ["GATSBY_CPU_COUNT", "gatsby/dist/commands/build.js", /cpuCoreCount\)\(\) === 1/],
  ["/__open-stack-frame-in-editor", "gatsby/dist/utils/start-server.js", "`/__open-stack-frame-in-editor`"],
  ["cacheGroups", "gatsby/dist/utils/webpack.config.js", /commons: \{\s*name: `commons`/],
  ["cacheGroups", "gatsby/dist/utils/webpack.config.js", /shared: \{\s*test\(module/],
  ["cacheGroups", "gatsby/dist/utils/webpack.config.js", /styles: \{\s*test\(module\)/],
  ["stats.hash", "gatsby/dist/commands/build.js", "webpackCompilationHash = stats.hash"],
  ["component---", "gatsby/dist/utils/js-chunk-names.js", "`component---"],
  ["config.entry.app", "gatsby/dist/utils/webpack.config.js", "app: directoryPath(`.cache/production-app`)"],
  [
    "_gatsby-scripts-1.html",
    "gatsby/dist/utils/gatsby-webpack-stats-extractor.js",
    "`_gatsby-scripts-1.html`",
  ],
  ["chunk-map.json", "gatsby/dist/utils/gatsby-webpack-stats-extractor.js", "`chunk-map.json`"],
  ["___chunkMapping", "gatsby/cache-dir/loader.js", "___chunkMapping"],
  ["___webpackCompilationHash", "gatsby/cache-dir/production-app.js", "___webpackCompilationHash"],
  ["bodyHtml", "gatsby/cache-dir/static-entry.js", /`onRenderBody`, \{[^}]*bodyHtml/],
  ["loadPageDataSync", "gatsby/cache-dir/static-entry.js", /`onRenderBody`, \{[^}]*loadPageDataSync/],
  ["data-href", "gatsby/cache-dir/static-entry.js", "data-href={"],
  ["script-loader", "gatsby/cache-dir/static-entry.js", "`script-loader`"],
  ["___loader", "gatsby/cache-dir/production-app.js", "window.___loader = publicLoader"],
  [
    "___loader",
    "gatsby/cache-dir/loader.js",
    /publicLoader = \{[\s\S]*hovering:[\s\S]*loadPageSync|publicLoader = \{[\s\S]*loadPageSync[\s\S]*hovering:/,
  ],
  ["___navigate", "gatsby/cache-dir/navigation.js", "window.___navigate ="],
  ["___emitter", "gatsby/cache-dir/loader.js", "emitter.emit(`onPostLoadPageResources`"],
  ["#gatsby-focus-wrapper", "gatsby/cache-dir/production-app.js", "gatsby-focus-wrapper"],
  [
    "globalHistory",
    "gatsby/dist/utils/webpack.config.js",
    '"@reach/router": getPackageRoot(`@gatsbyjs/reach-router`)',
  ],
  ["register-service-worker", "gatsby/cache-dir/production-app.js", "require(`./register-service-worker`)"],
  ["reduce", "gatsby-plugin-feed/gatsby-node.js", /\.reduce\(function \(merged, item\)/],
  ["reduce", "gatsby-plugin-feed/gatsby-node.js", "rssFeed.xml()"],
]

const page = readFileSync("src/engine/gatsby/internals/README.md", "utf8")

it.each(internals)("%s is in %s as before", (_, file, text) => {
  const gatsbyText = readFileSync(join("node_modules", file), "utf8")
  if (typeof text === "string") expect(gatsbyText).toContain(text)
  else expect(gatsbyText).toMatch(text)
})

it("each of them stands on the page that says why it is used", () => {
  const missing = internals.filter(([name]) => !page.includes(`\`${name}\``)).map(([name]) => name)
  expect(missing).toEqual([])
})
