import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { SiteCopy } from "./copy"

test.describe.configure({ mode: "serial", timeout: 300_000 })

const port = 9345

type Told = { title: string; images: unknown[] }

let site: SiteCopy
test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = new SiteCopy("small")
  site.write(
    "content/pages/pictures.mdx",
    "---\ntitle: Pictures\ndescription: A page of two pictures.\nadded: 2025-08-04\n---\n\n![A red square](./red.png)\n",
  )
  await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toFile(join(site.folder, "content/pages/red.png"))
  await site.develop(port)
})
test.afterAll(() => site.end())

test("in develop, the first save counts, though a page that was never asked for is asked for in the same moment", async ({
  request,
}) => {
  const told = async (path: string) => {
    const answer = await request.get(`http://localhost:${port}/page-data/${path}/page-data.json`)
    return answer.ok() ? ((await answer.json()).result.data.page as Told) : undefined
  }
  writeFileSync(
    join(site.folder, "content/pages/early.png"),
    readFileSync(join(site.folder, "content/pages/red.png")),
  )
  site.write(
    "content/pages/early.mdx",
    "---\ntitle: Early\ndescription: A page of the start.\nadded: 2025-08-04\n---\n\n![A red square](./early.png)\n",
  )
  // Gatsby collects what is saved for half a second, and in it begins to run the other page's query.
  for (const path of ["p-1", "p-2"]) expect(await told(path)).toBeDefined()
  await expect.poll(async () => (await told("early"))?.images.length, { timeout: 30_000 }).toBe(1)
})

test("in develop, a saved file shows in the open page without a reload, and the toy keeps its state", async ({
  page,
}) => {
  await page.goto(`http://localhost:${port}/tools/consonants`)
  const box = page.getByLabel("Text", { exact: true })
  await expect(box).toBeVisible({ timeout: 60_000 })
  await page.getByText("English", { exact: true }).click()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  site.edit("content/pages/tools/consonants.mdx", "\nVowels are mostly air.", "\nVowels are entirely air.")
  await expect(page.getByText("Vowels are entirely air.")).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel("English")).toBeChecked()
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)

  await page.goto(`http://localhost:${port}/books-i-have`)
  await expect(page.getByRole("heading", { name: "Books I have" })).toBeVisible({ timeout: 60_000 })
  await page.getByLabel("Search").fill("Seitsemän")
  const books = site.read("content/data/books.yaml")
  expect(books).toContain("Seitsemän veljestä")
  site.write("content/data/books.yaml", books.replace("Seitsemän veljestä", "Seitsemän hamsteria"))
  await expect(page.getByText("Seitsemän hamsteria").first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel("Search")).toHaveValue("Seitsemän")
})

test("in develop, a new page is there as soon as it is saved, an edited menu shows in the open page, and a deleted picture takes no page with it", async ({
  page,
}) => {
  await page.goto(`http://localhost:${port}/p-1`)
  const menu = page.getByRole("navigation", { name: "Top menu" })
  await expect(menu.getByRole("link", { name: "One" })).toBeVisible({ timeout: 60_000 })
  site.edit("content/data/menus.yaml", "label: One", "label: Number one")
  await expect(menu.getByRole("link", { name: "Number one" })).toBeVisible({ timeout: 30_000 })

  /** What develop has of a page: its title and how many pictures, once it has the page at all. */
  const told = async (path: string) => {
    const answer = await page.request.get(`http://localhost:${port}/page-data/${path}/page-data.json`)
    const { result } = (await answer.json()) as { result?: { data: { page: Told | null } } }
    return result && { title: result.data.page?.title, images: result.data.page?.images.length }
  }
  for (const name of ["first", "second", "third"]) {
    site.write(
      `content/pages/${name}.mdx`,
      `---\ntitle: ${name}\ndescription: A page that is new here.\nadded: 2025-08-04\n---\n\nNew.\n`,
    )
    // It may not be there for a moment, but it is never there without its text.
    await expect.poll(() => told(name), { timeout: 30_000 }).toBeDefined()
    expect(await told(name)).toEqual({ title: name, images: 0 })
  }

  expect(await told("pictures")).toEqual({ title: "Pictures", images: 1 })
  site.remove("content/pages/red.png")
  await expect.poll(() => told("pictures"), { timeout: 30_000 }).toEqual({ title: "Pictures", images: 0 })
  expect(await told("p-2")).toMatchObject({ images: 0 })
  await page.goto(`http://localhost:${port}/third`)
  await expect(page.getByRole("heading", { name: "third" })).toBeVisible({ timeout: 60_000 })
})

test("in develop, a mistake stands over its page, which is drawn as well as it can be, until it is mended", async ({
  page,
}) => {
  const file = "content/pages/tools/consonants.mdx"
  const panel = page.getByRole("region", { name: /mistakes? in the content/ })
  const mistakes: [from: string, to: string, told: string, drawn: string][] = [
    ["Vowels are entirely air.", "Vowels <3 air.", 'There is a stray "<".', "Vowels ‹3 air."],
    [
      "<Consonants",
      "<Consonats",
      "There is no component <Consonats>. Did you mean Consonants?",
      "Vowels are entirely air.",
    ],
    ["title: ", "title: [", "This is not YAML", "Vowels are entirely air."],
  ]
  await page.goto(`http://localhost:${port}/tools/consonants`)
  await expect(page.getByText("Vowels are entirely air.")).toBeVisible({ timeout: 60_000 })
  for (const [from, to, told, drawn] of mistakes) {
    site.edit(file, from, to)
    await expect(panel).toContainText(told, { timeout: 30_000 })
    await expect(panel.getByRole("button", { name: `Open ${file}:` })).toBeVisible()
    await expect(page.getByRole("heading", { name: "Consonants", level: 1 })).toBeVisible()
    // It is drawn a moment after it is told of.
    await expect(page.getByText(drawn)).toBeVisible({ timeout: 30_000 })
    site.edit(file, to, from)
    await expect(panel.getByText(told)).toHaveCount(0, { timeout: 30_000 })
  }
  await expect(page.getByLabel("Text", { exact: true })).toBeVisible({ timeout: 30_000 })
})

test("in develop, whoever is at the address of a page sees that it comes, is renamed and is gone", async ({
  page,
}) => {
  await page.goto(`http://localhost:${port}/fourth`)
  await expect(page.getByText("Gatsby.js development 404 page")).toBeVisible({ timeout: 60_000 })
  const text = "---\ntitle: Fourth\ndescription: A page that is new here.\nadded: 2025-08-04\n---\n\nNew.\n"
  site.write("content/pages/fourth.mdx", text)
  await expect(page.getByRole("heading", { name: "Fourth" })).toBeVisible({ timeout: 30_000 })
  site.write("content/pages/fifth.mdx", text.replace("added", "was: [fourth]\nadded"))
  site.remove("content/pages/fourth.mdx")
  await expect(page).toHaveURL(/\/fifth$/, { timeout: 30_000 })
  await expect(page.getByRole("heading", { name: "Fourth" })).toBeVisible({ timeout: 30_000 })
  // Whoever is sooner than Gatsby sees it, too.
  site.write("content/pages/sixth.mdx", text.replace("Fourth", "Sixth"))
  await page.goto(`http://localhost:${port}/sixth`)
  await expect(page.getByRole("heading", { name: "Sixth" })).toBeVisible({ timeout: 30_000 })
  await page.goto(`http://localhost:${port}/fifth`)
  await expect(page.getByRole("heading", { name: "Fourth" })).toBeVisible({ timeout: 30_000 })
  site.remove("content/pages/fifth.mdx")
  const gone = page.getByRole("alert", { name: "/fifth is gone" })
  await expect(gone).toBeVisible({ timeout: 30_000 })
  site.write("content/pages/fifth.mdx", text.replace("New.", "Back again."))
  await expect(gone).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByText("Back again.")).toBeVisible({ timeout: 30_000 })
})

test("in develop, what is told before the page has been loaded does it no harm", async ({ page }) => {
  const thrown: string[] = []
  page.on("pageerror", error => thrown.push(String(error)))
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(address: string | URL) {
        super(address)
        this.addEventListener("message", () => Object.assign(window, { told: true }))
      }
    }
  })
  // The first page has not been loaded until this one is there as well.
  await page.route("**/page-data/404.html/page-data.json", async route => {
    await page.waitForFunction(() => "told" in window, undefined, { timeout: 60_000 })
    // Whatever is asked for because of what was told has its answer when this one has.
    for (let i = 0; i < 3; i++)
      await page.evaluate(() => fetch("/page-data/third/page-data.json").then(answer => answer.text()))
    await route.continue()
  })
  await page.goto(`http://localhost:${port}/third`)
  await expect(page.getByRole("heading", { name: "third" })).toBeVisible({ timeout: 60_000 })
  expect(thrown).toEqual([])
})

test("in develop, the handbook tells of every component, with the live one of each and how it reads in a feed", async ({
  page,
}) => {
  await page.goto(`http://localhost:${port}/handbook`)
  await page.getByLabel("Search").fill("vowels")
  await page.getByRole("link", { name: "Consonants", exact: true }).click({ timeout: 60_000 })
  const section = page.getByRole("region", { name: "Consonants" })
  await expect(section.getByRole("row", { name: /^start a text/ })).toBeVisible()
  await expect(section.locator("pre")).toContainText('<Consonants start="Hyvää päivää!')
  await expect(section.getByLabel("Text", { exact: true })).toHaveValue(/^Hyvää päivää!/)
  await expect(section.locator("blockquote")).toContainText("takes the vowels out")
  await page.goto(`http://localhost:${port}/handbook#BookShelf`)
  await expect(page.getByRole("region", { name: "BookShelf" }).getByLabel("Search")).toBeVisible({
    timeout: 30_000,
  })
})
