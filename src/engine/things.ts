/** The things that pages give: the list of them, and the check that the toys and the front matter agree. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { PageThing, Thing } from "../lib/content/thing"
import { iconFolder, iconName } from "./icons"
import type { PageSource } from "./pages"
import { type Problem, placeAt } from "./problems"
import { filesIn } from "./read"

type Giver = Pick<PageSource, "key" | "kind"> & { thing?: Thing }

/** Returns the thing of a page for the browser; undefined for a page without one. */
export function thingOf(root: string, page: Giver): PageThing | undefined {
  const { key, thing } = page
  const own = `thing/${key}`
  return (
    thing && {
      ...thing,
      isLoose: existsSync(join(root, "src/embeds", key, "trace.tsx")),
      icon: existsSync(join(root, iconFolder, `${own}.png`)) ? own : iconName(root, page),
    }
  )
}

const use = /\buseThing\(/

/** Finds the places in src/embeds where a thing is given, by the key of the page in whose folder or parts they are. */
function givers(root: string, keys: ReadonlySet<string>): Map<string, { file: string; text: string }> {
  const found = new Map<string, { file: string; text: string }>()
  for (const file of filesIn(root, "src/embeds", ".tsx").concat(filesIn(root, "src/embeds", ".ts"))) {
    const text = readFileSync(join(root, file), "utf8")
    if (!use.test(text)) continue
    const key = file.replace(/^src\/embeds\//, "").replace(/\/(?:parts\/)?[^/]+$/, "")
    if (keys.has(key)) found.set(key, { file, text })
  }
  return found
}

/** Finds pages whose thing no toy gives, and toys that give one to a page without a thing. */
export function thingProblems(root: string, pages: readonly PageSource[]): Problem[] {
  const given = givers(root, new Set(pages.map(({ key }) => key)))
  const ungiven = pages.filter(page => page.thing && !given.has(page.key))
  const nameless = pages.filter(page => !page.thing && given.has(page.key))
  return [
    ...ungiven.map(page => ({
      ...page.at(["thing"]),
      what: "No toy of this page gives the thing.",
      todo: `Call the function of useThing() in src/embeds/${page.key} at its moment, or remove the key.`,
    })),
    ...nameless.flatMap(({ key, file: page }) => {
      const { file, text } = given.get(key) ?? { file: "", text: "" }
      return {
        ...placeAt(file, text, text.search(use)),
        what: `It gives a thing, and ${page} has none.`,
        todo: "Write thing: {name: ..., hint: ...} in its front matter.",
      }
    }),
  ]
}
