import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { SiteCopy } from "./siteCopy"

test.describe.configure({ mode: "serial", timeout: 300_000 })

const port = 9345

type PageData = { title: string; images: unknown[] }

let site: SiteCopy
test.beforeAll(async () => {
  // Twice that of a test: webpack starts from nothing here, beside other tests.
  test.setTimeout(600_000)
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

test("in develop, the first save takes effect while another page is requested for the first time", async ({
  request,
}) => {
  const readPageData = async (path: string) => {
    const response = await request.get(`http://localhost:${port}/page-data/${path}/page-data.json`)
    return response.ok() ? ((await response.json()).result.data.page as PageData) : undefined
  }
  writeFileSync(
    join(site.folder, "content/pages/early.png"),
    readFileSync(join(site.folder, "content/pages/red.png")),
  )
  site.write(
    "content/pages/early.mdx",
    "---\ntitle: Early\ndescription: A page of the start.\nadded: 2025-08-04\n---\n\n![A red square](./early.png)\n",
  )
  // Gatsby batches saves for half a second, in which it starts the query of the other page.
  for (const path of ["p-1", "p-2"]) expect(await readPageData(path)).toBeDefined()
  await expect.poll(async () => (await readPageData("early"))?.images.length, { timeout: 30_000 }).toBe(1)
})

test("in develop, a saved file shows in the open page without a reload, and the toy keeps its state", async ({
  page,
}) => {
  await page.goto(`http://localhost:${port}/tools/consonants`)
  const box = page.getByLabel("Text", { exact: true })
  await expect(box).toBeVisible({ timeout: 60_000 })
  await page.getByText("English", { exact: true }).click()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  site.edit(
    "content/pages/tools/consonants.mdx",
    "\nType something and watch its vowels leave.",
    "\nVowels are entirely air.",
  )
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

test("in develop, a new page appears when it is saved, an edited menu updates the open page, and a deleted picture breaks no page", async ({
  page,
}) => {
  await page.goto(`http://localhost:${port}/p-1`)
  const menu = page.getByRole("navigation", { name: "Top menu" })
  await expect(menu.getByRole("link", { name: "One" })).toBeVisible({ timeout: 60_000 })
  site.edit("content/data/menus.yaml", "label: One", "label: Number one")
  await expect(menu.getByRole("link", { name: "Number one" })).toBeVisible({ timeout: 30_000 })

  /** Reads the title and the number of images of a page in develop; undefined if it does not exist yet. */
  const readPageData = async (path: string) => {
    const response = await page.request.get(`http://localhost:${port}/page-data/${path}/page-data.json`)
    const { result } = (await response.json()) as { result?: { data: { page: PageData | null } } }
    return result && { title: result.data.page?.title, images: result.data.page?.images.length }
  }
  for (const name of ["first", "second", "third"]) {
    site.write(
      `content/pages/${name}.mdx`,
      `---\ntitle: ${name}\ndescription: A page that is new here.\nadded: 2025-08-04\n---\n\nNew.\n`,
    )
    // A new page may be missing for a moment, but is never incomplete.
    await expect.poll(() => readPageData(name), { timeout: 30_000 }).toBeDefined()
    expect(await readPageData(name)).toEqual({ title: name, images: 0 })
  }

  expect(await readPageData("pictures")).toEqual({ title: "Pictures", images: 1 })
  site.remove("content/pages/red.png")
  await expect
    .poll(() => readPageData("pictures"), { timeout: 30_000 })
    .toEqual({ title: "Pictures", images: 0 })
  expect(await readPageData("p-2")).toMatchObject({ images: 0 })
  await page.goto(`http://localhost:${port}/third`)
  await expect(page.getByRole("heading", { name: "third" })).toBeVisible({ timeout: 60_000 })
})

test("in develop, a mistake is shown over its page, which still renders, until it is corrected", async ({
  page,
}) => {
  const file = "content/pages/tools/consonants.mdx"
  const panel = page.getByRole("region", { name: /mistakes? in the content/ })
  const mistakes: [from: string, to: string, message: string, rendered: string][] = [
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
  // It is in the page's README, which is closed at first.
  await expect(page.getByText("Vowels are entirely air.")).toBeAttached({ timeout: 60_000 })
  for (const [from, to, message, rendered] of mistakes) {
    site.edit(file, from, to)
    await expect(panel).toContainText(message, { timeout: 30_000 })
    await expect(panel.getByRole("button", { name: `Open ${file}:` })).toBeVisible()
    await expect(page.getByRole("heading", { name: "Consonants", level: 1 })).toBeVisible()
    // The page renders a moment after the message is shown.
    await expect(page.getByText(rendered)).toBeAttached({ timeout: 30_000 })
    site.edit(file, to, from)
    await expect(panel.getByText(message)).toHaveCount(0, { timeout: 30_000 })
  }
  await expect(page.getByLabel("Text", { exact: true })).toBeVisible({ timeout: 30_000 })
})

test("in develop, the open page follows its creation, renaming and deletion", async ({ page }) => {
  await page.goto(`http://localhost:${port}/fourth`)
  await expect(page.getByText("Gatsby.js development 404 page")).toBeVisible({ timeout: 60_000 })
  const text = "---\ntitle: Fourth\ndescription: A page that is new here.\nadded: 2025-08-04\n---\n\nNew.\n"
  site.write("content/pages/fourth.mdx", text)
  await expect(page.getByRole("heading", { name: "Fourth" })).toBeVisible({ timeout: 30_000 })
  site.write("content/pages/fifth.mdx", text.replace("added", "was: [fourth]\nadded"))
  site.remove("content/pages/fourth.mdx")
  await expect(page).toHaveURL(/\/fifth$/, { timeout: 30_000 })
  await expect(page.getByRole("heading", { name: "Fourth" })).toBeVisible({ timeout: 30_000 })
  // Opens the page before Gatsby has created it.
  site.write("content/pages/sixth.mdx", text.replace("Fourth", "Sixth"))
  await page.goto(`http://localhost:${port}/sixth`)
  await expect(page.getByRole("heading", { name: "Sixth" })).toBeVisible({ timeout: 30_000 })
  await page.goto(`http://localhost:${port}/fifth`)
  await expect(page.getByRole("heading", { name: "Fourth" })).toBeVisible({ timeout: 30_000 })
  site.remove("content/pages/fifth.mdx")
  const goneAlert = page.getByRole("alert", { name: "/fifth is gone" })
  await expect(goneAlert).toBeVisible({ timeout: 30_000 })
  site.write("content/pages/fifth.mdx", text.replace("New.", "Back again."))
  await expect(goneAlert).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByText("Back again.")).toBeVisible({ timeout: 30_000 })
})

test("in develop, messages before the page has loaded cause no error", async ({ page }) => {
  const thrown: string[] = []
  page.on("pageerror", error => thrown.push(String(error)))
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(address: string | URL) {
        super(address)
        this.addEventListener("message", () => Object.assign(window, { hasMessage: true }))
      }
    }
  })
  // Delays the 404 page, without which Gatsby does not finish loading the first page.
  await page.route("**/page-data/404.html/page-data.json", async route => {
    await page.waitForFunction(() => "hasMessage" in window, undefined, { timeout: 60_000 })
    // Requests that the message has caused are answered before these.
    for (let i = 0; i < 3; i++)
      await page.evaluate(() => fetch("/page-data/third/page-data.json").then(answer => answer.text()))
    await route.continue()
  })
  await page.goto(`http://localhost:${port}/third`)
  await expect(page.getByRole("heading", { name: "third" })).toBeVisible({ timeout: 60_000 })
  expect(thrown).toEqual([])
})
