/**
 * Builds the generated pages in the standard way of gatsby-plugin-mdx, with a webpack module for each page, in the same
 * shell, for comparison. The engine provides only the data of the shell.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { formatLine } from "../../src/engine/codeLines"
import { menusYaml } from "./generate"

const nodeFile = `import { createRequire } from "node:module"
import { join, resolve } from "node:path"
import type { GatsbyNode } from "gatsby"
import { register } from "tsx/cjs/api"

register()
const hooks = createRequire(join(process.cwd(), "gatsby-node.ts"))("./src/engine/gatsby/hooks.ts")

export const sourceNodes = hooks.sourceNodes
export const createResolvers = hooks.createResolvers

// The engine's types lack the description, which the template queries.
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = args => {
  hooks.createSchemaCustomization(args)
  args.actions.createTypes("type MdxFrontmatter { description: String }")
}

type Found = { allMdx: { nodes: { id: string; parent: { name: string }; internal: { contentFilePath: string } }[] } }

export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  const { data } = await graphql<Found>("{ allMdx { nodes { id parent { ... on File { name } } internal { contentFilePath } } } }")
  const template = resolve("src/templates/usual.tsx")
  for (const { id, parent, internal } of data?.allMdx.nodes ?? []) {
    const path = parent.name === "index" ? "/" : "/" + parent.name
    actions.createPage({ path, component: template + "?__contentFilePath=" + internal.contentFilePath, context: { id } })
  }
}
`

const templateFile = `import { MDXProvider } from "@mdx-js/react"
import { graphql, Link, type HeadProps, type PageProps } from "gatsby"
import Counter from "../embeds/counter/Counter"

type Data = { mdx: { frontmatter: { title: string; description: string } } }

function Anchor({ href = "", children }: { href?: string; children?: React.ReactNode }) {
  return <Link to={href}>{children}</Link>
}

export default function Page({ children }: PageProps<Data>) {
  return <MDXProvider components={{ Counter, a: Anchor } as never}>{children}</MDXProvider>
}

export function Head({ data: { mdx } }: HeadProps<Data>) {
  return (
    <>
      <title>{mdx.frontmatter.title}</title>
      <meta name="description" content={mdx.frontmatter.description} />
    </>
  )
}

export const query = graphql\`
  query ($id: String!) {
    mdx(id: { eq: $id }) { frontmatter { title description } }
  }
\`
`

const wrapFile = `import type { WrapPageElementBrowserArgs } from "gatsby"
import { Shell } from "./Shell"

type Data = { mdx?: { frontmatter: { title: string } } }

export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs<Data>) {
  const path = props.location.pathname
  const title = props.data?.mdx?.frontmatter.title ?? ""
  return <Shell page={{ path, title, code: null }} path={path}>{element}</Shell>
}
`

const menus = menusYaml("  - {to: /, label: Home}\n")

/** Converts a generated site to the standard way of the plugin; returns a function from a page's number to its file. */
export function convertToMdxPlugin(folder: string): (i: number) => string {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  mkdirSync(join(folder, "pages"))
  for (const file of readdirSync(join(folder, "content/pages"))) {
    if (file !== "index.mdx") renameSync(join(folder, "content/pages", file), join(folder, "pages", file))
  }
  write(
    "content/codes.yaml",
    `${["/", "playlist/rammstein"]
      .map((path, i) => {
        const code = String(i).padStart(4, "0")
        return formatLine({ code, path, id: `tag:juhq.fi,2021:${code}:${path}` })
      })
      .join("\n")}\n`,
  )
  write("content/data/menus.yaml", menus)
  const config = readFileSync(join(folder, "gatsby-config.ts"), "utf8")
  const withPages = config.replace(
    "\n  plugins: [\n",
    '$&    { resolve: "gatsby-source-filesystem", options: { name: "pages", path: "pages" } },\n',
  )
  if (withPages === config)
    throw new Error("gatsby-config.ts has changed: put the folder of the pages in again.")
  write("gatsby-config.ts", withPages)
  write("gatsby-node.ts", nodeFile)
  write(
    "gatsby-browser.tsx",
    'import "98.css/dist/98.css"\nimport "./src/styles/global.css"\n\nexport { wrapPageElement } from "./src/shell/usual"\n',
  )
  write("gatsby-ssr.tsx", 'export { wrapPageElement } from "./src/shell/usual"\n')
  write("src/shell/usual.tsx", wrapFile)
  write("src/templates/usual.tsx", templateFile)
  return i => join(folder, `pages/p-${i}.mdx`)
}
