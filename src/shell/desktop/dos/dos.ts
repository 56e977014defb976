/** The MS-DOS prompt: a command line over the site's pages, as files in folders. Pure. */

export type DosPage = { path: string; title: string; code: string; description: string }

/** The result of a command: the printed lines, the folder after it, and what the shell does next. */
export type DosAnswer = {
  lines: readonly string[]
  /** The current folder: "" for the root, "/tools". */
  folder: string
  /** A page to open, or the desktop to return to. */
  next?: { page: string } | "desktop"
  /** True if the screen is cleared first. */
  clears?: boolean
}

type Context = {
  folder: string
  pages: readonly DosPage[]
  /** The visitor's local time. */
  now: Date
}

/** The prompt of a folder: "C:\TOOLS>". */
export const promptOf = (folder: string) =>
  `C:${folder === "" ? "\\" : folder.replaceAll("/", "\\").toUpperCase()}>`

/** Lines at the start. */
export const greeting = [
  "Hamster-DOS 6.22, (C) 1998 Pertti Wheel Works",
  "",
  "Type help, or win for Windows.",
  "",
]

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const

const badCommand = "Bad command or file name"

type Entry = { name: string; page?: DosPage }

/** Lists a folder: its folders first, then its pages, by name. */
function entriesOf(folder: string, pages: readonly DosPage[]): Entry[] {
  const files = new Map<string, Entry>()
  const folders = new Set<string>()
  for (const page of pages) {
    if (!page.path.startsWith(`${folder}/`)) continue
    const [name = "", ...rest] = page.path.slice(folder.length + 1).split("/")
    if (name === "") files.set("index", { name: "index", page })
    else if (rest.length > 0) folders.add(name)
    else files.set(name, { name, page })
  }
  const byName = (a: Entry, b: Entry) => (a.name < b.name ? -1 : 1)
  return [...[...folders].map(name => ({ name })).sort(byName), ...[...files.values()].sort(byName)]
}

function dir({ folder, pages }: Context, options: string): string[] {
  const entries = entriesOf(folder, pages)
  const files = entries.filter(({ page }) => page).length
  if (options.includes("/w"))
    return [...entries.map(({ name, page }) => (page ? name : `[${name}]`).toUpperCase())]
  return [
    ` Directory of ${promptOf(folder).slice(0, -1)}`,
    "",
    ...entries.map(({ name, page }) =>
      page ? `${page.code}  ${`${name}.EXE`.toUpperCase()}  ${page.title}` : `<DIR> ${name.toUpperCase()}`,
    ),
    "",
    `${files} file(s), 640 KB free`,
  ]
}

/** Resolves a typed name to a path: absolute, relative or with "..", in either kind of slash. */
function resolve(folder: string, name: string): string {
  const typed = name.toLowerCase().replace(/^c:/, "").replaceAll("\\", "/")
  const parts = typed.startsWith("/") ? [] : folder.split("/").filter(Boolean)
  for (const part of typed.split("/").filter(Boolean)) {
    if (part === "..") parts.pop()
    else if (part !== ".") parts.push(part)
  }
  return parts.length === 0 ? "" : `/${parts.join("/")}`
}

function cd(context: Context, name: string): DosAnswer {
  const { folder, pages } = context
  if (name === "") return { lines: [promptOf(folder).slice(0, -1)], folder }
  const to = resolve(folder, name)
  const isFolder = to === "" || pages.some(({ path }) => path.toLowerCase().startsWith(`${to}/`))
  return isFolder ? { lines: [], folder: to } : { lines: ["Invalid directory"], folder }
}

/** Finds the page that a number, a name or a path means. */
function pageOf({ folder, pages }: Context, name: string): DosPage | undefined {
  const bare = name.toLowerCase().replace(/\.(exe|com|bat)$/, "")
  if (/^\d{1,4}$/.test(bare)) {
    const numbered = pages.find(({ code }) => code === bare.padStart(4, "0"))
    if (numbered) return numbered
  }
  const path = resolve(folder, bare === "index" ? "" : bare) || "/"
  return pages.find(page => page.path.toLowerCase() === path)
}

const help = [
  "DIR             what is in this folder",
  "CD TOOLS        into a folder, CD .. out of it",
  "START 0087      open a page by number or name",
  "TYPE README.TXT what it says",
  "DATE, TIME, VER, MEM, CLS, ECHO",
  "WIN             back to the desktop",
  "",
  "There are others. Nobody wrote them down.",
]

/** Commands with an answer that never changes. */
const fixed: Record<string, readonly string[]> = {
  ver: ["", "Hamster-DOS [Version 6.22.98]", ""],
  mem: [
    "655,360 bytes total",
    "655,360 bytes of hay",
    "      0 bytes free. It ought to be enough for anybody.",
  ],
  help,
  "format c:": [
    "WARNING: ALL HAY ON DRIVE C: WILL BE LOST!",
    "Proceed with format (Y/N)? N",
    "Very sensible.",
  ],
  "del *.*": ["All files in directory will be deleted!", "Are you sure (Y/N)? The hamster says no."],
  "deltree /y c:\\": ["Deleting C:\\...", "Only joking. It is all still there. Type dir."],
  fdisk: ["One partition found. It is a cage, and it is occupied."],
  ls: ["This is not that kind of computer."],
  sudo: ["Pertti is not in the sudoers file. He has been told."],
  "sudo make me a sandwich": ["Okay.", "It has sunflower seeds in it."],
  coffee: ["418 I'm a teapot", "Try START ERROR-418"],
  doom: ["Not enough memory. 640 KB of hay are in the way."],
  hello: ["HELLO.", "HOW DO YOU FEEL ABOUT HELLO?"],
  juhku: ["Juhku."],
  hamster: ["(\\(\\", "( . .)   This is a rabbit. The artist has been spoken to.", 'c(")(")'],
  exit: ["There is no way out but WIN."],
  y: ["Nobody asked."],
  "win 95": ["Three years late."],
  "ping pertti": ["Reply from the next burrow: bytes=32 time<1ms TTL=64", "It was very close."],
}

/** Runs a typed line. */
export function runDos(line: string, context: Context): DosAnswer {
  const { folder, now } = context
  const typed = line.trim().replace(/\s+/g, " ")
  const [command = "", ...words] = typed.toLowerCase().split(" ")
  const rest = words.join(" ")
  const say = (...lines: string[]): DosAnswer => ({ lines, folder })
  if (typed === "") return say()
  const answer = Object.hasOwn(fixed, typed.toLowerCase()) ? fixed[typed.toLowerCase()] : undefined
  if (answer) return say(...answer)
  if (command === "win") return { lines: ["Starting Windows..."], folder, next: "desktop" }
  if (command === "cls") return { lines: [], folder, clears: true }
  if (command === "echo") return say(typed.slice(5) || "ECHO is on")
  if (command === "date")
    return say(`Current date is ${weekdays[now.getDay()]} ${now.toLocaleDateString("en-GB")}`)
  if (command === "time") return say(`Current time is ${now.toLocaleTimeString("en-GB")}`)
  if (command === "dir" || command === "dir/w") return say(...dir(context, typed.toLowerCase().slice(3)))
  if (command === "cd" || command === "chdir") return cd(context, rest)
  if (/^cd[.\\/]/.test(command)) return cd(context, command.slice(2))
  if (command === "type" || command === "more") return say(...typeFile(context, rest))
  const name = command === "start" || command === "run" ? rest : typed.toLowerCase()
  const page = name === "" ? undefined : pageOf(context, name)
  if (page) return { lines: [`Starting ${page.title}...`], folder, next: { page: page.path } }
  if (command === "start") return say(name === "" ? "Start what?" : `File not found - ${name.toUpperCase()}`)
  return say(badCommand)
}

function typeFile(context: Context, name: string): string[] {
  if (name === "") return ["Required parameter missing"]
  if (name === "readme.txt")
    return [
      "README.TXT",
      "----------",
      "Everything here is a page. DIR lists them, START opens them.",
      "The one who wrote this has gone to lie on his cushion.",
    ]
  const page = pageOf(context, name)
  return page ? [page.description] : [`File not found - ${name.toUpperCase()}`]
}
