/** The same pages built as gatsby-plugin-mdx means it: one webpack module for each page. For comparison only. */
import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const config = `import type { GatsbyConfig } from "gatsby"

const config: GatsbyConfig = {
  siteMetadata: { name: "juhq.fi", siteUrl: "https://juhq.fi" },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content/pages" } },
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx"] } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
  ],
}

export default config
`

const node = `import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"

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

const template = `import { MDXProvider } from "@mdx-js/react"
import { graphql, Link, type HeadProps, type PageProps } from "gatsby"
import Counter from "../embeds/counter/Counter"
import { Menu } from "../shell/Menu"
import * as styles from "../shell/Shell.module.css"

type Data = { mdx: { frontmatter: { title: string; description: string } } }

const items = [{ to: "/", label: "Home" }, { to: "/p-1", label: "One" }]

function Anchor({ href = "", children }: { href?: string; children?: React.ReactNode }) {
  return <Link to={href}>{children}</Link>
}

export default function Page({ data, children, location }: PageProps<Data>) {
  return (
    <div className={styles.desktop}>
      <header className={styles.header}>
        <Menu label="Top menu" items={items} path={location.pathname} className={styles.top} />
      </header>
      <main id="main" className={styles.page}>
        <h1>{data.mdx.frontmatter.title}</h1>
        <MDXProvider components={{ Counter, a: Anchor } as never}>{children}</MDXProvider>
      </main>
    </div>
  )
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

/** Turns a generated site into one that is built the plugin's usual way. */
export function makeUsual(folder: string): void {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write("gatsby-config.ts", config)
  write("gatsby-node.ts", node)
  write("gatsby-browser.tsx", 'import "./src/styles/global.css"\n')
  write("gatsby-ssr.tsx", "export {}\n")
  for (const name of ["page", "post", "playlist"])
    rmSync(join(folder, `src/templates/${name}.tsx`), { force: true })
  for (const file of ["Shell.tsx", "wrap.tsx", "html.tsx"])
    rmSync(join(folder, "src/shell", file), { force: true })
  write("src/templates/usual.tsx", template)
}
