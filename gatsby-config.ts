import { setFlagsFromString } from "node:v8"
import type { GatsbyConfig } from "gatsby"
import { feedOptions } from "./src/engine/feed/options"

// The facts of the site: change them here and the whole site follows.
const product = "juhq"
const host = `${product}.fi`

// With more than one core Gatsby runs the queries in worker processes, and each would evaluate every page again.
process.env.GATSBY_CPU_COUNT ??= "1"

// The heap grows by half between two collections instead of up to fourfold: a third less memory, the same time.
setFlagsFromString("--heap-growing-percent=50")

const config: GatsbyConfig = {
  siteMetadata: {
    product,
    name: host,
    siteUrl: `https://${host}`,
    title: host,
    description: "A personal website of small pages, games, tools and jokes. Made of 1998.",
    language: "en-GB",
    // Who signs the items of the feeds.
    author: product,
    firstCommit: "2021-06-02",
    birthday: "1986-03-21",
    internalLinks: true,
    // Hints of npm run check on matters of taste; they stop nothing.
    hints: true,
    // The services outside, each with its switch; an empty text is off.
    analyticsId: "",
    errorReportsDsn: "",
    counterId: "",
    favicons: false,
    giphyKey: process.env.GATSBY_GIPHY_KEY ?? "",
    // The address of a folder with the badges' pictures; off: those of static/badges.
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
      // Names that begin with a dot are editors' own: a lock file is a link to nothing.
      options: { name: "content", path: "content", ignore: ["**/.*"] },
    },
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx"] } },
    "gatsby-plugin-sharp",
    { resolve: "gatsby-plugin-feed", options: feedOptions(host, process.cwd()) },
  ],
}

export default config
