/** Runs the desk on a small temporary site for a test. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test as base, expect, type Page } from "@playwright/test"

const repository = join(__dirname, "../../..")

export type Small = {
  root: string
  page: Page
  /** A file's current text; null if it does not exist. */
  file: (path: string) => string | null
  /** The files that git reports as changed. */
  changed: () => string[]
  /** Restarts the server on the same port, and opens the new address. */
  restart: () => Promise<void>
}

function makeSite(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "small-desk-")))
  const from = join(repository, "tests/fixtures/base")
  const schema = "src/embeds/garden/schema.ts"
  cpSync(from, root, { recursive: true, filter: path => path !== join(from, schema) })
  symlinkSync(join(from, schema), join(root, schema))
  cpSync(join(repository, "src/embeds/list"), join(root, "src/embeds/list"), { recursive: true })
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...words], {
      cwd: root,
      stdio: "ignore",
    })
  git("init")
  git("add", ".")
  git("commit", "-m", "a small site")
  return root
}

function start(root: string, port = 0): Promise<{ child: ChildProcess; address: string }> {
  const words = ["--import", "tsx", "desk/index.ts", "--root", root, "--stay"]
  const child = spawn(process.execPath, words, {
    cwd: repository,
    env: { ...process.env, PORT: String(port) },
  })
  return new Promise((resolve, reject) => {
    let output = ""
    const read = (part: Buffer) => {
      output += part.toString()
      const address = /http:\S+/.exec(output)?.[0]
      if (address) resolve({ child, address })
    }
    child.stdout.on("data", read)
    child.stderr.on("data", read)
    child.once("exit", () => reject(new Error(output)))
  })
}

/** A test with an open desk, which fails on console errors. */
export const test = base.extend<{ small: Small }>({
  small: async ({ page }, use) => {
    const root = makeSite()
    let { child, address } = await start(root)
    const consoleErrors: string[] = []
    page.on("console", message => message.type() === "error" && consoleErrors.push(message.text()))
    page.on("pageerror", error => consoleErrors.push(String(error)))
    await page.goto(address)
    await expect(page.getByText("No mistakes.")).toBeVisible({ timeout: 30_000 })
    const file = (path: string) =>
      existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null
    const changed = () =>
      execFileSync("git", ["status", "--porcelain", "-uall"], { cwd: root, encoding: "utf8" })
        .split("\n")
        .filter(Boolean)
        .map(line => line.slice(3))
        .sort()
    const restart = async () => {
      const errorCount = consoleErrors.length
      const ended = new Promise(resolve => child.once("exit", resolve))
      child.kill()
      await ended
      await page.goto("about:blank")
      const next = await start(root, Number(new URL(address).port))
      child = next.child
      address = next.address
      // Failed requests during the restart are logged as errors.
      consoleErrors.length = errorCount
      await page.goto(address)
    }
    await use({ root, page, file, changed, restart })
    child.kill()
    rmSync(root, { recursive: true, force: true })
    expect(consoleErrors).toEqual([])
  },
})

/** Creates a page, post, list or playlist by the dialog. */
export async function create(page: Page, kind: string, title: string, path: string): Promise<void> {
  await page.getByRole("button", { name: "New ..." }).click()
  const dialog = page.getByRole("dialog", { name: "New" })
  await dialog.getByText(kind, { exact: true }).click()
  await dialog.getByLabel("Title").fill(title)
  await dialog.getByLabel(/^Address/).fill(path)
  await dialog.getByRole("button", { name: "Show what is made" }).click()
  await dialog.getByRole("button", { name: "Make it" }).click()
  await expect(dialog).toBeHidden()
}

/** Opens a file from the tree. */
export async function open(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Content" }).getByRole("button", { name, exact: true }).click()
  await expect(page.locator(".cm-content").first()).toBeAttached()
}

/** Saves by the keyboard and confirms the diff. */
export async function save(page: Page, file: string): Promise<void> {
  await page.keyboard.press("Control+s")
  const dialog = page.getByRole("dialog", { name: `Save ${file}` })
  await expect(dialog).toBeVisible()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText(`Saved ${file}.`)).toBeVisible()
}

/** Renames the current file. */
export async function rename(page: Page, to: string): Promise<void> {
  await page.getByRole("button", { name: "Rename ..." }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("New name").fill(to)
  await dialog.getByRole("button", { name: "Show what follows" }).click()
  await dialog.getByRole("button", { name: "Rename it" }).click()
  await expect(dialog).toBeHidden()
}

/** Removes the current file. */
export async function remove(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Remove ..." }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Remove it" }).click()
  await expect(dialog).toBeHidden()
}

export { expect }
