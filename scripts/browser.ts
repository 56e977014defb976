/** Finds the Chromium for the browser tests: by default the pinned one that `npm ci` installs. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, resolve } from "node:path"
import { inflateSync } from "node:zlib"

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

const args = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--font-render-hinting=none",
]

/**
 * Finds Chromium: the program at CHROMIUM_PATH, or the pinned one of node_modules with fonts of its own. Throws if the
 * former does not exist, and on platforms other than Linux on x64 if CHROMIUM_PATH is not set.
 */
export async function findBrowser(): Promise<Browser> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
  )
  const customPath = process.env.CHROMIUM_PATH
  if (customPath) {
    if (!existsSync(customPath)) throw new Error(`CHROMIUM_PATH is ${customPath}, and no file is there.`)
    return { executablePath: customPath, args, env }
  }
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      "The Chromium of node_modules is for Linux on x64. Set CHROMIUM_PATH to the program of a Chrome or Chromium.",
    )
  }
  const home = await unpack()
  const paths = { LD_LIBRARY_PATH: join(home, "al2023/lib"), FONTCONFIG_FILE: join(home, "fonts.conf") }
  return { executablePath: join(home, "chromium"), args, env: { ...env, ...paths } }
}

/** Unpacks @sparticuz/chromium, and an emoji font, unless that version is unpacked already. Returns the folder. */
async function unpack(): Promise<string> {
  const packages = resolve("node_modules")
  const manifest = readFileSync(join(packages, "@sparticuz/chromium/package.json"), "utf8")
  const home = join(packages, ".cache/chromium", (JSON.parse(manifest) as { version: string }).version)
  if (existsSync(home)) return home
  mkdirSync(dirname(home), { recursive: true })
  const folder = mkdtempSync(`${home}-`)
  const previousEnv = { ...process.env }
  // The package unpacks into TMPDIR only, and its libraries only in what looks like AWS Lambda.
  process.env.TMPDIR = folder
  process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x"
  const { default: chromium } = await import("@sparticuz/chromium")
  await chromium.executablePath()
  for (const key of ["TMPDIR", "AWS_EXECUTION_ENV", "LD_LIBRARY_PATH", "FONTCONFIG_PATH", "HOME"]) {
    if (previousEnv[key] === undefined) delete process.env[key]
    else process.env[key] = previousEnv[key]
  }
  const emoji = createRequire(join(packages, "x.js")).resolve(
    "@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff",
  )
  mkdirSync(join(folder, "fonts"), { recursive: true })
  writeFileSync(join(folder, "fonts/NotoColorEmoji.ttf"), woffToSfnt(readFileSync(emoji)))
  const folders = `<dir>${home}/fonts</dir><cachedir>${home}/fc-cache</cachedir>`
  const head = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">'
  writeFileSync(join(folder, "fonts.conf"), `${head}<fontconfig>${folders}</fontconfig>`)
  try {
    renameSync(folder, home)
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
  return home
}

/** Converts a WOFF 1.0 font to the SFNT font that it wraps, whose tables are compressed separately (W3C WOFF 1.0). */
export function woffToSfnt(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + 20 * i
    const [offset, packed, length] = [4, 8, 12].map(skip => woff.readUInt32BE(at + skip)) as [
      number,
      number,
      number,
    ]
    const raw = woff.subarray(offset, offset + packed)
    const data = packed < length ? inflateSync(raw) : raw
    return { tag: woff.subarray(at, at + 4), checksum: woff.readUInt32BE(at + 16), data }
  })
  const head = Buffer.alloc(12 + 16 * count)
  const power = Math.floor(Math.log2(count))
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 << power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * count - (16 << power), 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  tables.forEach(({ tag, checksum, data }, i) => {
    const at = 12 + 16 * i
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const padding = (4 - (data.length % 4)) % 4
    parts.push(Buffer.from(data), Buffer.alloc(padding))
    offset += data.length + padding
  })
  return Buffer.concat(parts)
}
