/** Another site, made of this one as CONTRIBUTING says: another name, host and language, and half of the pages gone. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { parseRssFeed } from "feedsmith"
import config from "../../../gatsby-config"
import { findRule, readRules } from "../../../scripts/serve"
import type { Facts } from "../../../src/engine/facts"
import { hintsOf } from "../../../src/engine/hints"
import { formatProblem } from "../../../src/engine/problems"
import type { Site } from "../../../src/engine/site"
import { forgetNumbers, halve } from "../fork"
import { SiteCopy } from "../siteCopy"

test.describe.configure({ mode: "serial", timeout: 1_200_000 })

const facts = {
  ...config.siteMetadata,
  product: "kivi",
  name: "kivi.example",
  siteUrl: "https://kivi.example",
  title: "kivi.example",
  author: "kivi",
  language: "sv-FI",
} as unknown as Facts

let copy: SiteCopy
let site: Site
test.beforeAll(() => {
  copy = new SiteCopy()
})
test.afterAll(() => copy.end())

const built = (ending: RegExp) =>
  readdirSync(join(copy.folder, "public"), { recursive: true, encoding: "utf8" })
    .filter(file => ending.test(file) && statSync(join(copy.folder, "public", file)).isFile())
    .map(file => ({ file: `/${file}`, text: readFileSync(join(copy.folder, "public", file), "utf8") }))

test("the check says what is to be done, until there is nothing more", async () => {
  copy.edit("gatsby-config.ts", 'const product = "juhq"', 'const product = "kivi"')
  copy.edit("gatsby-config.ts", "}.fi`", "}.example`")
  copy.edit("gatsby-config.ts", 'language: "en-GB"', 'language: "sv-FI"')
  forgetNumbers(copy)
  site = await halve(copy, facts)
  expect(site.problems.map(formatProblem)).toEqual([])
  expect(site.pages.length).toBeGreaterThan(30)
  expect(site.pages.length).toBeLessThan(110)
  expect(hintsOf(site).map(({ what }) => what)).toContain(
    'The site is in "sv-FI", and the words of its shell and toys are English.',
  )
})

test("it is built", async () => {
  const { code, output } = await copy.build()
  expect(output.match(/\S+:\d+:\d+: .*/g) ?? []).toEqual([])
  expect(code, output.slice(-3000)).toBe(0)
})

test("every link and file that a page names is there", () => {
  const rules = readRules(copy.read("public/_redirects"))
  const wrong = built(/\.html$/).flatMap(({ file, text }) =>
    [...text.matchAll(/\s(?:href|src)="(\/[^"#?]*)[^"]*"/g)]
      .map(([, address = ""]) => decodeURIComponent(address.replaceAll("&amp;", "&")))
      .filter(address => {
        const path = join(copy.folder, "public", address)
        if (address === "/" || existsSync(path) || existsSync(`${path}/index.html`)) return false
        return findRule(rules, address) === undefined
      })
      .map(address => `${file}: ${address}`),
  )
  expect([...new Set(wrong)]).toEqual([])
})

test("it is called by its own name everywhere, but where a text tells of the other", () => {
  // A post shows a line of the registry of juhq.fi.
  const feedId = "tag:juhq.fi,2021:0134:tools/consonants"
  const named = built(/\.(?:html|xml|atom|json|opml|webmanifest|txt)$|^_/)
    .filter(({ text }) => text.replaceAll(feedId, "").includes("juhq.fi"))
    .map(({ file }) => file)
  expect(named).toEqual([])
  expect(copy.read("public/index.html")).toContain('data-product="kivi"')
})

test("its language is that of every page and feed that does not say another", () => {
  const own = new Map(site.pages.map(({ path, lang }) => [path, lang]))
  expect([...own.values()]).toEqual(expect.arrayContaining(["sv-FI"]))
  for (const [path, lang] of own)
    expect(copy.read(`public${path.replace(/\/$/, "")}/index.html`), path).toContain(`<html lang="${lang}"`)
  const rss = parseRssFeed(copy.read("public/rss.xml"))
  expect(rss.language).toBe("sv-FI")
  expect(rss.items?.length).toBeGreaterThan(20)
  for (const { link, guid, dc } of rss.items ?? []) {
    expect(link).toMatch(/^https:\/\/kivi\.example\//)
    expect(guid?.value).toMatch(/^tag:kivi\.example,2021:/)
    expect(dc?.languages ?? []).not.toContain("sv-FI")
  }
})
