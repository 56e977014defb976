import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { elements, type Tree } from "../../src/lib/content/tree"

type Node = { tree?: Tree; images?: { relativePath: string }[] } | null

const folder = "public/page-data"
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter(file => file.endsWith("page-data.json"))
  .map(file => {
    const { path, result } = JSON.parse(readFileSync(join(folder, file), "utf8")) as {
      path: string
      result: { data?: { page?: Node } }
    }
    return { path, node: result.data?.page }
  })

const named = (tree: Tree) =>
  [...elements(tree)]
    .filter(({ type, props }) => type === "img" && !String(props?.src).startsWith("/"))
    .map(({ props }) => String(props?.src).replace(/^.*\//, ""))

test("a page's data has the pictures that the page shows, and no other page's", () => {
  expect(pages.length).toBeGreaterThan(100)
  for (const { path, node } of pages) {
    const images = (node?.images ?? []).map(({ relativePath }) => relativePath.replace(/^.*\//, ""))
    expect({ path, images }).toEqual({ path, images: named(node?.tree ?? []) })
  }
  expect(pages.some(({ node }) => (node?.images?.length ?? 0) > 0)).toBe(true)
})

test("every page has its node", () => {
  expect(pages.filter(({ node }) => node === null || node === undefined).map(({ path }) => path)).toEqual([])
})
