import { expect, test } from "@playwright/test"
import { SiteCopy } from "./copy"

test.describe.configure({ timeout: 300_000 })

let site: SiteCopy
test.beforeAll(() => {
  site = new SiteCopy("small")
})
test.afterAll(() => site.end())

test("in develop, a saved file shows in the open page without a reload, and the toy keeps its state", async ({
  page,
}) => {
  const port = 9345
  await site.develop(port)
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
