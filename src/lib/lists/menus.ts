/** The schema of content/data/menus.yaml: the menus of the shell, which are on every page. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.nonEmpty("Write a text."))

const celebrations = ["valentine", "birthday", "christmas", "halloween", "independence"] as const

const item = v.strictObject({
  /** The path of a page or a file. */
  to: text,
  label: text,
  emoji: v.optional(text),
  /** The only celebration on which the item shows, by the visitor's calendar. */
  on: v.optional(v.picklist(celebrations)),
})

/** The commands of entries of the Start menu that are not links. */
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

const command = v.strictObject({ do: v.picklist(commands), label: text })

export const schema = v.strictObject({
  /** The top menu of every page. */
  top: v.array(item),
  /** The desktop icons beside a narrow page, above the Recycle Bin. */
  desktop: v.pipe(v.array(item), v.maxLength(6, "The desktop has room for six icons over its bin.")),
  /** The Start menu, in groups with a separator between them. */
  start: v.array(v.array(v.union([item, command], 'Write "to" and a path, or "do" and what it does.'))),
  footer: v.array(item),
  /** The page with the things that the visitor has got. */
  things: item,
  /** The figures of the visit in the footer, each with a link to its page. */
  statistics: v.strictObject({ time: item, cursor: item, scroll: item }),
  /** Files and folders that are served beside the pages; another build makes them, so their links are not checked. */
  reports: v.array(v.strictObject({ file: v.pipe(text, v.startsWith("/")), label: text })),
})

export type Menus = v.InferOutput<typeof schema>
/** A link to a page; the build adds the name of the page's icon. */
export type MenuItem = v.InferOutput<typeof item> & { icon?: string }
export type MenuCommand = v.InferOutput<typeof command>
export type CommandName = (typeof commands)[number]
