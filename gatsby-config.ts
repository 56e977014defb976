import { setFlagsFromString } from "node:v8"
import type { GatsbyConfig } from "gatsby"
import { feedOptions } from "./src/engine/feed/options"

// Names of the site, from which its other names and addresses are derived.
const product = "juhq"
const host = `${product}.fi`

// One core, since Gatsby would run queries in worker processes otherwise, and each would evaluate every page again.
process.env.GATSBY_CPU_COUNT ??= "1"

// Limits the growth of the heap between garbage collections, by default up to fourfold: a third less memory, the same time.
setFlagsFromString("--heap-growing-percent=50")

const config: GatsbyConfig = {
  siteMetadata: {
    product,
    name: host,
    siteUrl: `https://${host}`,
    title: host,
    description: "A personal website of small pages, games, tools and jokes. Made of 1998.",
    language: "en-GB",
    // Author of the items in feeds.
    author: product,
    firstCommit: "2021-06-02",
    birthday: "1986-03-21",
    internalLinks: true,
    // Enables the hints on style of `npm run check`, which don't fail it.
    hints: true,
    // External services; an empty text or false turns one off.
    analyticsId: "",
    errorReportsDsn: "",
    counterId: "",
    favicons: false,
    giphyKey: process.env.GATSBY_GIPHY_KEY ?? "",
    // URL of a folder with pictures of the badges; if it is empty, static/badges is used.
    badgeService: "",
    wikipedia: true,
    youtube: true,
  },
  trailingSlash: "never",
  graphqlTypegen: false,
  jsxRuntime: "automatic",
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      // Ignores files of editors, such as lock files, which are dangling links.
      options: { name: "content", path: "content", ignore: ["**/.*"] },
    },
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx"] } },
    "gatsby-plugin-sharp",
    { resolve: "gatsby-plugin-feed", options: feedOptions(host, process.cwd()) },
  ],
}

export default config
