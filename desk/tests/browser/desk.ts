/** The desk on a small site of its own: made for a test, and ended after it. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test as base, expect, type Page } from "@playwright/test"

const repository = join(__dirname, "../../..")

export type Small = {
  root: string
  page: Page
  /** What a file of the site says now; null where it is not there. */
  file: (path: string) => string | null
  /** The files that git finds changed. */
  changed: () => string[]
  /** Ends the server, starts it again at the same port, and opens the new address. */
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
    let said = ""
    const hear = (part: Buffer) => {
      said += part.toString()
      const address = /http:\S+/.exec(said)?.[0]
      if (address) resolve({ child, address })
    }
    child.stdout.on("data", hear)
    child.stderr.on("data", hear)
    child.once("exit", () => reject(new Error(said)))
  })
}

/** A test with a desk that is open; nothing may be said in the console meanwhile. */
export const test = base.extend<{ small: Small }>({
  small: async ({ page }, use) => {
    const root = makeSite()
    let { child, address } = await start(root)
    const said: string[] = []
    page.on("console", message => message.type() === "error" && said.push(message.text()))
    page.on("pageerror", error => said.push(String(error)))
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
      const heard = said.length
      const ended = new Promise(resolve => child.once("exit", resolve))
      child.kill()
      await ended
      await page.goto("about:blank")
      const next = await start(root, Number(new URL(address).port))
      child = next.child
      address = next.address
      // That nobody answered meanwhile is said in the console.
      said.length = heard
      await page.goto(address)
    }
    await use({ root, page, file, changed, restart })
    child.kill()
    rmSync(root, { recursive: true, force: true })
    expect(said).toEqual([])
  },
})

/** Makes something new by the dialog. */
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

/** Saves by the keyboard, past the dialog with the change. */
export async function save(page: Page, file: string): Promise<void> {
  await page.keyboard.press("Control+s")
  const dialog = page.getByRole("dialog", { name: `Save ${file}` })
  await expect(dialog).toBeVisible()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText(`Saved ${file}.`)).toBeVisible()
}

/** Renames what is open. */
export async function rename(page: Page, to: string): Promise<void> {
  await page.getByRole("button", { name: "Rename ..." }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("New name").fill(to)
  await dialog.getByRole("button", { name: "Show what follows" }).click()
  await dialog.getByRole("button", { name: "Rename it" }).click()
  await expect(dialog).toBeHidden()
}

/** Removes what is open. */
export async function remove(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Remove ..." }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Remove it" }).click()
  await expect(dialog).toBeHidden()
}

export { expect }
