import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readPage } from "../../src/engine/pages"
import { thingOf, thingProblems } from "../../src/engine/things"

const thing = "thing: {name: a hot stone, hint: Pour water on the stove.}"

function pageAt(key: string, front = "") {
  const text = `---\ntitle: Tea\ndescription: A page about tea.\nadded: 2025-01-01\n${front}\n---\n\nTea.\n`
  return readPage({ file: `content/pages/${key}.mdx`, text, digest: "" })
}

function rootWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "juhq-things-"))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, ".."), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

const problemsOf = (key: string, front: string, files: Record<string, string>) => {
  const { page } = pageAt(key, front)
  if (!page) throw new Error("The page has mistakes.")
  return thingProblems(rootWith(files), [page])
}

const named = { name: "a hot stone", hint: "Pour." }

const toy = "export default function Sauna() {\n  const { give } = useThing()\n}\n"

describe("a thing", () => {
  it("is found where its toy gives it", () => {
    expect(problemsOf("sauna", thing, { "src/embeds/sauna/parts/Stove.tsx": toy })).toEqual([])
    expect(problemsOf("sauna", "", {})).toEqual([])
  })

  it("is a mistake if no toy gives it", () => {
    expect(problemsOf("sauna", thing, { "src/embeds/steam/Steam.tsx": toy })).toMatchObject([
      { file: "content/pages/sauna.mdx", line: 5, what: "No toy of this page gives the thing." },
    ])
  })

  it("is a mistake if a toy gives it and the page does not say what it is", () => {
    expect(problemsOf("sauna", "", { "src/embeds/sauna/Sauna.tsx": toy })).toMatchObject([
      { file: "src/embeds/sauna/Sauna.tsx", line: 2, what: /has none/ },
    ])
  })

  it("leaves a trace if its folder has one", () => {
    const root = rootWith({ "src/embeds/sauna/trace.tsx": "" })
    const isLoose = (key: string) => thingOf(root, { key, kind: "page", thing: named })?.isLoose
    expect([isLoose("sauna"), isLoose("steam")]).toEqual([true, false])
    expect(thingOf(root, { key: "sauna", kind: "page" })).toBeUndefined()
  })

  it("has an icon of its own, or its page's", () => {
    const root = rootWith({
      "static/pictures/icons/thing/sauna.png": "",
      "static/pictures/icons/steam.png": "",
    })
    const icon = (key: string) => thingOf(root, { key, kind: "page", thing: named })?.icon
    expect([icon("sauna"), icon("steam"), icon("stone")]).toEqual(["thing/sauna", "steam", "default"])
  })

  it.each([
    ["thing: {name: a stone.}", "hint"],
    ["thing: {name: a stone., hint: Pour.}", "as it stands in a sentence"],
    ["thing: {name: a stone, hint: Pour}", "with a full stop"],
    ["thing: {name: a *stone*, hint: Pour.}", "plain letters"],
    ["thing: {name: a stone, hint: Pour and pour and pour and pour and pour.}", "at most 8 words"],
  ])("is explained when it is written as %s", (front, advice) => {
    const { page, problems } = pageAt("sauna", front)
    expect(page).toBeNull()
    expect(JSON.stringify(problems)).toContain(advice)
  })
})
