/** The windows of the house: the things a removed page left behind, and the adopted pages that have moved in. */
import type { PageEntry } from "../../lib/content/derivedLists"

/** The number of windows. */
export const panes = 12

type Thing = {
  /** The emoji shown in the lit window. */
  sign: string
  /** The answer to a knock. */
  answer: string
}

const things: readonly Thing[] = [
  { sign: "00007", answer: "The hit counter. Seven visitors, it says. Six of them were me." },
  { sign: "link", answer: "A hyperlink, still blue. Was anybody asking for it?" },
  { sign: "¹", answer: "The footnote. It says: see above. You look up. Above is a roof." },
  { sign: "<!-- -->", answer: "A comment. You can hear it breathing. It won't come out." },
  { sign: "NEW!", answer: "A badge from March. It asks what month it is." },
  { sign: "•", answer: "The first item of a list. It was going to be a long one." },
  { sign: "[x]", answer: "A broken picture. It says it used to be a lighthouse." },
  { sign: "&nbsp;", answer: "A space that does not break. It has taken all this rather well." },
  { sign: "<hr>", answer: "A horizontal rule: no pets, no frames, quiet after ten." },
  { sign: "©", answer: "The copyright notice. It stayed to look after things. There are no things." },
  { sign: "GO", answer: "A Submit button. It would do anything for you." },
  { sign: "</p>", answer: "The end of a paragraph. It has not been told about the beginning." },
]

/** The contents of one window. */
export type Pane =
  | { kind: "thing"; sign: string; answer: string }
  | { kind: "page"; page: PageEntry }
  | { kind: "crowd"; count: number }

/**
 * Returns the windows from the top left: the adopted pages first (the last window is shared if there are too many),
 * then the things left behind.
 */
export function windowsOf(adopted: readonly PageEntry[]): Pane[] {
  const crowded = adopted.length > panes
  const alone = crowded ? adopted.slice(0, panes - 1) : adopted
  return [
    ...alone.map((page): Pane => ({ kind: "page", page })),
    ...(crowded ? [{ kind: "crowd", count: adopted.length - panes + 1 } as const] : []),
    ...things
      .slice(0, panes - adopted.length < 0 ? 0 : panes - adopted.length)
      .map((thing): Pane => ({ kind: "thing", ...thing })),
  ]
}

/** Returns the text shown after a knock on a window. */
export function answerOf(pane: Pane): string {
  if (pane.kind === "thing") return pane.answer
  if (pane.kind === "crowd") return `${pane.count} of yours share this room. It was their idea.`
  return `${pane.page.title}. You adopted it. It has hung up curtains.`
}

/** The text shown once every window is lit and the door opens. */
export const atTheDoor =
  "The door opens. It is the page itself: one pixel, transparent. Hardly anybody has seen it. Nor have you."

const doorAnswers = [
  "Nobody. Something puts a finger to its lips.",
  "The door says it is only a drawing of a door.",
  "You have woken a window.",
] as const

/** Returns the answer to a number of knocks on the shut door. */
export function behindDoor(knocks: number): string {
  return doorAnswers[(knocks - 1) % doorAnswers.length] ?? doorAnswers[0]
}

/** Describes the number of lit windows. */
export function lightsText(lit: number): string {
  return lit < panes
    ? `Lights on: ${lit} of ${panes}. Knock on the others.`
    : "All the lights are on. Shut the door."
}
