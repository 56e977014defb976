import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { axeViolations } from "../../../tests/site/axe"
import { create, expect, open, remove, rename, save, test } from "./desk"

/** A PNG of one red pixel. */
const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

test("a page is made, written, renamed and removed, and nothing is left of it", async ({ small }) => {
  const { page, file, changed } = small
  await create(page, "Page", "Hot tea", "tools/tea")
  expect(file("content/pages/tools/tea.mdx")).toContain('title: "Hot tea"')
  await page.locator(".cm-content").click()
  await page.keyboard.press("Control+End")
  await page.keyboard.type("\nSee [the garden](/gard")
  await page.getByRole("option", { name: /\/garden/ }).click()
  await page.keyboard.type(") at yö.")
  await save(page, "content/pages/tools/tea.mdx")
  expect(file("content/pages/tools/tea.mdx")).toMatch(/\n\nSee \[the garden\]\(\/garden\) at yö\.$/)
  await rename(page, "tools/coffee")
  expect(file("content/pages/tools/tea.mdx")).toBeNull()
  expect(file("content/pages/tools/coffee.mdx")).toContain("yö")
  expect(file("content/pages/tools/coffee.mdx")).not.toContain("was:")
  await remove(page)
  expect(changed()).toEqual([])
})

test("a post is made, written by its form, renamed and removed", async ({ small }) => {
  const { page, file, changed } = small
  await create(page, "Post of the blog", "Second", "second")
  await page.getByRole("button", { name: "Form" }).click()
  const description = page.getByRole("textbox", { name: /^description/ })
  await description.fill("What came second: nothing.")
  await save(page, "content/blog/second.mdx")
  expect(file("content/blog/second.mdx")).toContain('description: "What came second: nothing."\n')
  await rename(page, "third")
  await remove(page)
  expect(changed()).toEqual([])
})

test("a list is made with its page, its rows are filled in, and it is renamed and removed", async ({
  small,
}) => {
  const { page, file, changed } = small
  await create(page, "Page with a list", "Saunas", "saunas")
  await page.getByTitle("content/data/saunas.yaml").first().click()
  await page.getByRole("button", { name: "Form" }).click()
  await page.getByRole("button", { name: "Add" }).click()
  await page.getByRole("textbox", { name: /^name/ }).fill("Löyly")
  await page.getByRole("spinbutton", { name: /^year/ }).fill("2016")
  await page.getByRole("button", { name: "Up", exact: true }).click()
  await save(page, "content/data/saunas.yaml")
  expect(file("content/data/saunas.yaml")).toMatch(
    /^# The keys.*\n- \{name: "?Löyly"?, year: 2016\}\n- \{name: The first one/,
  )
  await rename(page, "baths")
  expect(file("content/data/saunas.yaml")).toBeNull()
  expect(file("content/pages/saunas.mdx")).toMatch(/data: baths\n[\s\S]*data="baths"/)
  await expect(page.getByText("No mistakes.")).toBeVisible()
  await page.getByTitle("content/pages/saunas.mdx").first().or(page.getByTitle("Saunas")).first().click()
  await remove(page)
  await page.getByTitle("content/data/baths.yaml").first().click()
  await remove(page)
  expect(changed()).toEqual([])
})

test("a playlist is made, gets a song, and is renamed and removed", async ({ small }) => {
  const { page, file, changed } = small
  await create(page, "Playlist", "Sauna", "sauna")
  await page.getByRole("button", { name: "Form" }).click()
  await page.getByRole("button", { name: "Add", exact: true }).last().click()
  await page.getByRole("textbox", { name: /^title/ }).fill("Rammstein - Du hast")
  await save(page, "content/playlists/sauna.yaml")
  expect(file("content/playlists/sauna.yaml")).toMatch(
    /not been found yet"\n {2}- title: "Rammstein - Du hast"\n$/,
  )
  await rename(page, "steam")
  await remove(page)
  expect(changed()).toEqual([])
})

test("a page that was committed leaves its old address behind, and links follow it", async ({ small }) => {
  const { page, file } = small
  await open(page, "blog/first".replace("blog/", ""))
  await rename(page, "begun")
  expect(file("content/blog/begun.mdx")).toContain("was: [blog/first]")
  expect(file("content/data/books.yaml")).toContain("link: /blog/begun")
  await expect(page.getByText("No mistakes.")).toBeVisible()
  await open(page, "games/marbles")
  await remove(page)
  expect(file("content/codes.yaml")).toContain('marbles", retired: true}')
})

test("a mistake is underlined as one types, told below, and led to", async ({ small }) => {
  const { page } = small
  await open(page, "garden")
  await page.locator(".cm-content").click()
  await page.keyboard.press("Control+End")
  await page.keyboard.type("\n<BookShelff ")
  await page.keyboard.press("Escape")
  await page.keyboard.type("/>")
  await expect(page.locator(".cm-lintRange-error").first()).toBeVisible()
  const problemButton = page.getByRole("button", { name: /There is no component <BookShelff>/ })
  await page.getByRole("button", { name: "Form" }).click()
  await problemButton.click()
  await expect(page.locator(".cm-content")).toBeFocused()
  await expect(async () => {
    await page.keyboard.press("Control+z")
    await expect(page.getByText("All is saved")).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(page.getByText("No mistakes.")).toBeVisible()
})

test("a file that has changed on the disk meanwhile is not written over", async ({ small }) => {
  const { page, root, file } = small
  await open(page, "garden")
  await page.locator(".cm-content").click()
  await page.keyboard.press("Control+End")
  await page.keyboard.type("Mine.")
  const diskText = `${file("content/pages/garden.mdx")}\nTheirs.\n`
  writeFileSync(join(root, "content/pages/garden.mdx"), diskText)
  const clash = page.getByRole("dialog", { name: /has changed on the disk/ })
  await expect(clash).toContainText("Theirs.")
  expect(file("content/pages/garden.mdx")).toBe(diskText)
  await clash.getByRole("button", { name: "Take the one on the disk" }).click()
  await expect(page.getByText("All is saved")).toBeVisible()
  await expect(page.locator(".cm-content")).toContainText("Theirs.")
})

test("a picture is put beside its page with what it shows", async ({ small }) => {
  const { page, file } = small
  await open(page, "garden")
  await page.getByRole("button", { name: "Picture ..." }).click()
  const dialog = page.getByRole("dialog", { name: "Picture" })
  await dialog
    .getByLabel("Picture", { exact: true })
    .setInputFiles({ name: "Äiti 1.PNG", mimeType: "image/png", buffer: Buffer.from(dot, "base64") })
  await dialog.getByRole("button", { name: "Save the picture" }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel(/What it shows/).fill("A red dot")
  await dialog.getByRole("button", { name: "Save the picture" }).click()
  await expect(dialog).toBeHidden()
  await save(page, "content/pages/garden.mdx")
  expect(file("content/pages/aiti-1.png")).not.toBeNull()
  expect(file("content/pages/garden.mdx")).toContain("![A red dot](./aiti-1.png)")
})

test("a picture that is dropped on a page asks what it shows, and on a list says where it belongs", async ({
  small,
}) => {
  const { page, file } = small
  const drop = async () => {
    const dropped = await page.evaluateHandle(base64 => {
      const bytes = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], "Kissa.png", { type: "image/png" }))
      return transfer
    }, dot)
    await page.locator("main").first().dispatchEvent("drop", { dataTransfer: dropped })
  }
  await open(page, "books")
  await drop()
  await expect(
    page.getByText("Open the page or post that the picture is for, and drop it again."),
  ).toBeVisible()
  await open(page, "garden")
  await expect(page.getByRole("heading", { name: "The desk: content/pages/garden.mdx" })).toBeVisible()
  await drop()
  const dialog = page.getByRole("dialog", { name: "Picture" })
  await expect(dialog.getByLabel("Its name")).toHaveValue("kissa.png")
  await dialog.getByLabel(/What it shows/).fill("A cat in a pixel")
  await dialog.getByRole("button", { name: "Save the picture" }).click()
  await expect(dialog).toBeHidden()
  await save(page, "content/pages/garden.mdx")
  expect(file("content/pages/kissa.png")).not.toBeNull()
  expect(file("content/pages/garden.mdx")).toContain("![A cat in a pixel](./kissa.png)")
})

test("what is pressed while a file is read does not act on the file before it", async ({ small }) => {
  const { page } = small
  await open(page, "garden")
  let answer: () => void = () => {}
  const released = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route(/api\/file\?.*books/, async route => {
    await released
    await route.continue()
  })
  await page.getByRole("navigation", { name: "Content" }).getByRole("button", { name: "books" }).click()
  await expect(page.getByText("Reading content/data/books.yaml ...")).toBeVisible()
  await expect(page.getByRole("button", { name: "Remove ..." })).toBeDisabled()
  answer()
  await page.getByRole("button", { name: "Remove ..." }).click()
  await expect(page.getByRole("dialog").getByText("content/data/books.yaml").first()).toBeVisible()
})

test("nothing is in the way of a screen reader, a keyboard or weak eyes", async ({ small }) => {
  const { page } = small
  const found: string[] = []
  const look = async (where: string) => {
    for (const barrier of await axeViolations(page, { still: true })) found.push(`${where}: ${barrier}`)
  }
  await look("on arrival")
  await open(page, "garden")
  await look("a page as text")
  await page.getByRole("button", { name: "Form" }).click()
  await look("a page as a form")
  for (const name of ["New ...", "Rename ...", "Remove ...", "Picture ..."]) {
    await page.getByRole("button", { name }).click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await look(name)
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
  }
  await open(page, "books")
  await page.getByRole("button", { name: "Form" }).click()
  await look("a list as a form")
  expect(found).toEqual([])
})

test("every file is opened as text and as a form, and nothing is changed", async ({ small }) => {
  const { page, changed } = small
  for (const name of ["garden", "index", "first", "rain", "books", "menus", "codes"]) {
    await open(page, name)
    await page.getByRole("button", { name: "Form" }).click()
    await page.getByRole("button", { name: "Text", exact: true }).click()
  }
  await expect(page.getByText("All is saved")).toBeVisible()
  expect(changed()).toEqual([])
})

test("a file that is changed on the disk is shown as it is there, and joined with what is written here", async ({
  small,
}) => {
  const { page, root, file } = small
  const garden = "content/pages/garden.mdx"
  await open(page, "garden")
  writeFileSync(join(root, garden), `${file(garden)}\nTheirs.\n`)
  await expect(
    page.getByText(`${garden} was changed on the disk, and is shown as it is there.`),
  ).toBeVisible()
  await expect(page.locator(".cm-content")).toContainText("Theirs.")
  await page.getByRole("button", { name: "Form" }).click()
  await page.getByRole("textbox", { name: /^title/ }).fill("My garden")
  writeFileSync(join(root, garden), `${file(garden)}\nTheirs again.\n`)
  await expect(page.getByText("both in it.")).toBeVisible()
  await save(page, garden)
  expect(file(garden)).toMatch(/title: "?My garden"?\n[\s\S]*\nTheirs.\n\nTheirs again.\n$/)
})

test("words that were not saved are offered again after a reload and a restart of the server", async ({
  small,
}) => {
  const { page, restart } = small
  const garden = "content/pages/garden.mdx"
  await open(page, "garden")
  await page.locator(".cm-content").click()
  await page.keyboard.press("Control+End")
  await page.keyboard.type("Not saved yet.")
  await expect(page.getByText("1 not saved")).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("Not saved yet.")
  await restart()
  const dialog = page.getByRole("dialog", { name: "Not saved the last time" })
  await expect(dialog).toContainText(garden, { timeout: 30_000 })
  await dialog.getByRole("button", { name: "Open it again" }).click()
  await expect(page.locator(".cm-content")).toContainText("Not saved yet.")
  await save(page, garden)
  expect(small.file(garden)).toContain("Not saved yet.")
  const draftKeys = () => page.evaluate(() => Object.keys(localStorage).filter(key => key.includes("draft")))
  await expect.poll(draftKeys).toEqual([])
})

test("the line that is typed stays in sight when messages appear", async ({ small }) => {
  const { page, root, file } = small
  const garden = "content/pages/garden.mdx"
  writeFileSync(join(root, garden), `${file(garden)}\n${"A line of words.\n\n".repeat(60)}`)
  await open(page, "garden")
  await page.locator(".cm-content").click()
  await page.keyboard.press("Control+End")
  const count = 12
  for (let i = 0; i < count; i++) await page.keyboard.type(`[x](/nowhere-${i}) `)
  await expect(page.getByRole("region", { name: "Mistakes" })).toContainText(`${count} mistakes`)
  const cursor = await page.locator(".cm-activeLine").boundingBox()
  const pane = await page.locator(".cm-scroller").boundingBox()
  if (!cursor || !pane) throw new Error("There is no line.")
  expect(cursor.y + cursor.height).toBeLessThanOrEqual(pane.y + pane.height + 1)
})

test("a picture is opened before it is taken, and goes with its choice", async ({ small }) => {
  const { page, changed } = small
  await open(page, "garden")
  await page.getByRole("button", { name: "Picture ..." }).click()
  const dialog = page.getByRole("dialog", { name: "Picture" })
  const choice = dialog.getByLabel("Picture", { exact: true })
  const whole = { name: "Dot.png", mimeType: "image/png", buffer: Buffer.from(dot, "base64") }
  await choice.setInputFiles(whole)
  await expect(dialog.getByRole("img")).toBeVisible()
  await choice.setInputFiles([])
  await expect(dialog.getByRole("img")).toBeHidden()
  await expect(dialog.getByLabel("Its name")).toHaveValue("")
  for (const [name, message] of [
    ["words.png", /words\.png can't be opened: it is no picture, or damaged/],
    ["IMG_1.HEIC", /IMG_1\.HEIC is a photo of a telephone/],
  ] as const) {
    await choice.setInputFiles({ name, mimeType: "image/png", buffer: Buffer.from("words") })
    await expect(dialog.getByRole("alert")).toHaveText(message)
    await expect(dialog.getByRole("button", { name: "Save the picture" })).toBeDisabled()
  }
  await choice.setInputFiles(whole)
  await expect(dialog.getByRole("alert")).toBeHidden()
  await dialog.getByRole("button", { name: "Cancel" }).click()
  expect(changed()).toEqual([])
})

test("an address is that of the title until one is typed, and a new row is empty", async ({ small }) => {
  const { page, file } = small
  await page.getByRole("button", { name: "New ..." }).click()
  const dialog = page.getByRole("dialog", { name: "New" })
  await dialog.getByLabel("Title").fill("Äiti's tea & 2 biscuits")
  await expect(dialog.getByLabel(/^Address/)).toHaveValue("aitis-tea-2-biscuits")
  await dialog.getByLabel(/^Address/).fill("tea")
  await dialog.getByLabel("Title").fill("Tea")
  await expect(dialog.getByLabel(/^Address/)).toHaveValue("tea")
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await open(page, "books")
  await page.getByRole("button", { name: "Form" }).click()
  await page.getByRole("button", { name: "Add", exact: true }).first().click()
  await page.getByRole("button", { name: "Text", exact: true }).click()
  await expect(page.locator(".cm-content")).toContainText(/title: ""\s*- title: More dirt/)
  expect(file("content/data/books.yaml")).not.toContain('""')
})
