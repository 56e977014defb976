/** content/data/links.yaml: links to other sites, each in a drawer of the cabinet. */
import * as v from "valibot"

/** The drawers and their labels. The last one has an age check. */
export const drawers = {
  early: "Early web",
  handmade: "Made by hand",
  archives: "Archives",
  standards: "Standards",
  sky: "The sky",
  nature: "Nature",
  sound: "Sound",
  finland: "Finland",
  adults: "Adults only",
} as const

export type Drawer = keyof typeof drawers

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const address = v.pipe(text, v.regex(/^https?:\/\/[^\s/]+\.[a-z]+\/?/, "Write a whole address."))

const link = v.strictObject({
  title: v.pipe(text, v.maxLength(60, "Write fewer than 60 characters.")),
  to: address,
  drawer: v.picklist(Object.keys(drawers) as Drawer[], "Name one of the drawers."),
  /** A description of the site. */
  about: v.pipe(
    text,
    v.maxLength(110, "Write fewer than 110 characters."),
    v.endsWith(".", "End with a full stop."),
  ),
  added: v.pipe(v.string(), v.isoDate("Write a day as 2024-05-31.")),
  /** A source for the description. */
  source: address,
})

export const schema = v.pipe(
  v.array(link),
  v.check(
    links => new Set(links.map(({ to }) => to)).size === links.length,
    "Put no address into two drawers; one of them is there twice.",
  ),
  v.check(
    links => Object.keys(drawers).every(name => links.some(({ drawer }) => drawer === name)),
    "Leave no drawer empty.",
  ),
)

export type Link = v.InferOutput<typeof link>
