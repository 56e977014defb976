import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { firefox } from "../engines/firefox"
import { type ServedSite, serveForEngines } from "../engines/site"
import type { Engine } from "../engines/tab"
import { visit } from "../engines/visit"
import { webkit } from "../engines/webkit"

const toy = (script: string) =>
  `<main><h1>Tea</h1><div data-embed="Tea" data-ready><button>Pour</button></div></main><script>${script}</script>`

const onPress = (work: string) => `document.querySelector("button").onclick = () => { ${work} }`

const pages = {
  good: toy(onPress("document.body.append('Poured.')")),
  headings: toy("").replace("<main>", "<main><h1>Coffee</h1>"),
  failed: toy("").replace("<button>", "<p data-failed>It broke.</p><button>"),
  wide: toy("").replace("<main>", '<main><div style="width: 600px">A wide cup</div>'),
  console: toy("console.error('cold tea')"),
  uncaught: toy("setTimeout(() => { throw new Error('no cup') })"),
  rejected: toy("Promise.reject(new Error('no milk'))"),
  missing: toy("").replace("<main>", '<main><img src="/cup.png" alt="">'),
  pressed: toy(onPress("throw new Error('spilt')")),
  // Refused requests to other sites, which a press causes, are no fault of the page.
  outside: toy(
    onPress("document.body.append(Object.assign(new Image(), { src: 'https://example.com/cup.png' }))"),
  ),
}

let site: ServedSite
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "engines-"))
  for (const [name, body] of Object.entries(pages)) {
    const head = '<!doctype html><html lang="en"><head><title>Tea</title></head>'
    writeFileSync(join(folder, `${name}.html`), `${head}<body data-ready>${body}</body></html>`)
  }
  writeFileSync(join(folder, "robots.txt"), "")
  site = await serveForEngines(folder)
})

afterAll(() => {
  site.close()
  rmSync(folder, { recursive: true })
})

for (const [name, kind] of Object.entries({ firefox, webkit })) {
  const isInstalled = kind.find() !== undefined
  const describeHere = isInstalled ? describe : describe.skip

  describeHere(`a visit in ${name}`, () => {
    let engine: Engine
    beforeAll(async () => {
      engine = await kind.start()
    }, 120_000)
    afterAll(() => engine.close())

    const faults = async (page: keyof typeof pages) =>
      (await visit(engine.tab, site, `/${page}.html`)).join("\n")

    it("finds nothing wrong with a page that works", async () => {
      expect(await faults("good")).toBe("")
      expect(await faults("outside")).toBe("")
    }, 120_000)

    it.each([
      ["headings", /^2 h1 on arrival/],
      ["failed", /^Tea failed on arrival/],
      ["wide", /^scrolls \d+ px sideways at 375$/],
      ["console", /cold tea/],
      ["uncaught", /no cup/],
      ["rejected", /no milk/],
      ["missing", /404 \/cup\.png/],
      ["pressed", /^after a press: .*spilt/],
    ] as const)(
      "tells what is wrong with a page: %s",
      async (page, fault) => {
        expect(await faults(page)).toMatch(fault)
      },
      120_000,
    )
  })
}
