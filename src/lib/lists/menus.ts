/** content/data/menus.yaml: the menus of the shell, which are on every page. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.nonEmpty("Write a text."))

const celebrated = ["valentine", "birthday", "christmas", "halloween", "independence"] as const

const item = v.strictObject({
  /** A page's path, or a file's. */
  to: text,
  label: text,
  emoji: v.optional(text),
  /** The only day on which it is there, by the visitor's calendar. */
  on: v.optional(v.picklist(celebrated)),
})

/** What an entry of the Start menu can do where it leads to no page. */
export const commands = [
  "numpad",
  "pages",
  "calm",
  "letter-keys",
  "snow",
  "menu-font",
  "mute",
  "display",
  "bin",
  "shut-down",
] as const

const command = v.strictObject({ do: v.picklist(commands), label: text, emoji: v.optional(text) })

export const schema = v.strictObject({
  /** The top menu of every page. */
  top: v.array(item),
  /** The icons beside a narrow page, over the Recycle Bin. */
  desktop: v.pipe(v.array(item), v.maxLength(6, "The desktop has room for six icons over its bin.")),
  /** The Start menu, in groups with a line between. */
  start: v.array(v.array(v.union([item, command], 'Write "to" and a path, or "do" and what it does.'))),
  footer: v.array(item),
  /** The figures of the visit in the footer, each with the page that tells more of it. */
  statistics: v.strictObject({ time: item, cursor: item, scroll: item }),
  /** Files and folders that are served beside the pages; they are made apart from the site, and not checked. */
  reports: v.array(v.strictObject({ file: v.pipe(text, v.startsWith("/")), label: text })),
})

export type Menus = v.InferOutput<typeof schema>
/** An entry that leads to a page; the build adds the name of the page's icon. */
export type MenuItem = v.InferOutput<typeof item> & { icon?: string }
export type MenuCommand = v.InferOutput<typeof command>
export type CommandName = (typeof commands)[number]
