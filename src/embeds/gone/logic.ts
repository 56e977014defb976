/** The house of a page that has been taken away: what it left behind its windows, and which adopted pages moved in. */
import type { PageEntry } from "../../lib/content/derivedLists"

/** How many windows the house has. */
export const panes = 12

type Thing = {
  /** What is seen in the lit window: a few signs. */
  sign: string
  /** What answers when somebody knocks. */
  answer: string
}

const things: readonly Thing[] = [
  { sign: "00007", answer: "The hit counter. Seven, and six of those were me, it says." },
  { sign: "link", answer: "A hyperlink, still blue. Was anybody asking for it?" },
  { sign: "¹", answer: "The footnote. It says: see above. You look up. Above is a roof." },
  { sign: "<!-- -->", answer: "A comment. It breathes, but will not come out." },
  { sign: "NEW!", answer: "A badge from March. It asks what month we have." },
  { sign: "•", answer: "The first item of a list. It was going to be a long one." },
  { sign: "[x]", answer: "A broken picture. It says that it used to be a lighthouse." },
  { sign: "&nbsp;", answer: "A space that does not break. It has taken all this rather well." },
  { sign: "<hr>", answer: "A horizontal rule: no pets, no frames, quiet after ten." },
  { sign: "©", answer: "Copyright. It has stayed to look after what there is of it." },
  { sign: "GO", answer: "A Submit button. It would do anything for you." },
  { sign: "</p>", answer: "The end of a paragraph. It has not been told about the beginning." },
]

/** What is behind one window. */
export type Pane =
  | { kind: "thing"; sign: string; answer: string }
  | { kind: "page"; page: PageEntry }
  | { kind: "crowd"; count: number }

/** The windows from the top left: first the pages that live there, in the last of them those who share, then what was left. */
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

/** What comes to the window when somebody knocks. */
export function answerOf(pane: Pane): string {
  if (pane.kind === "thing") return pane.answer
  if (pane.kind === "crowd") return `${pane.count} of yours share this room. It was their idea.`
  return `${pane.page.title}, whom you adopted. It has hung up curtains.`
}

/** What is said when every window has a light and the door opens. */
export const atTheDoor =
  "The door opens. It is the page itself: one pixel by one, transparent. You have seen it now. So few have."
