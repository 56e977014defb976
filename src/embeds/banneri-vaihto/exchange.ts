/** The banners that are got in exchange, and the messages that come with them. */
import { first, type Settings } from "./settings"

/** The home pages that give a banner for a press, in this order. */
const partners: readonly Partial<Settings>[] = [
  {
    text: "Aunt Raili's curtains\n412 pictures, loading",
    pattern: "dots",
    paper: "#8a1a5c",
    second: "#b8478a",
    ink: "#ffffff",
    hamster: "none",
  },
  {
    text: "Modem Club of Pihtipudas\nBoth members welcome",
    pattern: "checks",
    paper: "#063",
    second: "#084",
    ink: "#a8ff60",
    hamster: "none",
  },
  {
    text: "YOU ARE VISITOR 1,000,000\nPress to claim",
    motion: "blink",
    pattern: "plain",
    paper: "#c00000",
    ink: "#ffff00",
    hamster: "none",
  },
  {
    text: "Under construction\nsince 1997",
    pattern: "construction",
    paper: "#fff0a0",
    ink: "#202020",
    hamster: "right",
    motion: "pattern",
  },
  {
    text: "Is your banner slow?\nGet a slower one",
    pattern: "sunset",
    paper: "#ff8c42",
    second: "#5b1a6e",
    ink: "#ffffff",
    hamster: "none",
  },
]

const colour = (text: string) => (text.length === 4 ? text.replace(/[0-9a-f]/gi, "$&$&") : text)

/** The number of banners that the wall holds. */
export const hooks = partners.length + 1

/** Returns the banner on a hook. The last is Pertti's, who advertises the visitor's own. */
export function bannerAt(hook: number, own: string): Settings {
  const partner = partners[hook]
  if (!partner)
    return {
      ...first,
      text: `Pertti recommends:\n${own || "nothing"}`,
      pattern: "stripes",
      motion: "still",
      hamster: "walks",
      paper: "#5a2d00",
      second: "#7a4310",
      ink: "#ffe14d",
    }
  return {
    ...first,
    motion: "still",
    ...partner,
    paper: colour(partner.paper ?? first.paper),
    second: colour(partner.second ?? first.second),
  }
}

const messages = [
  "You gave one. You got one. It is Aunt Raili's.",
  "That one costs by the minute. Both members are on the line.",
  "Congratulations!",
  "You have won a banner. The prize was under construction.",
  "This one took 40 seconds. They keep their word.",
  "The wall is full. Pertti has hung up yours, and he doesn't like it either.",
] as const

/** Describes the exchange after a number of banners got, 0 to `hooks`. */
export function exchangeText(got: number): string {
  return got === 0 ? "Nobody has pressed your banner yet." : (messages[got - 1] ?? "")
}
